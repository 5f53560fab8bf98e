import type { Weekday } from "../message/message";
import type { Word } from "./words";

export const weekdays: readonly Weekday[] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];
const months = "january february march april may june july august september october november december".split(" ");
const shortWeekday = /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)$/;
const shortMonth = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The weekday that a word names, or null: "monday", "Tuesdays", "Sat". */
export function readWeekday(word: Word): Weekday | null {
  const lower = word.lower.replace(/'s$/, "");
  const whole = weekdays.find((day) => lower === day.toLowerCase() || lower === `${day.toLowerCase()}s`);
  if (whole) return whole;
  if (!shortWeekday.test(lower)) return null;
  // why: "sun", "sat" and "wed" are words of their own
  if (/^(?:sun|sat|wed)$/.test(lower) && !/^\p{Lu}/u.test(word.text)) return null;
  return weekdays.find((day) => day.toLowerCase().startsWith(lower)) ?? null;
}

/** The month that a word names, 1 to 12, or null. "may" and "march" count when a figure or a preposition of time stands beside them. */
export function readMonth(words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (!word) return null;
  const lower = word.lower.replace(/^(?:mid|early|late)-/, "");
  if (/^(?:may|march|mar|dec|jan|sep)$/.test(lower) && !/^(?:mid|early|late)-/.test(word.lower)) {
    const [previous, next] = [words[at - 1], words[at + 1]];
    const isFigure = (beside: Word | undefined) => !!beside && /^\d{1,2}(?:st|nd|rd|th)?$/.test(beside.lower);
    const isTimely =
      previous &&
      /^(?:in|of|from|by|until|till|before|after|since|this|next|all|to|and|for|mid|early|late)$/.test(previous.lower);
    if (!isFigure(previous) && !(isFigure(next) && !word.after) && !isTimely && !(/^March$/.test(word.text) && at > 0))
      return null;
  }
  const whole = months.indexOf(lower);
  if (whole >= 0) return whole + 1;
  return shortMonth.test(lower) ? months.findIndex((month) => month.startsWith(lower.slice(0, 3))) + 1 : null;
}

/** The number of a day, "9", "1st", "5th"; null for anything else. */
export function readDayNumber(word: Word | undefined): number | null {
  const figure = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word?.lower ?? "");
  const day = Number(figure?.[1]);
  return figure && day >= 1 && day <= 31 ? day : null;
}

/** The day before, where the brief's own words settle it: null for 1 March of a year that is not named. */
export function findDayBefore(day: number, month: number, year: number | null): { day: number; month: number } | null {
  if (day > 1) return { day: day - 1, month };
  const earlier = month === 1 ? 12 : month - 1;
  if (earlier !== 2) return { day: lengths[earlier - 1] as number, month: earlier };
  if (year === null) return null;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return { day: isLeap ? 29 : 28, month: 2 };
}

/** "February" for 2. */
export function getMonthName(month: number): string {
  const name = months[month - 1] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const holidayPhrases = [
  "black friday",
  "cyber monday",
  "boxing day",
  "mother's day",
  "mothers day",
  "father's day",
  "fathers day",
  "valentine's day",
  "valentines day",
  "new year's eve",
  "new year's day",
  "new year",
  "christmas eve",
  "christmas day",
  "bank holiday",
  "good friday",
  "small business saturday",
  "giving tuesday",
  "bonfire night",
  "half term",
  "christmas",
  "xmas",
  "easter",
  "diwali",
  "eid",
  "ramadan",
  "halloween",
  "thanksgiving",
  "hanukkah",
  "holi",
  "pongal",
  "onam",
  "lent",
  "carnival",
  "valentine's",
  "navratri",
  "half-term",
].map((phrase) => phrase.split(" "));

/** How many words from here name a feast or a day of trade: 2 for "Black Friday", 0 for none. */
export function countHolidayWords(words: readonly Word[], at: number): number {
  // why: "has lent a million books"
  if (words[at]?.text === "lent") return 0;
  return (
    holidayPhrases.find((phrase) => phrase.every((part, offset) => words[at + offset]?.lower === part))?.length ?? 0
  );
}
