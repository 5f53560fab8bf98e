import { isKindOfBusiness, isUncounted } from "./business-kinds";
import { lowerFirst, lowerStart } from "./capitals";
import { finite, withoutSubject } from "./clear-verb";
import { chooseIndefinite, readNounPhrase } from "./noun-phrases";
import { bareNouns, ofOthers } from "./small-words";
import { readWords, type Word } from "./words";

/** "Gluten free", "interest free": what a thing is without, and not that it costs nothing. */
export const isFreeFrom = (words: readonly Word[], at: number) =>
  words[at]?.lower === "free" &&
  /^(?:gluten|dairy|nut|sugar|plastic|smoke|peat|tax|duty|pain|stress|step|interest|lead|wheat|lactose|cruelty|meat|alcohol|barrier|hassle|child|hands|jargon|additive|pesticide)$/.test(
    words[at - 1]?.lower ?? "",
  );

/** "a licence is needed", "the office is open": what is needed is any, what is open is ours. */
export function chooseArticle(text: string, state: string): string {
  const isAny = /^(?:needed|required|necessary|included|provided|available|helpful|preferred|essential)$/.test(state);
  // why: "experience is helpful" counts none
  if (isAny && /\bexperience$/i.test(text)) return "";
  return isAny ? `${chooseIndefinite(lowerFirst(text))} ` : "the ";
}

/**
 * Whether "we have" stands well before the line: a phrase, or several, with nothing but a preposition behind it. A figure, a day or a price
 * behind the name, a material or an address would not.
 */
export function isSurelyHad(text: string, words: readonly Word[]): boolean {
  if (
    /^[£$€]|^\d{1,3}(?:\.\d{1,3})?%/.test(text) ||
    /[£$€]\d/.test(text) ||
    words[0]?.lower === "no" ||
    (words[0]?.part === "verb" && !words[0].tags.has("PastTense"))
  )
    return false;
  const opening = text.split(behindThing)[0] ?? text;
  const named = readWords(opening);
  const phrase = readNounPhrase(opening);
  if (!phrase || phrase.isName || phrase.number === "mass" || isUncounted(phrase.head)) return false;
  // why: "St Anne's church" is where it is, "412 kg of food" what came
  if (
    /^\p{Lu}[\p{L}.]{1,20} \p{Lu}[\p{L}]{1,20}['’]s? /u.test(text) ||
    /^any\s|^\d[\d,.]* ?(?:kg|g|km|m|l|tons?|tonnes?)\b/i.test(text)
  )
    return false;
  if (/^(?:town|village|parish|community) (?:library|hall|centre|church|school)$/i.test(text)) return false;
  if (/^(?:same|average|maximum|minimum|max|min|first|next|last|whole|entire)$/.test(words[0]?.lower ?? ""))
    return false;
  // why at the first only: "sessions 50 minutes", "children under 5"
  const hasFigure = named.some(({ part, tags }, at) => at > 0 && part === "number" && !tags.has("Ordinal"));
  const endsInDay =
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|\b(?:weekdays|weekends|daily)$|\b(?:first|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:every|free|closed|open)\b/i.test(
      opening.slice(1),
    );
  const lasts = /^\d{1,4} (?:minutes?|miles?|km|hours?|days?|weeks?|months?|years?)$/i.test(opening);
  const isPast = named.some(
    ({ lower, part }, at) => at > 0 && at === named.length - 1 && /(?:ed|en)$/.test(lower) && part !== "noun",
  );
  return !hasFigure && !endsInDay && !lasts && !isPast;
}

/** What things with a day of their own do. */
const happens = /^(?:begins|opens|closes|returns|reopens|launches|moves)$/;

/** "Adoption fee is $120" with the article that a note leaves out; names, plurals and what cannot be counted have none. */
export function addSubjectArticle(text: string, words: readonly Word[]): string {
  const verb = words.findIndex(
    ({ lower }, at) => at > 0 && (finite.test(lower) || withoutSubject.test(lower) || happens.test(lower)),
  );
  const [first] = words;
  if (
    verb < 1 ||
    verb > 3 ||
    !first ||
    first.part === "pronoun" ||
    first.part === "number" ||
    ofOthers.test(first.lower)
  )
    return text;
  const isName = words
    .slice(0, verb)
    .some(({ tags }) => tags.has("ProperNoun") || tags.has("Person") || tags.has("Place"));
  const subject = isName ? null : readNounPhrase(text.slice(0, words[verb - 1]?.end));
  const needsArticle =
    subject?.number === "singular" &&
    !/^night$|ing$/i.test(subject.head) &&
    !bareNouns.test(subject.head.toLowerCase()) &&
    first.part !== "verb";
  return needsArticle ? `the ${lowerStart(text)}` : text;
}

/** What stands behind the phrase that opens a line. */
const behindThing = /,\s|\s(?:on|in|at|for|by|with|from|over|of|to|until|behind|every|seven|six|five|each|per|a)\s/i;

/** Things that can be counted for sure; of other single nouns it cannot be told from their form ("vegan mozzarella"). */
const countable =
  /(?:guarantee|warranty|trial|discount|refund|sample|gift|voucher|performance|range|menu|list|room|pool|team|counter|playground|service|selection|system|policy|programme|program|plan|tour|class|course|session|workshop|evening|day|bar|creche|lift|ramp|subscription|box|kit|pass|ticket|meal|lesson|membership|card|scheme|line|discount)$/i;

/**
 * A line with the article that the phrase at its start needs, and a small first letter: "a relaxed performance on Saturday". Null where it
 * does not open with a phrase, or where its article cannot be told; `isCounted` says that it is one of a kind that is counted.
 */
export function addArticle(text: string, isCounted = false): string | null {
  const words = readWords(text);
  const [first] = words;
  const opening = text.split(behindThing)[0] ?? text;
  const phrase = readNounPhrase(opening);
  if (!phrase || !first) return null;
  const isDuration =
    /^\d{1,3}[- ](?:year|month|week|day|hour|minute)\b|^\w{2,6}[- ](?:year|month|week|day|hour|minute)\b/i.test(text);
  const hasOwn = ofOthers.test(first.lower) || (first.part === "number" && !isDuration) || phrase.isName;
  if (phrase.number !== "singular" || hasOwn) return lowerStart(text);
  return isCounted || countable.test(phrase.head) || isKindOfBusiness(phrase.head)
    ? `${chooseIndefinite(lowerStart(text))} ${lowerStart(text)}`
    : null;
}
