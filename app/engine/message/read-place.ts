import { findTimeSpans } from "../english/find-time-spans";
import { findPhraseEnd } from "../english/noun-phrases";
import type { Word } from "../english/words";
import { opensOwnClause } from "./own-clause";
import { type Clause, readBetween } from "./rule";

/** Nouns of what can be stood in. A trade's words have no place here. */
const placeNouns =
  /^(?:square|garden|gardens|park|library|town|village|city|hall|church|studio|shop|store|market|centre|center|street|road|lane|avenue|harbour|harbor|school|office|workshop|taproom|fountain|station|platform|beach|yard|barn|gallery|museum|cafe|café|terrace|courtyard|room|theatre|theater|website|web|app|online|corner|quarter|district|bridge|hotel|post|clinic|practice|neighbourhood|neighborhood|community|pool|gym)$/;

export interface FoundPlace {
  text: string;
  first: number;
  last: number;
}

/** Where, with its preposition: "at platform 12", "in the square", "in Birmingham". Null when none is named. */
export function findPlace(clause: Clause): FoundPlace | null {
  const { words } = clause;
  const times = findTimeSpans(words);
  for (let at = 0; at + 1 < words.length; at += 1) {
    const start = placeStart(words, at);
    // why: of "our show is The Wind in the Willows" the willows are nowhere to go
    if (
      start === 0 ||
      isInTitle(clause.text.slice(0, words[at]?.start ?? 0)) ||
      times.some((span) => span.first <= at + start && span.last >= at)
    )
      continue;
    const end = placeEnd(words, at + start, times.find((span) => span.first > at)?.first ?? words.length);
    const inside = words.slice(at + start, end);
    if (inside.length > 0 && isPlace(inside, words[at]?.lower ?? ""))
      return { text: readBetween(clause, at, end), first: at, last: end - 1 };
  }
  return null;
}

/** Whether a title or a quotation goes on here: "The Wind " in "The Wind in the Willows". */
const isInTitle = (before: string): boolean =>
  /(?:^|[^.!?] )(?:The|A|An) (?:\p{Lu}[\p{L}'’]* ){1,4}$/u.test(before.slice(-90)) ||
  (before.match(/["“”]/g)?.length ?? 0) % 2 === 1;

/** How many words open a place here: 1 for "in", 2 for "next to", 0 for none. */
function placeStart(words: readonly Word[], at: number): number {
  const two = `${words[at]?.lower} ${words[at + 1]?.lower}`;
  if (/^(?:next to|close to|opposite the|across from|outside of)$/.test(two)) return 2;
  return /^(?:in|at|near|opposite|behind|outside|on)$/.test(words[at]?.lower ?? "") ? 1 : 0;
}

function placeEnd(words: readonly Word[], from: number, until: number): number {
  let end = findPhraseEnd(words, from, until);
  if (end > from && placeStart(words, end) === 2 && !words[end - 1]?.after) end = findPhraseEnd(words, end + 2, until);
  // why: "at HR Live in Manchester", "in the community centre": the town and the last noun belong to it
  if (end < until && !words[end - 1]?.after && placeNouns.test(words[end]?.lower ?? "")) end += 1;
  const town = words[end + 1];
  if (
    /^in$/.test(words[end]?.lower ?? "") &&
    !words[end - 1]?.after &&
    end + 1 < until &&
    /^\p{Lu}/u.test(town?.text ?? "")
  )
    end = findPhraseEnd(words, end + 1, until);
  const link = words.findIndex((word, at) => at > from && at < end && word.lower === "and");
  return link > 0 && opensOwnClause(words, link + 1, words.length) ? link : end;
}

function isPlace(inside: readonly Word[], preposition: string): boolean {
  const last = inside.at(-1) as Word;
  // why: nobody is found in an app
  if (/^(?:app|apps|browser|cloud|software)$/.test(inside.at(inside[0]?.part === "determiner" ? 1 : 0)?.lower ?? ""))
    return false;
  if (/^(?:rs\.?|[£$€₹])|^\d+[%€£$]/i.test(inside[0]?.text ?? "")) return false;
  const names = inside.filter((word) => /^\p{Lu}/u.test(word.text));
  const isNamed = names.length > 0 && !inside.some((word) => word.part === "verb" || word.tags.has("Person"));
  // why: "last day at the old shop" is where to go no more
  if (/^(?:old|former|previous)$/.test(inside[1]?.lower ?? "")) return false;
  const hasNoun = inside.some((word) => placeNouns.test(word.lower));
  if (preposition === "on")
    return (
      /^(?:website|beach|terrace|street|square|platform)$/.test(last.lower) ||
      (isNamed && /^(?:street|road|lane|avenue|square)$/.test(last.lower))
    );
  if (hasNoun) return inside[0]?.part === "determiner" || inside.length > 1 || isNamed;
  return isNamed && (preposition !== "in" || names.length === inside.length || inside[0]?.part === "determiner");
}
