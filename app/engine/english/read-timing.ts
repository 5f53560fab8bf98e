import type { ClockTime, Day, Timing } from "../message/message";
import { countHolidayWords, findDayBefore, getMonthName, readDayNumber, readMonth, readWeekday } from "./calendar";
import { capitaliseCalendar } from "./capitals";
import { isBareHour, isClock, joinClockTimes, readClock } from "./clock";
import {
  dayParts,
  getLower,
  isDayOfMonth,
  isDayRange,
  isDottedDate,
  isHourRange,
  prepositions,
  type TimeSpan,
} from "./find-time-spans";
import { toPlural } from "./noun-phrases";
import { findSeveralDays } from "./several-days";
import type { Word } from "./words";

interface Parts {
  start: Day | null;
  last: Day | null;
  before: Day | null;
  recurring: string | null;
  period: string | null;
  from: ClockTime | null;
  to: ClockTime | null;
}

/** What a stretch of time says, typed. `text` is what was read; the days keep its own words. */
export function readTiming(text: string, words: readonly Word[], span: TimeSpan): Timing {
  const parts: Parts = { start: null, last: null, before: null, recurring: null, period: null, from: null, to: null };
  const slice = words.slice(span.first, span.last + 1);
  let relation = "";
  for (let at = 0; at < slice.length; ) {
    const word = slice[at] as Word;
    if (prepositions.test(word.lower) || /^(?:to|through|and|&|or|-|–)$/.test(word.lower)) {
      relation = word.lower;
      at += 1;
      continue;
    }
    const end = readPiece(text, slice, at, relation, parts);
    if (end > at) relation = "";
    at = Math.max(end, at + 1);
  }
  const whole = readSpan(text, words, span);
  const several = findSeveralDays(slice);
  if (several) {
    // why no hours before the last day: they are those of the days before it
    const isShared = !slice.slice(0, several.last).some((word) => isClock(word) || /^[ap]\.?m\.?$/.test(word.lower));
    const hours = isShared ? joinClockTimes(parts.from, parts.to) : { from: null, to: null };
    return { text: whole, start: null, last: null, before: null, recurring: null, period: whole, ...hours };
  }
  return { text: whole, ...parts, ...joinClockTimes(parts.from, parts.to) };
}

/** The stretch in the owner's words, names of days and months in capitals: "from Monday", "Tuesday nights in November". */
export function readSpan(text: string, words: readonly Word[], span: TimeSpan): string {
  const [first, last] = [words[span.first], words[span.last]];
  return first && last
    ? capitaliseCalendar(text.slice(first.start, last.end)).replace(/^starting(?:\sfrom)?\b/i, "from")
    : "";
}

function readPiece(text: string, slice: readonly Word[], at: number, relation: string, parts: Parts): number {
  const word = slice[at] as Word;
  if (isDayRange(slice, at)) return readDayRange(slice, at, parts);
  const hours = readHours(slice, at, relation, parts);
  if (hours > at) return hours;
  const day = readDay(text, slice, at);
  const isJoined = day && (joiners.test(getLower(slice, day.end)) || /[-–]/.test(slice[day.end - 1]?.after ?? ""));
  if (isJoined && day.day.month === null && day.day.day !== null) {
    // "16 to 20 February": the month of the second is that of the first
    const until = readDay(text, slice, joiners.test(getLower(slice, day.end)) ? day.end + 1 : day.end);
    if (until?.day.month) {
      parts.start = { ...day.day, month: until.day.month, text: `${day.day.text} ${getMonthName(until.day.month)}` };
      parts.last = until.day;
      return until.end;
    }
  }
  if (day) {
    placeDay(day.day, relation, parts);
    return day.end;
  }
  const holiday = countHolidayWords(slice, at);
  if (holiday > 0) return placePeriod(text, slice, at, at + holiday, relation, parts);
  if (/^(?:every|each)$/.test(word.lower) || isPluralDay(word) || isRecurringStart(slice, at)) {
    const end = recurringEnd(slice, at);
    parts.recurring = capitaliseCalendar(joined(text, slice, at, end)).replace(/^the\s/i, "the ");
    if (!/s$|^every|^each/i.test(parts.recurring) && !/of (?:the|every|each) month/i.test(parts.recurring))
      parts.recurring = toPlural(parts.recurring);
    return end;
  }
  let end = at + 1;
  while (
    end < slice.length &&
    !prepositions.test((slice[end] as Word).lower) &&
    !isClock(slice[end] as Word) &&
    !(slice[end - 1] as Word).after
  )
    end += 1;
  return placePeriod(text, slice, at, end, relation, parts);
}

