import { hasClearVerb } from "../english/clear-verb";
import { capitalize } from "../english/grammar";
import { readWords } from "../english/words";
import type { Facts, MessageKind } from "../message/message";

/** "From 2 May" and "on Friday" stand behind a space, "Saturday 12 September" behind a comma. */
const leadsOn =
  /^(?:from|on|until|till|by|before|in|at|every|this|next|between|during|all|for|starting|throughout|after|since|daily)\b/i;

export const addTime = (thing: string, time: string): string =>
  `${thing}${leadsOn.test(time) ? " " : ", "}${lowerLead(time)}`;

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
  // why: of "5-6 and 12-13 December" the first days alone are cut in two
  if (/(?: and|[-–,])$/.test(day)) return time;
  return /\d/.test(day) || !namesDate.test(time.slice(day.length)) ? day.replace(/(?<=\d), [^\d,]{3,30}$/, "") : time;
}

export const namesDate =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** From so many words on an offer says what it is on: "40% off all tiles", and not "free". */
const wholeOffer = 4;

/** The point put together from its facts, in lines without an end mark, the fullest first. Only what stands beside a thing whatever it is called. */
export function listFactLines(kind: MessageKind, { what: named, offer, when, where }: Facts): string[] {
  // why: "Pick your lift-out date" is no thing
  const what = named && /^\S+ (?:your|the|an?|our|this)\b/i.test(named) ? null : named;
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
    // why no deadline: by then people apply
    return [
      `We're hiring: ${what}`,
      ...times.filter((time) => !isDeadline.test(time)).map((time) => addTime(`We're hiring: ${what}`, time)),
    ];
  // why: what money is raised for is not what happens on the day
  if (kind === "story" || kind === "fundraiser") return lines;
  return [
    ...lines,
    ...places.flatMap((place) => times.map((time) => addTime(`${thing} ${place}`, time))),
    ...times.map((time) => addTime(thing, time)),
    ...places.map((place) => `${thing} ${place}`),
    ...(offer && !isWhole ? [`${thing}: ${offer}`] : []),
  ];
}

/** Days that are a deadline: "before 30 September". */
export const isDeadline = /^(?:before|by|until|till|through)\b/i;
