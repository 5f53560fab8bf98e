import type { ClockTime, Day, Timing } from "../message/message";
import { dayBefore, dayNumberOf, holidayLength, monthName, monthOf, weekdayOf } from "./calendar";
import { clockRange, isBareHour, isClock, readClock } from "./clock";
import { toPlural } from "./noun-phrases";
import type { Word } from "./words";

/** A stretch of words that says when. */
export interface TimeSpan {
  first: number;
  last: number;
  /** It stands before a noun and belongs to it: "Monday evening" of "Monday evening course". */
  isAttributive: boolean;
}

const prepositions =
  /^(?:on|in|at|from|until|till|til|by|before|after|since|between|during|throughout|starting|beginning|for|as|up)$/;
const glue =
  /^(?:to|through|and|of|the|or|only|–|-|not|all|just|once|now|again|coming|mid|early|late|end|beginning|start|middle)$/;
const determiners =
  /^(?:this|next|coming|last|first|second|third|fourth|every|each|all|the|other|mid|late|early|whole|any)$/;
const dayParts = /^(?:mornings?|evenings?|afternoons?|nights?|lunchtimes?|weekends?|weekdays?)$/;
const seasons =
  /^(?:spring|summer|autumn|winter|weekend|weekends|week|month|year|season|term|quarter|fall|half-term|holidays|day|evening|night|morning)$/;

type Role = "anchor" | "glue" | "hour" | "number" | null;

/** Every stretch of the words that says when, in order. */
export function findTimeSpans(words: readonly Word[]): TimeSpan[] {
  const roles = rolesOf(words);
  const spans: TimeSpan[] = [];
  let at = 0;
  while (at < words.length) {
    if (!roles[at]) {
      at += 1;
      continue;
    }
    let end = at;
    while (end + 1 < words.length && roles[end + 1] && !/[.!?;:–()]/.test((words[end] as Word).after)) end += 1;
    const span = trimSpan(words, roles, at, end);
    if (span) spans.push(span);
    at = end + 1;
  }
  return spans;
}

function rolesOf(words: readonly Word[]): Role[] {
  const roles: Role[] = words.map((word, at) => {
    const previous = words[at - 1];
    if (weekdayOf(word) || monthOf(words, at) || isClock(word)) return "anchor";
    if (isPeriod(word, previous) || isYear(word, words, at)) return "anchor";
    if (isDottedDate(word)) return "anchor";
    if (prepositions.test(word.lower) || glue.test(word.lower) || determiners.test(word.lower)) return "glue";
    if (isBareHour(word)) return "hour";
    if (dayNumberOf(word)) return "number";
    const next = words[at + 1];
    if (/^\d{1,2}[-–]\d{1,2}$/.test(word.lower) && next && /^[ap]\.?m/.test(next.lower)) return "anchor";
    return /^(?:p\.m|a\.m|pm|am|cet|gmt|bst|et|est|uhr|o'clock|ist)\.?$/.test(word.lower) &&
      previous &&
      /\d/.test(previous.lower)
      ? "anchor"
      : null;
  });
  for (let at = 0; at < words.length; at += 1) {
    for (let more = holidayLength(words, at); more > 0; more -= 1) roles[at + more - 1] = "anchor";
  }
  for (let at = 0; at < words.length; at += 1) {
    if (roles[at] !== "hour" && roles[at] !== "number") continue;
    if (!isDayOfMonth(words, at) && !isHourOfDay(words, roles, at)) roles[at] = null;
  }
  return roles;
}

/** "9" of "9 February", of "February 9", and of "16 to 20 February". */
function isDayOfMonth(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!dayNumberOf(word)) return false;
  const next = words[at + 1];
  if (monthOf(words, at + 1) && !word.after) return true;
  if (next?.lower === "of" && monthOf(words, at + 2)) return true;
  if (next && /^(?:to|and|until|-|–|till)$/.test(next.lower) && dayNumberOf(words[at + 2]) && monthOf(words, at + 3))
    return true;
  return monthOf(words, at - 1) !== null && !(words[at - 1] as Word).after;
}

/** "10" of "at 10", "10 to 1", "until nine", when nothing is counted with it. */
function isHourOfDay(words: readonly Word[], roles: readonly Role[], at: number): boolean {
  const [word, next, previous] = [words[at] as Word, words[at + 1], words[at - 1]];
  if (!isBareHour(word)) return false;
  const isCounting =
    next && !word.after && !roles[at + 1] && ["noun", "adjective", "number", "other", "verb"].includes(next.part);
  if (isCounting) return false;
  if (previous && /^(?:at|until|till|by|before|after|from)$/.test(previous.lower)) return true;
  const isRange = (beside: Word | undefined) => !!beside && /^(?:to|till|until|-|–|and)$/.test(beside.lower);
  if (isRange(next) && isBareHour(words[at + 2])) return !!previous && roles[at - 1] !== null;
  return isRange(previous) && (isBareHour(words[at - 2]) || (!!words[at - 2] && isClock(words[at - 2] as Word)));
}