/** "12-14 March": the first and the last day, which share the month. */
function readDayRange(slice: readonly Word[], at: number, parts: Parts): number {
  const [first = "", last = ""] = (slice[at] as Word).lower.split(/[-–]/);
  const month = readMonth(slice, at + 1) as number;
  const dayOf = (figure: string): Day => ({
    day: Number.parseInt(figure, 10),
    month,
    year: null,
    weekday: null,
    text: `${figure} ${capitaliseCalendar(slice[at + 1]?.text ?? getMonthName(month))}`,
  });
  parts.start ??= dayOf(first);
  parts.last ??= dayOf(last);
  const hasYear = /^20\d\d$/.test(getLower(slice, at + 2));
  if (hasYear)
    for (const day of [parts.start, parts.last]) Object.assign(day, { year: Number(getLower(slice, at + 2)) });
  return at + (hasYear ? 3 : 2);
}

const joined = (text: string, slice: readonly Word[], first: number, end: number) =>
  text.slice((slice[first] as Word).start, (slice[Math.min(end, slice.length) - 1] as Word).end);

const isPluralDay = (word: Word) => readWeekday(word) !== null && /days$/.test(word.lower);

/** "Tuesday nights", "the first Sunday of every month". */
function isRecurringStart(slice: readonly Word[], at: number): boolean {
  if (
    readWeekday(slice[at] as Word) &&
    dayParts.test(slice[at + 1]?.lower ?? "") &&
    /s$/.test(slice[at + 1]?.lower ?? "")
  )
    return true;
  const rest = slice.slice(at, at + 7).map((word) => word.lower);
  return /^(?:the|first|second|third|last)$/.test(rest[0] ?? "") && rest.includes("month") && rest.includes("of");
}

function recurringEnd(slice: readonly Word[], at: number): number {
  const month = slice.findIndex((word, index) => index > at && word.lower === "month");
  if (month > 0) return month + 1;
  let end = at + 1;
  while (
    end < slice.length &&
    !prepositions.test((slice[end] as Word).lower) &&
    !isClock(slice[end] as Word) &&
    !isBareHour(slice[end] as Word) &&
    !(slice[end - 1] as Word).after &&
    !/^(?:to|only)$/.test((slice[end] as Word).lower)
  )
    end += 1;
  return end;
}

function placePeriod(
  text: string,
  slice: readonly Word[],
  at: number,
  end: number,
  relation: string,
  parts: Parts,
): number {
  const words = joined(text, slice, at, end);
  const period = capitaliseCalendar(
    relation && relation !== "and" && relation !== "to" ? `${relation} ${words}` : words,
  );
  if (/\p{L}{3}/u.test(period)) parts.period ??= period.replace(/\s{1,3}only$/i, "");
  return end;
}

