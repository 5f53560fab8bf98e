/** "An hour", "a unit", "an 8-week course", "an X-ray". */
export const addIndefinite = (text: string): string => `${chooseIndefinite(text)} ${text}`;

/** "a" or "an" by the sound that the text begins with. */
export function chooseIndefinite(text: string): "a" | "an" {
  const silent = /^(?:hour|honest|honou?r|heir)/i.test(text);
  const spoken =
    /^(?:[aeiou]|8|11\b|18\b)/i.test(text) && !/^(?:uni(?!n)|use|usu|euro|one\b|once\b|eu|ut[ie])/i.test(text);
  const spelled = /^[AEFHILMNORSX](?:[A-Z]{1,4}\b|-)/.test(text);
  const named = /^[BCDGJKPQTUVWYZ](?:[A-Z]{1,4}\b|-)/.test(text);
  return silent || spelled || (spoken && !named) ? "an" : "a";
}

// why: "iPhone" keeps its letters
export const capitalize = (text: string): string =>
  text.replace(/^(["“‘(]*)(\p{Ll})(?!\p{Lu})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());

/** Without the full stop, colon or dash that an owner's line may end in; a question keeps its mark. */
export const removeEndMark = (text: string): string => text.trim().replace(/(?<![.!,;:–—\s])[.!,;:–—\s]+$/u, "");

/** Whether a line holds the half of a quotation. */
export const cutsQuotation = (text: string): boolean => (text.match(/["“”]/g) ?? []).length % 2 === 1;

/** As a sentence of its own: a capital first, a mark last; what is a question asks. */
export function endSentence(text: string): string {
  const trimmed = capitalize(text.trim());
  if (trimmed === "" || /[.!?…。！？؟]["”’)]?$/u.test(trimmed)) return trimmed;
  return `${removeEndMark(trimmed)}${isQuestion(trimmed) ? "?" : "."}`;
}

/** "Why does your puppy ignore you" asks, with its mark or without it. */
export const isQuestion = (text: string): boolean =>
  text.endsWith("?") ||
  /^(?:(?:why|how(?: often| much| long| far| many \p{Ll}+)?|what|when|where|which|who) )?(?:can|do|does|did|is|are|will|would|could|should) (?:you|we|your|our|it|the|an?|they|\p{Ll}+s) |^(?:have|has) (?:you|we|they|it) /iu.test(
    text,
  );