function isPeriod(word: Word, previous: Word | undefined): boolean {
  if (/^(?:today|tonight|tomorrow)$/.test(word.lower)) return false;
  if (!previous || previous.after) return dayParts.test(word.lower) && word.lower.endsWith("s");
  if (dayParts.test(word.lower))
    return determiners.test(previous.lower) || weekdayOf(previous) !== null || previous.lower === "of";
  const isBareSeason = /^(?:spring|summer|autumn|winter)$/.test(word.lower);
  if (isBareSeason && /^(?:in|by|before|until|this|next|for|from|since|all|and|to)$/.test(previous.lower)) return true;
  return seasons.test(word.lower) && /^(?:this|next|coming|every|each|all|last|whole|the)$/.test(previous.lower);
}

const isYear = (word: Word, words: readonly Word[], at: number) =>
  /^20\d\d$/.test(word.lower) &&
  (monthOf(words, at - 1) !== null || dayNumberOf(words[at - 1]) !== null || words[at - 1]?.lower === "until");

/** "12/03/2027", "30.4.": a day whose month may be either figure. */
const isDottedDate = (word: Word) => /^\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})$/.test(word.lower);

function trimSpan(words: readonly Word[], roles: readonly Role[], from: number, to: number): TimeSpan | null {
  const hasAnchor = (first: number, last: number) => roles.slice(first, last + 1).includes("anchor");
  const saysHour =
    roles.slice(from, to + 1).includes("hour") &&
    words.slice(from, to).some((word, at) => word.lower === "at" && roles[from + at + 1] === "hour");
  if (!hasAnchor(from, to) && !saysHour) return null;
  let [first, last] = [from, to];
  while (
    first < last &&
    /^(?:to|through|and|of|or|–|-|not|as|up|now|again|just|end|start|starting|beginning|the|all|last|first|only)$/.test(
      lowerAt(words, first),
    ) &&
    !opensSpan(words, roles, first, last)
  )
    first += 1;
  while (last > first && roles[last] === "glue" && lowerAt(words, last) !== "only") last -= 1;
  if (first === last && lowerAt(words, first) === "the") return null;
  // why: "for" and a bare "the" before a season say when, before a noun they do not
  const next = words[last + 1];
  const isFeast = words.some((_, at) => at <= last && at + holidayLength(words, at) - 1 === last);
  if (isFeast && next && !(words[last] as Word).after && ["noun", "other", "verb", "adjective"].includes(next.part))
    return { first, last, isAttributive: true };
  const isFollowed =
    !!next &&
    !(words[last] as Word).after &&
    (["noun", "other"].includes(next.part) || isWorking(next, words, last + 1));
  const endsInFigure = /\d/.test(lowerAt(words, last)) || lowerAt(words, last) === "only" || roles[last] === "hour";
  return { first, last, isAttributive: isFollowed && !endsInFigure };
}

/** "knitting" of "Saturday knitting class", "digital" of "winter digital course". */
const isWorking = (word: Word, words: readonly Word[], at: number) =>
  (word.part === "adjective" || word.tags.has("Gerund")) &&
  ["noun", "other"].includes(words[at + 1]?.part ?? "") &&
  !word.after;

const lowerAt = (words: readonly Word[], at: number) => words[at]?.lower ?? "";

/** "starting 9 February", "the end of November", "all winter", "the last Sunday", "only this weekend" begin a stretch. */
function opensSpan(words: readonly Word[], roles: readonly Role[], at: number, last: number): boolean {
  const word = lowerAt(words, at);
  const next = words[at + 1];
  if (!next || at >= last) return false;
  if (/^(?:starting|beginning)$/.test(word)) return roles[at + 1] !== null;
  if (word === "all") return roles[at + 1] === "anchor";
  if (word === "only") return roles[at + 1] !== null;
  if (/^(?:last|first)$/.test(word)) return roles[at + 1] === "anchor";
  return word === "end" ? next.lower === "of" : false;
}

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
    if (prepositions.test(word.lower) || /^(?:to|through|and|-|–)$/.test(word.lower)) {
      relation = word.lower;
      at += 1;
      continue;
    }
    const end = readPiece(text, slice, at, relation, parts);
    if (end > at) relation = "";
    at = Math.max(end, at + 1);
  }
  const range = clockRange(parts.from, parts.to);
  return { text: spanText(text, words, span), ...parts, ...range };
}

/** The stretch in the owner's words, names of days and months in capitals: "from Monday", "Tuesday nights in November". */
export function spanText(text: string, words: readonly Word[], span: TimeSpan): string {
  const [first, last] = [words[span.first], words[span.last]];
  return first && last
    ? capitaliseCalendar(text.slice(first.start, last.end)).replace(/^starting(?:\sfrom)?\b/i, "from")
    : "";
}

