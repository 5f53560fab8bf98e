/** Words that a sentence in the language can hardly do without and that English hardly uses. */
const stopWords: Record<string, RegExp> = {
  spanish:
    /^(?:el|los|las|una|unos|del|para|con|por|que|más|nuestro|nuestra|nuestros|es|y|su|sus|como|este|esta|de|la|en|un|sobre|muy|también)$/,
  portuguese:
    /^(?:os|uma|dos|das|do|da|para|com|por|que|mais|nosso|nossa|nossos|é|e|seu|sua|como|não|são|de|em|um|no|na|ao)$/,
  french:
    /^(?:le|les|une|des|du|pour|avec|par|que|qui|plus|notre|nos|est|et|son|sa|ses|dans|sur|de|la|un|au|aux|vous|nous|votre|ce|cette)$/,
  german:
    /^(?:der|das|und|ist|ein|eine|einen|einem|für|mit|von|zu|den|dem|des|nicht|auf|unser|unsere|unseren|unserer|wir|sie|ich|im|am|zum|zur|bei|neue|neuen|über)$/,
  italian:
    /^(?:il|gli|una|uno|del|della|dei|delle|per|con|che|più|nostro|nostra|nostri|è|e|suo|sua|come|di|la|le|un|nel|nella|al|alla|sono)$/,
  dutch: /^(?:het|een|en|van|voor|met|onze|ons|zijn|niet|dat|die|deze|op|te|bij|naar|wij|jullie|nieuwe|ook|de|ik|je)$/,
  polish: /^(?:i|w|na|z|do|się|jest|nie|dla|nasz|nasza|nasze|oraz|jak|po|od|że|nowa|nowy)$/,
  swedish: /^(?:och|att|det|som|en|ett|för|med|på|är|vår|våra|av|till|den|inte|nya|vi)$/,
  turkish: /^(?:ve|bir|için|ile|bu|yeni|bizim|çok|daha|olan|en)$/,
  indonesian: /^(?:dan|yang|untuk|dengan|kami|ini|di|dari|baru|ke|adalah|pada)$/,
};
const english =
  /^(?:the|a|an|and|or|of|for|to|with|our|my|your|is|are|in|on|at|by|from|how|why|what|new|we|this|that|off|all|free|about|launch|sale|who|i|it|be|as|have|has|will|can|not|their|they|you|us)$/;

/**
 * Whether the built-in engine may write around the text. Says no only with good reason: mostly letters of another script, or at
 * least two function words of one other language (or one and letters that English lacks) and more of them than English ones. A name
 * in another script inside an English sentence is fine.
 */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const englishWords = words.filter((word) => english.test(word)).length;
  if (latin / letters < 0.6) return latin / letters > 0.3 && englishWords >= 2;
  const foreignLetters = /[à-öø-ÿąćęłńśźżğışőű¿¡]/i.test(text);
  return !Object.entries(stopWords).some(([, pattern]) => {
    const hits = words.filter((word) => pattern.test(word)).length;
    const only = words.filter((word) => pattern.test(word) && !english.test(word)).length;
    if (only > 0 && hits >= 2 && hits > englishWords) return true;
    return only >= 1 && foreignLetters && englishWords === 0 && words.length >= 3;
  });
}
