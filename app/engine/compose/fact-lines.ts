import { hasClearVerb } from "../english/clear-verb";
import { capitalize, removeEndMark } from "../english/grammar";
import { findUnits, measureShared } from "../english/units";
import { readWords } from "../english/words";
import type { Facts, MessageKind } from "../message/message";

/** "From 2 May" and "on Friday" stand behind a space, "Saturday 12 September" behind a comma. */
const leadsOn =
  /^(?:from|on|until|till|by|before|in|at|every|this|next|between|during|all|for|starting|throughout|after|since|daily)\b/i;

const addTime = (thing: string, time: string): string => `${thing}${leadsOn.test(time) ? " " : ", "}${lowerLead(time)}`;

/** The first letter small where a word that leads on opens: a day and a name keep their capital. */
export const lowerLead = (text: string): string =>
  leadsOn.test(text) || /^(?:near|opposite|behind|above|next to|outside|inside|around|online)\b/i.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** The day without its hours: "on Saturday 12 September" of "on Saturday 12 September, 10 till 1"; days that follow one another stay together. */
function dropHours(time: string): string {
  const [, day = time] =
    /^(.{5,}?),? (?:\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|to|till|until|[-–])|at \d|from \d{1,2}(?:[.:]\d\d)? ?(?:am|pm|to|till|[-–]|$)|noon)/i.exec(
      time,
    ) ?? [];
  // why: of "Monday 3 to Friday 7 August" the 3 is no hour, and "reporting time" is none without it
  return /\d/.test(day) || !namesDate.test(time.slice(day.length)) ? day.replace(/(?<=\d), [^\d,]{3,30}$/, "") : time;
}

const namesDate = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** From so many words on an offer says what it is on: "40% off all tiles", and not "free". */
const wholeOffer = 4;

/** The point put together from its facts, in lines without an end mark, the fullest first. Only what stands beside a thing whatever it is called. */
export function listFactLines(kind: MessageKind, { what, offer, when, where }: Facts): string[] {
  const thing = what && capitalize(what);
  const times = when ? [...new Set([when, dropHours(when)])] : [];
  const places = where ? [lowerLead(where)] : [];
  const isWhole = offer !== null && offer.split(" ").length >= wholeOffer;
  const lines: string[] = [];
  if (offer && /^(?:offer|season|ending|reminder)$/.test(kind)) {
    const line = isWhole || !thing ? capitalize(offer) : `${thing}: ${offer}`;
    const due = times.filter((time) => !isDeadline.test(time) || !hasClearVerb(readWords(offer)));
    lines.push(...due.map((time) => addTime(line, time)), line);
  }
  if (!thing) return lines;
  if (kind === "hiring")
    return [`We're hiring: ${what}`, ...times.map((time) => addTime(`We're hiring: ${what}`, time))];
  if (kind === "story") return lines;
  return [
    ...lines,
    ...places.flatMap((place) => times.map((time) => addTime(`${thing} ${place}`, time))),
    ...times.map((time) => addTime(thing, time)),
    ...places.map((place) => `${thing} ${place}`),
    ...(offer && !isWhole ? [`${thing}: ${offer}`] : []),
  ];
}

/** Days that are a deadline: "before 30 September". */
const isDeadline = /^(?:before|by|until|till|through)\b/i;

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
  const day = fuller ?? (when && isDay.test(when) ? when : null);
  const length = where?.split(" ").length ?? 0;
  const isPlace = where && (length > fewestOfPlace || (length === fewestOfPlace && /\p{Lu}|\d|\bour\b/u.test(where)));
  const place = isPlace ? where : null;
  const isGain = gain !== null && gain.split(" ").length >= fewestOfGain && !hasClearVerb(readWords(gain));
  // why not of a bare price, or of what somebody does: what is due by then is another thing
  const due = gain !== null && day !== null && isDeadline.test(day) && !gain.includes(day);
  const lines = due ? [isGain ? addTime(gain, day) : gain] : [gain, day];
  return [...lines, place].flatMap((fact) => (fact ? [capitalize(fact)] : []));
}

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
  const units = findUnits(when);
  const same = stated.filter(
    (fact) => fact.length <= longestTime && !isWeekly.test(fact) && measureShared(units, findUnits(fact)) === 1,
  );
  const isDay = (fact: string) => namesWeekday.test(fact) && /\d/.test(fact);
  const isMonth = namesDate.test(when) && !namesWeekday.test(when);
  const fuller = /\d/.test(when)
    ? (same.find((fact) => namesHour.test(fact)) ?? same.find((fact) => isDay(fact) && !namesWeekday.test(when)))
    : same.find((fact) => isMonth && isDay(fact));
  return fuller ? removeEndMark(fuller) : null;
}
const isWeekly =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|till|until|[-–]) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