function readPiece(text: string, slice: readonly Word[], at: number, relation: string, parts: Parts): number {
  const word = slice[at] as Word;
  const hours = readHours(slice, at, relation, parts);
  if (hours > at) return hours;
  const day = readDay(text, slice, at);
  if (day && /^(?:to|and|-|–)$/.test(slice[day.end]?.lower ?? "") && day.day.month === null && day.day.day !== null) {
    // "16 to 20 February": the month of the second is that of the first
    const until = readDay(text, slice, day.end + 1);
    if (until?.day.month) {
      parts.start = { ...day.day, month: until.day.month, text: `${day.day.text} ${monthName(until.day.month)}` };
      parts.last = until.day;
      return until.end;
    }
  }
  if (day) {
    placeDay(day.day, relation, parts);
    return day.end;
  }
  const holiday = holidayLength(slice, at);
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

const joined = (text: string, slice: readonly Word[], first: number, end: number) =>
  text.slice((slice[first] as Word).start, (slice[Math.min(end, slice.length) - 1] as Word).end);

const isPluralDay = (word: Word) => weekdayOf(word) !== null && /days$/.test(word.lower);

/** "Tuesday nights", "the first Sunday of every month". */
function isRecurringStart(slice: readonly Word[], at: number): boolean {
  if (
    weekdayOf(slice[at] as Word) &&
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
  if (/\p{L}{3}/u.test(period)) parts.period ??= period.replace(/\s+only$/i, "");
  return end;
}

function readHours(slice: readonly Word[], at: number, relation: string, parts: Parts): number {
  const word = slice[at] as Word;
  const next = slice[at + 1];
  const half = next && /^[ap]\.?m\.?$/.test(next.lower) ? 1 : 0;
  const isHour =
    isClock(word) ||
    half === 1 ||
    (isBareHour(word) &&
      monthOf(slice, at + 1) === null &&
      (monthOf(slice, at - 1) === null || !!slice[at - 1]?.after) &&
      next?.lower !== "of" &&
      !(/^(?:to|and)$/.test(next?.lower ?? "") && monthOf(slice, at + 3) !== null));
  if (!isHour || isDottedDate(word)) return at;
  const suffix = half === 1 ? ` ${next?.text}` : "";
  const [one, two] = word.text.split(/[-–]/);
  if (two !== undefined) {
    parts.from = readClock(one ?? "");
    parts.to = readClock(two + suffix.trim());
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
  if (/^(?:the|this|next|coming)$/.test(lowerAt(slice, at))) at += 1;
  const weekday = slice[at] && weekdayOf(slice[at] as Word);
  if (weekday) {
    if (isPluralDay(slice[at] as Word) || dayParts.test(lowerAt(slice, at + 1))) return null;
    day.weekday = weekday;
    at += 1;
  }
  const number = dayNumberOf(slice[at]);
  const monthFirst = monthOf(slice, at);
  if (number && monthOf(slice, at + 1)) {
    Object.assign(day, { day: number, month: monthOf(slice, at + 1) });
    at += 2;
  } else if (number && lowerAt(slice, at + 1) === "of" && monthOf(slice, at + 2)) {
    Object.assign(day, { day: number, month: monthOf(slice, at + 2) });
    at += 3;
  } else if (monthFirst && dayNumberOf(slice[at + 1])) {
    Object.assign(day, { day: dayNumberOf(slice[at + 1]), month: monthFirst });
    at += 2;
  } else if (number && !weekday && /^(?:to|and|-|–)$/.test(lowerAt(slice, at + 1))) {
    day.day = number;
    at += 1;
  } else if (!weekday) return null;
  if (/^20\d\d$/.test(lowerAt(slice, at))) {
    day.year = Number(lowerAt(slice, at));
    at += 1;
  }
  const first = lowerAt(slice, from) === "the" ? from + 1 : from;
  day.text = capitaliseCalendar(joined(text, slice, first, at));
  return { day, end: at };
}

function placeDay(day: Day, relation: string, parts: Parts): void {
  if (relation === "before") {
    parts.before = day;
    const earlier = day.day && day.month ? dayBefore(day.day, day.month, day.year) : null;
    parts.last = earlier && {
      ...earlier,
      year: day.year,
      weekday: null,
      text: `${earlier.day} ${monthName(earlier.month)}`,
    };
  } else if (/^(?:until|till|til|by)$/.test(relation) || (/^(?:to|and|through|-|–)$/.test(relation) && parts.start))
    parts.last = day;
  else parts.start ??= day;
}

/** Names of days, months and feasts in capitals, the rest as typed. */
export function capitaliseCalendar(text: string): string {
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word, offset: number) => {
    const lower = word.toLowerCase();
    if (alwaysCapital.test(lower)) return word.charAt(0).toUpperCase() + word.slice(1);
    const isMonth = /^(?:may|march)$/.test(lower);
    return isMonth && besideFigure(text, offset, word.length) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

const alwaysCapital =
  /^(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|easter|diwali|eid|ramadan|halloween|thanksgiving|hanukkah|holi)$/;

/** "in may", "5 march", "march 6": the month and not the verb. */
function besideFigure(text: string, offset: number, length: number): boolean {
  const [before, after] = [
    text.slice(Math.max(0, offset - 8), offset),
    text.slice(offset + length, offset + length + 4),
  ];
  return (
    /(?:\b(?:in|of|by|from|until|till|mid)[\s-]|\d(?:st|nd|rd|th)?\s)$/i.test(before) || /^\s\d{1,2}\b/.test(after)
  );
}
