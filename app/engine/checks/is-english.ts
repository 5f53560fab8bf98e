/** Words without which hardly an English sentence goes, and which other languages hardly have. */
const english =
  /^(?:the|and|or|of|for|to|with|our|my|your|is|are|was|on|at|by|from|how|why|what|we|this|that|off|all|it|be|as|have|has|will|can|not|their|they|you|us|but|if|when|then|there|out|up|more|every|one|no|so)$/;

/** Too few words to tell a language by. */
const fewestWords = 8;

/** Whether a text of some length is in English: one word in ten at least is of those that English sentences are held together by. */
export function isInEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 20 && latin / letters < 0.5) return false;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return words.length < fewestWords || words.filter((word) => english.test(word)).length / words.length >= 0.1;
}
