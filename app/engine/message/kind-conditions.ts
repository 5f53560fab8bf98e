import { findTimeSpans } from "../english/find-time-spans";
import { readTiming } from "../english/read-timing";
import type { Offer, Quantity } from "./message";
import type { Clause } from "./rule";

export interface KindInput {
  /** The statement, without its instruction. */
  clause: Clause;
  offer: Offer | null;
  quantity: Quantity | null;
}

const events =
  /^(?:class|classes|course|courses|workshop|workshops|party|night|day|weekend|evening|exhibition|webinar|talk|tour|tours|concert|festival|fair|hunt|briefing|meeting|seminar|batch|admissions|clean-up|cleanup|cafe|simul|tournament|gig|dinner|tasting|retreat|camp|conference|meetup|session|sessions|opening|show|race|screening|quiz|market|bazaar|test|ceremony|anniversary|premiere|masterclass|bootcamp|walk|picnic|auction|fete|fête|vigil|supper)$/;
export const seasonal =
  /^(?:christmas|easter|diwali|eid|ramadan|halloween|valentine's|mother's|mothers|father's|fathers|spring|summer|autumn|winter|season|xmas)$/;

export const starts = ({ clause }: KindInput, pattern: RegExp) => pattern.test(clause.text);
export const holds = ({ clause }: KindInput, pattern: RegExp) => clause.words.some((word) => pattern.test(word.lower));
export const hasWords = ({ clause }: KindInput, ...wanted: string[]) =>
  ` ${clause.words.map((word) => word.lower).join(" ")} `.includes(` ${wanted.join(" ")} `);
/** "One small charity will get a fundraising film free", "not a fundraiser": nobody is asked for money. */
export const isGivenAway = ({ clause }: KindInput) =>
  /\b(?:get|gets|win|wins|receives?)\b.{0,80}\bfree\b|\bfree\b.{0,40}\bfundraising\b|\b(?:not an?|isn['’]t an?|no) (?:fundrais|donation)/i.test(
    clause.text,
  );
export const findTimings = ({ clause }: KindInput) =>
  findTimeSpans(clause.words)
    .filter((span) => !span.isAttributive)
    .map((span) => readTiming(clause.text, clause.words, span));
export const hasDay = (input: KindInput) =>
  findTimings(input).some(
    ({ start, recurring, last, period }) => start !== null || recurring !== null || last !== null || holdsDays(period),
  );
/** "13-14 and 20-21 March": days that are kept as one text. */
const holdsDays = (period: string | null) => /\b\d{1,2}(?:st|nd|rd|th)?\b/.test(period ?? "");
export const hasDate = (input: KindInput) =>
  findTimings(input).some(({ start, period }) => start?.month != null || holdsDays(period));
export const hasHour = (input: KindInput) => findTimings(input).some(({ from }) => from !== null);
export const opensWithPronoun = (input: KindInput) => starts(input, /^(?:we|we're|we've|we'll|i|i'm|our|my)\b/i);
export const inverted =
  /^(?:is|are|do|does|did|can|could|should|will|would|has|have|may|am)\s(?:i|you|we|it|they|he|she|the|a|an|my|your|our|this|that|there|\S+)\b/i;
export const opensWithVerb = ({ clause }: KindInput) => {
  const word = clause.words[0];
  return (
    !!word && word.part === "verb" && !word.tags.has("Gerund") && !word.tags.has("PastTense") && !/s$/.test(word.lower)
  );
};
export const isEventNamed = ({ clause }: KindInput) => {
  const stop = clause.words.findIndex(
    (word, at) =>
      at > 0 &&
      (/[,:]/.test(clause.words[at - 1]?.after ?? "") ||
        (word.part === "verb" &&
          !word.tags.has("Gerund") &&
          // why: "a sponsored walk" is a walk
          !(word.tags.has("PastTense") && clause.words[at - 1]?.part === "determiner"))),
  );
  const times = findTimeSpans(clause.words);
  return clause.words.slice(0, stop < 0 ? clause.words.length : stop).some(
    (word, at, all) =>
      events.test(word.lower) &&
      // why: what was measured in a test takes place on no day
      (word.lower !== "test" || times.length > 0) &&
      !times.some((span) => span.first <= at && span.last >= at) &&
      // why: "walk-ins welcome" names no walk
      !(word.lower === "walk" && /^ins?$/.test(all[at + 1]?.lower ?? "")) &&
      !(word.lower === "day" && /^(?:every|all|a|the|same)$/.test(all[at - 1]?.lower ?? "")) &&
      !(word.lower === "night" && /^(?:a|the|per|every)$/.test(all[at - 1]?.lower ?? "")),
  );
};

/** "We now ...", "we open at 5:30", "we won": what the business did or does from now on. */
export function opensWithNews(input: KindInput): boolean {
  if (!opensWithPronoun(input)) return false;
  if (input.offer && /percent|several|amount|free/.test(input.offer.kind)) return false;
  const isOurs = starts(input, /^(?:our|my)\b/i);
  const change =
    /^(?:now|moved|move|moving|won|raised|opened|open|added|joined|reached|went|hit|turned|signed|doubled|just|also|finally|go|goes|going|change|changed|changing|got|built|bought|repaired|became|closed)$/;
  if (starts(input, /^we(?:'re| are) (?!looking|open\b|always)\p{L}{2,12}ing\b/iu) && hasDay(input)) return true;
  return holds(input, change) && (!isOurs || hasDay(input)) && !(isOurs && holds(input, /^(?:opens|new)$/));
}
