import { hasClearVerb } from "../english/clear-verb";
import { capitalize, removeEndMark } from "../english/grammar";
import { findUnits, measureShared } from "../english/units";
import { readWords } from "../english/words";
import type { Facts, MessageKind } from "../message/message";
import { addTime, isDeadline, namesDate } from "./fact-lines";
import { saysAll } from "./repeats";

/**
 * Price, day and place, each as a line of its own; "in September" and "in the basement" say too little to be one, and "before 30 September" is said of what is
 * offered. A stated fact that tells the day with its hours stands for the day: "Open evening Tuesday 15 September, 7pm to 9pm".
 */
export function listPractical(kind: MessageKind, { offer, when, where }: Facts, stated: readonly string[]): string[] {
  const gain = offer && /^free$/i.test(offer) ? "It's free" : offer;
  // why none: a story is no day on which anybody comes
  if (kind === "story") return [];
  const isDay = kind === "hiring" ? /\d/ : /\d|day\b|daily|weekend/i;
  const fuller = when ? findFullerTime(when, stated) : null;
  const given = fuller ?? (when && isDay.test(when) ? when : null);
  // why: a day alone does not say what it is for who may apply
  const day = kind === "hiring" && given && isBareDay.test(given) ? null : given;
  const length = where?.split(" ").length ?? 0;
  const isPlace = where && (length > fewestOfPlace || (length === fewestOfPlace && /\p{Lu}|\d|\bour\b/u.test(where)));
  const place = isPlace ? where : null;
  const isGain = gain !== null && gain.split(" ").length >= fewestOfGain && !hasClearVerb(readWords(gain));
  // why not of a bare price, or of what somebody does: what is due by then is another thing
  const due = gain !== null && day !== null && isDeadline.test(day) && !gain.includes(day);
  const lines = due ? [isGain ? addTime(gain, day) : gain] : [gain, day];
  return [...lines, place].flatMap((fact) => (fact ? [capitalize(fact)] : []));
}

/** "Friday 27 March". */
const isBareDay =
  /^(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:\d{1,2}(?:st|nd|rd|th)? \p{L}+|\p{L}+ \d{1,2}(?:st|nd|rd|th)?)(?:,? 20\d\d)?$/iu;

/** Words of an offer that a deadline is said of: "20% off fees | before 30 November", and not "€290". */
const fewestOfGain = 3;
/** Words of a place that is a line of its own: "in Perthshire" is none. */
const fewestOfPlace = 3;

/** Characters of a fact that is read as the day of what it names. */
const longestTime = 100;
const namesHour = /\d[.:]\d\d|\d ?[ap]\.?m\b|\bnoon\b/i;
const namesWeekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** The stated fact that says the same day with its hours, or else with its weekday; of a month alone the day. None that says when a business is open every week. */
function findFullerTime(when: string, stated: readonly string[]): string | null {
  if (namesHour.test(when)) return null;
  const same = stated.filter((fact) => fact.length <= longestTime && !isWeekly.test(fact) && saysMost(fact, when));
  const isDay = (fact: string) => namesWeekday.test(fact) && /\d/.test(fact);
  const isMonth = namesDate.test(when) && !namesWeekday.test(when);
  const fuller = /\d/.test(when)
    ? (same.find((fact) => namesHour.test(fact)) ?? same.find((fact) => isDay(fact) && !namesWeekday.test(when)))
    : same.find((fact) => isMonth && isDay(fact));
  return fuller ? removeEndMark(fuller) : null;
}
/** Whether a fact says all of a day, or all but a word: "Tuesdays 7pm to 9pm, 15 September to 20 October" of "on Tuesday evenings from 15 September". */
const saysMost = (fact: string, when: string): boolean => measureShared(findUnits(when), findUnits(fact)) >= mostOfWhen;
const mostOfWhen = 0.8;
const isWeekly =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|till|until|[-–]) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** A fact that says the day with its hours is when it is: "Sat 15 and Sun 16 August, 10am to 4pm" of "Saturday 15 and Sunday 16 August". */
export function fillTime(facts: Facts, stated: readonly string[]): Facts {
  const { when } = facts;
  if (!when || !/\d/.test(when)) return facts;
  const fuller = stated.find(
    (fact) =>
      fact.length > when.length && fact.length <= longestWhen && saysAll(fact, when) && opensWithTime.test(fact),
  );
  return fuller ? { ...facts, when: removeEndMark(fuller) } : facts;
}

/** Characters of a time with its hours, and how it opens: what else is said of a day does not. */
const longestWhen = 60;
const opensWithTime =
  /^(?:(?:from|on|every|until|by) )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\d{1,2} \p{Lu})/u;
