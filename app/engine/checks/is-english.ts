/** Words without which hardly an English text goes, and which other languages hardly have. */
const english =
  /^(?:the|and|or|of|for|to|with|our|my|your|is|are|was|on|at|by|from|how|why|what|we|this|that|off|all|it|be|as|have|has|will|can|not|their|they|you|us|but|if|when|then|there|out|up|more|every|one|no|so)$/;

/** The same of the languages that are written most beside it. */
const foreign =
  /^(?:el|la|los|las|de|del|que|para|con|por|una|un|en|y|le|les|des|et|du|pour|avec|dans|der|die|das|und|ein|eine|für|mit|nicht|il|di|che|per|non|het|een|van|voor|os|da|do|uma|com|i|w|na|och|att|för)$/;

/** In fewer words than this, none of which are other languages', a list or a slogan may do without the small words. */
const fewestWords = 25;

/**
 * Whether a text may be taken for English. Says no only with good reason: mostly letters of another script, or hardly one of the words
 * that hold English together, in a text of some length or beside several of another language.
 */
export function isInEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 20 && latin / letters < 0.5) return false;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const known = words.filter((word) => english.test(word)).length;
  if (words.length === 0 || known / words.length >= 0.1) return true;
  return words.length < fewestWords && words.filter((word) => foreign.test(word)).length < 3;
}
