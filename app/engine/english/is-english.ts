import { rememberByText } from "../words/remember";

/** By the language's tag: words that a sentence in it can hardly do without and that English hardly uses. */
const stopWords: Record<string, RegExp> = {
  es: /^(?:el|los|las|una|unos|del|para|con|por|que|más|nuestro|nuestra|nuestros|es|y|su|sus|como|este|esta|de|la|en|un|sobre|muy|también)$/,
  pt: /^(?:os|uma|dos|das|do|da|para|com|por|que|mais|nosso|nossa|nossos|é|e|seu|sua|como|não|são|de|em|um|no|na|ao)$/,
  fr: /^(?:le|les|une|des|du|pour|avec|par|que|qui|plus|notre|nos|est|et|son|sa|ses|dans|sur|de|la|un|au|aux|vous|nous|votre|ce|cette)$/,
  de: /^(?:der|das|und|ist|ein|eine|einen|einem|für|mit|von|zu|den|dem|des|nicht|auf|unser|unsere|unseren|unserer|wir|sie|ich|im|am|zum|zur|bei|neue|neuen|über)$/,
  it: /^(?:il|gli|una|uno|del|della|dei|delle|per|con|che|più|nostro|nostra|nostri|è|e|suo|sua|come|di|la|le|un|nel|nella|al|alla|sono)$/,
  nl: /^(?:het|een|en|van|voor|met|onze|ons|zijn|niet|dat|die|deze|op|te|bij|naar|wij|jullie|nieuwe|ook|de|ik|je)$/,
  pl: /^(?:i|w|na|z|do|się|jest|nie|dla|nasz|nasza|nasze|oraz|jak|po|od|że|nowa|nowy)$/,
  sv: /^(?:och|att|det|som|en|ett|för|med|på|är|vår|våra|av|till|den|inte|nya|vi)$/,
  tr: /^(?:ve|bir|için|ile|bu|yeni|bizim|çok|daha|olan|en)$/,
  id: /^(?:dan|yang|untuk|dengan|kami|ini|di|dari|baru|ke|adalah|pada)$/,
};
const english =
  /^(?:the|a|an|and|or|of|for|to|with|our|my|your|is|are|in|on|at|by|from|how|why|what|new|we|this|that|off|all|free|about|launch|sale|who|i|it|be|as|have|has|will|can|not|their|they|you|us)$/;

/**
 * Whether the built-in engine may write around the text. Says no only with good reason: mostly letters of another script, or at
 * least two function words of one other language (or one and letters that English lacks) and more of them than English ones. A name
 * in another script inside an English sentence is fine.
 */
// why remembered: a page with twenty cards asks about each of their texts
export const isEnglish: (text: string) => boolean = rememberByText(readsAsEnglish, {
  mostTexts: 1_000,
  longestText: 1_000,
});

function readsAsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const englishWords = words.filter((word) => english.test(word)).length;
  if (latin / letters < 0.6) return latin / letters > 0.3 && englishWords >= 2;
  return findByStopWords(text, words) === undefined;
}

/**
 * The tag (BCP 47) of the language that a text is in when that is known and not English: by letters that one language alone uses, or by
 * its function words. Undefined for English, and where several languages are as likely.
 */
export function findLanguage(text: string): string | undefined {
  if (isEnglish(text)) return undefined;
  const byLetters = ownLetters.find(([, letters]) => letters.test(text))?.[0];
  return byLetters ?? findByStopWords(text, text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []);
}

/** Letters that tell a language, the first that is found. */
const ownLetters: readonly [tag: string, RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["th", /\p{Script=Thai}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["el", /\p{Script=Greek}/u],
  ["fa", /[پچژگ]/],
  ["ar", /[ةىأإ]/],
  ["uk", /[їєґ]/i],
];

/** The language whose function words a text in Latin letters holds most of; undefined where there is no good reason to name one. */
function findByStopWords(text: string, words: readonly string[]): string | undefined {
  const englishWords = words.filter((word) => english.test(word)).length;
  const foreignLetters = /[à-öø-ÿąćęłńśźżğışőű¿¡]/i.test(text);
  const found = Object.entries(stopWords).flatMap(([tag, pattern]) => {
    const hits = words.filter((word) => pattern.test(word)).length;
    const only = words.filter((word) => pattern.test(word) && !english.test(word)).length;
    const isClear = only > 0 && hits >= 2 && hits > englishWords;
    return isClear || (only >= 1 && foreignLetters && englishWords === 0 && words.length >= 3) ? [{ tag, hits }] : [];
  });
  return found.sort((one, other) => other.hits - one.hits)[0]?.tag;
}