function readHours(slice: readonly Word[], at: number, relation: string, parts: Parts): number {
  const word = slice[at] as Word;
  const next = slice[at + 1];
  const half = next && /^[ap]\.?m\.?$/.test(next.lower) ? 1 : 0;
  const isHour =
    isClock(word) ||
    isHourRange(slice, at) ||
    half === 1 ||
    (isBareHour(word) &&
      !isDayOfMonth(slice, at) &&
      readMonth(slice, at + 1) === null &&
      (readMonth(slice, at - 1) === null || !!slice[at - 1]?.after) &&
      next?.lower !== "of" &&
      !(/^(?:to|and)$/.test(next?.lower ?? "") && readMonth(slice, at + 3) !== null));
  if (!isHour || isDottedDate(word)) return at;
  const suffix = half === 1 ? ` ${next?.text}` : "";
  const [one, two] = word.text.split(/[-–]/);
  if (two !== undefined) {
    parts.from = readClock(one ?? "");
    parts.to = readClock(two + suffix);
  } else if (/^(?:until|till|til|by|to|and|-|–|before|through)$/.test(relation) && (parts.from || relation !== "and"))
    parts.to = readClock(word.text + suffix);
  else parts.from ??= readClock(word.text + suffix);
  return at + 1 + half;
}

interface DayAt {
  day: Day;
  end: number;
}

/** "9 February", "Saturday 21 March", "March 6, 2027", "1st of April", "next Friday", "Monday". */
function readDay(text: string, slice: readonly Word[], from: number): DayAt | null {
  const day: Day = { day: null, month: null, year: null, weekday: null, text: "" };
  let at = from;
  if (/^(?:the|this|next|coming)$/.test(getLower(slice, at))) at += 1;
  const weekday = slice[at] && readWeekday(slice[at] as Word);
  if (weekday) {
    if (isPluralDay(slice[at] as Word) || /s$/.test(dayPartAt(slice, at + 1))) return null;
    day.weekday = weekday;
    at += dayPartAt(slice, at + 1) ? 2 : 1;
  }
  const number = readDayNumber(slice[at]);
  const monthFirst = readMonth(slice, at);
  if (number && readMonth(slice, at + 1)) {
    Object.assign(day, { day: number, month: readMonth(slice, at + 1) });
    at += 2;
  } else if (number && getLower(slice, at + 1) === "of" && readMonth(slice, at + 2)) {
    Object.assign(day, { day: number, month: readMonth(slice, at + 2) });
    at += 3;
  } else if (monthFirst && readDayNumber(slice[at + 1]) && !slice[at]?.after.includes(",")) {
    Object.assign(day, { day: readDayNumber(slice[at + 1]), month: monthFirst });
    at += 2;
  } else if (
    number &&
    (joiners.test(getLower(slice, at + 1)) || /[-–]/.test(slice[at]?.after ?? "")) &&
    !isSuffixed(slice, at)
  ) {
    day.day = number;
    at += 1;
  } else if (!weekday) return null;
  if (/^20\d\d$/.test(getLower(slice, at))) {
    day.year = Number(getLower(slice, at));
    at += 1;
  }
  const first = getLower(slice, from) === "the" ? from + 1 : from;
  day.text = capitaliseCalendar(joined(text, slice, first, at));
  return { day, end: at };
}

const joiners = /^(?:to|and|&|-|–)$/;
/** "10 to 1" behind a day are hours: no month follows them. */
const isSuffixed = (slice: readonly Word[], at: number) => !isDayOfMonth(slice, at);

/** "morning" behind a weekday, or nothing. */
const dayPartAt = (slice: readonly Word[], at: number) =>
  dayParts.test(getLower(slice, at)) ? getLower(slice, at) : "";

function placeDay(day: Day, relation: string, parts: Parts): void {
  if (relation === "before") {
    parts.before = day;
    const earlier = day.day && day.month ? findDayBefore(day.day, day.month, day.year) : null;
    parts.last = earlier && {
      ...earlier,
      year: day.year,
      weekday: null,
      text: `${earlier.day} ${getMonthName(earlier.month)}`,
    };
  } else if (/^(?:until|till|til|by)$/.test(relation) || (/^(?:to|and|&|through|-|–)$/.test(relation) && parts.start))
    parts.last = day;
  else parts.start ??= day;
}
