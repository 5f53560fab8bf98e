/** "An hour", "a unit", "an 8-week course", "an X-ray". */
export function addIndefinite(text: string): string {
  const silent = /^(?:hour|honest|honou?r|heir)/i.test(text);
  const spoken =
    /^(?:[aeiou]|8|11\b|18\b)/i.test(text) && !/^(?:uni(?!n)|use|usu|euro|one\b|once\b|eu|ut[ie])/i.test(text);
  const spelled = /^[AEFHILMNORSX](?:[A-Z]{1,4}\b|-)/.test(text);
  const named = /^[BCDGJKPQTUVWYZ](?:[A-Z]{1,4}\b|-)/.test(text);
  return `${silent || spelled || (spoken && !named) ? "an" : "a"} ${text}`;
}

// why: "iPhone" keeps its letters
export const capitalize = (text: string): string =>
  text.replace(/^(["“‘(]*)(\p{Ll})(?!\p{Lu})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());

const nationality =
  /^(?:English|British|Irish|Scottish|Welsh|Spanish|Turkish|Polish|Swedish|Danish|Finnish|Jewish|French|Dutch|German|Greek|Thai|Swiss|Czech|\p{Lu}\p{L}{2,}(?:ian|ean|ese|ican))$/u;
const proper =
  /^(?:I|I['’]\w+|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Easter|Christmas|Xmas|Eid|Diwali|Halloween|Hanukkah|Thanksgiving|Valentine['’]?s?)$/;

const calendarName =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Diwali|Eid)(?:['’]s)?$/;

/** With a small first letter for the middle of a sentence; names, acronyms, days and months keep theirs. */
export function lowerFirst(text: string, names: readonly string[] = []): string {
  const [first = "", second = ""] = text.split(/\s+/, 2);
  const bare = first.replace(/[^\p{L}\p{N}'’]/gu, "");
  if (
    /^(?:from|on|in|at|every|until|by|before|after|since|this|next|last|our|your|we|the|an?|most|all|how|why|what|when|where|who|is|are|do|does|can|should|if)$/i.test(
      bare,
    )
  )
    return text.charAt(0).toLowerCase() + text.slice(1);
  // why: "New Saturday class" is a class, "New York" a place
  if (/^(?:new|free|weekly|monthly|daily|early|late|private|special|extra)$/i.test(bare) && calendarName.test(second))
    return text.charAt(0).toLowerCase() + text.slice(1);
  // why the first alone: "solar panels" of "Greenleaf Solar" are no name
  const isName = names.some((name) => name.toLowerCase().split(/\s+/)[0] === bare.toLowerCase());
  // why a figure too: "Rs 4,999", "Kr 80"
  const isNamePair = (/^\p{Lu}\p{Ll}/u.test(second) && bare.length > 1) || /^\p{Lu}\p{Ll}{0,2}\.? \d/u.test(text);
  if (proper.test(bare) || nationality.test(bare) || isName || isNamePair || /^\p{Lu}.*\p{Lu}/u.test(bare)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Without the full stop, colon or dash that an owner's line may end in; a question keeps its mark. */
export const removeEndMark = (text: string): string => text.trim().replace(/(?<![.!,;:–—\s])[.!,;:–—\s]+$/u, "");

/** As a sentence of its own: a capital first, a mark last; what is a question asks. */
export function endSentence(text: string): string {
  const trimmed = capitalize(text.trim());
  if (trimmed === "" || /[.!?…。！？؟]["”’)]?$/u.test(trimmed)) return trimmed;
  return `${removeEndMark(trimmed)}${isQuestion(trimmed) ? "?" : "."}`;
}

/** "Why does your puppy ignore you" asks, with its mark or without it. */
export const isQuestion = (text: string): boolean =>
  text.endsWith("?") ||
  /^(?:(?:why|how|what|when|where|which|who) )?(?:can|do|does|did|is|are|will|would|could|should) (?:you|we|your|our|it|the|an?|they|\p{Ll}+s) |^(?:have|has) (?:you|we|they|it) /iu.test(
    text,
  );
