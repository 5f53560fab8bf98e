import { countHolidayWords, readDayNumber, readMonth, readWeekday } from "./calendar";
import { isBareHour, isClock } from "./clock";
import type { Word } from "./words";

/** A stretch of words that says when. */
export interface TimeSpan {
  first: number;
  last: number;
  /** It stands before a noun and belongs to it: "Monday evening" of "Monday evening course". */
  isAttributive: boolean;
}

export const prepositions =
  /^(?:on|in|at|from|until|till|til|by|before|after|since|between|during|throughout|starting|beginning|for|as|up)$/;
const glue =
  /^(?:to|through|and|&|of|the|or|only|–|-|not|all|just|once|now|again|coming|mid|early|late|end|beginning|start|middle)$/;
const determiners =
  /^(?:this|next|coming|last|first|second|third|fourth|every|each|all|the|other|mid|late|early|whole|any)$/;
export const dayParts = /^(?:mornings?|evenings?|afternoons?|nights?|lunchtimes?|weekends?|weekdays?)$/;
const seasons =
  /^(?:spring|summer|autumn|winter|weekend|weekends|week|month|year|season|term|quarter|fall|half-term|holidays|day|evening|night|morning)$/;

type Role = "anchor" | "glue" | "hour" | "number" | null;

/** "All through February" is one, and so is "through February". */
function withAllThrough(span: TimeSpan, words: readonly Word[]): TimeSpan {
  const isThrough = words[span.first - 1]?.lower === "through" && !span.isAttributive;
  const isAll = isThrough && /^(?:all|right)$/.test(words[span.first - 2]?.lower ?? "");
  return { ...span, first: span.first - (isAll ? 2 : isThrough ? 1 : 0) };
}

/** Every stretch of the words that says when, in order. */
export function findTimeSpans(words: readonly Word[]): TimeSpan[] {
  const roles = rolesOf(words).map((role, at) => (isNameOfSome(words, at) ? null : role));
  const spans: TimeSpan[] = [];
  let at = 0;
  while (at < words.length) {
    if (!roles[at]) {
      at += 1;
      continue;
    }
    let end = at;
    while (end + 1 < words.length && roles[end + 1] && !endsStretch(words, end) && !opensPiece(words, end + 1))
      end += 1;
    const span = trimSpan(words, roles, at, end);
    if (span) spans.push(withAllThrough(span, words));
    at = end + 1;
  }
  return spans;
}

/** "The Pale Mondays" are a band. */
const isNameOfSome = (words: readonly Word[], at: number): boolean =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days$/.test(words[at]?.text ?? "") &&
  /^\p{Lu}\p{Ll}/u.test(words[at - 1]?.text ?? "") &&
  words[at - 2]?.text === "The";

/** A mark ends it; a hyphen only where no days or hours stand before it: "Christmas - Wednesday 16 December", not "5 - 9 March". */
function endsStretch(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const isDay = /\d/.test(word.text) || readWeekday(word) !== null || readMonth(words, at) !== null;
  if (/–/.test(word.after)) return !isDay;
  return /[.!?;:()]/.test(word.after) || (/-/.test(word.after) && !isDay);
}

/** "only" behind a comma belongs to what follows: "5 January, only 20 seats". */
const opensPiece = (words: readonly Word[], at: number) =>
  words[at]?.lower === "only" && (words[at - 1]?.after ?? "").includes(",");

function rolesOf(words: readonly Word[]): Role[] {
  const roles: Role[] = words.map((word, at) => {
    const previous = words[at - 1];
    if (readWeekday(word) || readMonth(words, at) || isClock(word)) return "anchor";
    if (previous?.lower === "at" && /^\d{1,2}[.:]\d{2}$/.test(word.lower)) return "anchor";
    if (isPeriod(word, previous) || isYear(word, words, at)) return "anchor";
    if (isDottedDate(word)) return "anchor";
    if (isDayRange(words, at) || isWeekdayRange(word) || isHourRange(words, at)) return "anchor";
    if (prepositions.test(word.lower) || glue.test(word.lower) || determiners.test(word.lower)) return "glue";
    if (isBareHour(word)) return "hour";
    if (readDayNumber(word)) return "number";
    const next = words[at + 1];
    if (/^\d{1,2}[-–]\d{1,2}$/.test(word.lower) && next && /^[ap]\.?m/.test(next.lower)) return "anchor";
    return /^(?:p\.m|a\.m|pm|am|cet|gmt|bst|et|est|uhr|o'clock|ist)\.?$/.test(word.lower) &&
      previous &&
      /\d/.test(previous.lower)
      ? "anchor"
      : null;
  });
  for (let at = 0; at < words.length; at += 1) {
    for (let more = countHolidayWords(words, at); more > 0; more -= 1) roles[at + more - 1] = "anchor";
  }
  for (let at = 0; at < words.length; at += 1) {
    if (roles[at] !== "hour" && roles[at] !== "number") continue;
    if (!isDayOfMonth(words, at) && !isHourOfDay(words, roles, at)) roles[at] = null;
  }
  return roles;
}

const joiners = /^(?:and|&|or|to|until|till|through|-|–)$/;
const isDayFigure = (word: Word | undefined) =>
  readDayNumber(word) !== null || /^\d{1,2}(?:st|nd|rd|th)?[-–]\d{1,2}(?:st|nd|rd|th)?$/.test(word?.lower ?? "");

/** Where the month stands that several days share: "3, 10 and 17 May", "5-6 and 12-13 December", "Sat 5 and Sat 12 Dec". Null for none. */
function monthOfList(words: readonly Word[], from: number): number | null {
  for (let at = from; at < Math.min(words.length, from + 16); ) {
    if (!isDayFigure(words[at])) return null;
    const mark = words[at]?.after ?? "";
    if (!mark && readMonth(words, at + 1)) return at + 1;
    let next = at + 1;
    if (joiners.test(getLower(words, next))) next += 1;
    else if (!/^\s?[,–-]/.test(mark) && !(words[next] && readWeekday(words[next] as Word))) return null;
    if (words[next] && readWeekday(words[next] as Word)) next += 1;
    at = next;
  }
  return null;
}

/** "12" of "December 5 and 12". */
function isBehindMonth(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const counts = next && !words[at]?.after && ["noun", "adjective", "other"].includes(next.part);
  return (
    !counts &&
    /^(?:and|&|or)$/.test(getLower(words, at - 1)) &&
    readDayNumber(words[at - 2]) !== null &&
    !words[at - 2]?.after &&
    readMonth(words, at - 3) !== null &&
    Number.parseInt(getLower(words, at), 10) > Number.parseInt(getLower(words, at - 2), 10)
  );
}

/** "9" of "9 February", of "February 9", and of "16 to 20 February". */
export function isDayOfMonth(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!readDayNumber(word)) return false;
  const next = words[at + 1];
  if (readMonth(words, at + 1) && !word.after) return true;
  if (next?.lower === "of" && readMonth(words, at + 2)) return true;
  if (
    next &&
    /^(?:to|and|until|-|–|till)$/.test(next.lower) &&
    readDayNumber(words[at + 2]) &&
    readMonth(words, at + 3)
  )
    return true;
  if (monthOfList(words, at) !== null || isBehindMonth(words, at)) return true;
  return readMonth(words, at - 1) !== null && !(words[at - 1] as Word).after;
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
  const ends = words[at + 2];
  if (isRange(next) && ends && (isBareHour(ends) || isClock(ends))) return !!previous && roles[at - 1] !== null;
  return (
    isRange(previous) &&
    ((isBareHour(words[at - 2]) && roles[at - 2] !== null) || (!!words[at - 2] && isClock(words[at - 2] as Word)))
  );
}

function isPeriod(word: Word, previous: Word | undefined): boolean {
  if (/^(?:today|tonight|tomorrow)$/.test(word.lower)) return false;
  if (!previous || previous.after) return dayParts.test(word.lower) && word.lower.endsWith("s");
  if (dayParts.test(word.lower))
    return determiners.test(previous.lower) || readWeekday(previous) !== null || previous.lower === "of";
  const isBareSeason = /^(?:spring|summer|autumn|winter)$/.test(word.lower);
  if (isBareSeason && /^(?:in|by|before|until|this|next|for|from|since|all|and|to)$/.test(previous.lower)) return true;
  return seasons.test(word.lower) && /^(?:this|next|coming|every|each|all|last|whole|the)$/.test(previous.lower);
}

const isYear = (word: Word, words: readonly Word[], at: number) =>
  /^20\d\d$/.test(word.lower) &&
  (readMonth(words, at - 1) !== null || readDayNumber(words[at - 1]) !== null || words[at - 1]?.lower === "until");

/** "12-14" of "12-14 March": two days with one month. */
export const isDayRange = (words: readonly Word[], at: number): boolean =>
  /^\d{1,2}(?:st|nd|rd|th)?[-–]\d{1,2}(?:st|nd|rd|th)?$/.test(words[at]?.lower ?? "") &&
  Number.parseInt(getLower(words, at), 10) < Number.parseInt(getLower(words, at).split(/[-–]/)[1] ?? "", 10) &&
  monthOfList(words, at) !== null;

/** "10-3" of "this Sunday 10-3": two hours behind a day. */
export const isHourRange = (words: readonly Word[], at: number): boolean => {
  const previous = words[at - 1];
  const isHours = /^\d{1,2}(?:[.:]\d{2})?[-–]\d{1,2}(?:[.:]\d{2})?$/.test(words[at]?.lower ?? "");
  return (
    isHours &&
    !!previous &&
    (readWeekday(previous) !== null || readMonth(words, at - 1) !== null) &&
    !isDayRange(words, at)
  );
};

/** "mon-wed", "Monday–Friday", "sat/sun". */
export const isWeekdayRange = (word: Word): boolean =>
  /^(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?:day|nesday|rsday|urday)?[-–/](?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?:day|nesday|rsday|urday)?$/.test(
    word.lower,
  );

/** "12/03/2027", "30.4.": a day whose month may be either figure. */
export const isDottedDate = (word: Word) => /^\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})$/.test(word.lower);

function trimSpan(words: readonly Word[], roles: readonly Role[], from: number, to: number): TimeSpan | null {
  const hasAnchor = (first: number, last: number) => roles.slice(first, last + 1).includes("anchor");
  const saysHour =
    roles.slice(from, to + 1).includes("hour") &&
    words.slice(from, to).some((word, at) => word.lower === "at" && roles[from + at + 1] === "hour");
  if (!hasAnchor(from, to) && !saysHour) return null;
  let [first, last] = [from, to];
  while (
    first < last &&
    /^(?:to|through|and|&|of|or|–|-|not|as|up|now|again|just|end|start|starting|beginning|the|all|last|first|only|early|late|mid)$/.test(
      getLower(words, first),
    ) &&
    !opensSpan(words, roles, first, last)
  )
    first += 1;
  // why: the "each" of "a glass each, 12 to 14 February" belongs to what stands before it
  while (first < last && /^(?:each|all)$/.test(getLower(words, first)) && words[first]?.after.includes(",")) first += 1;
  // why: "bring them in | during October": of two prepositions the first belongs to the verb
  while (first < last && /^(?:in|on)$/.test(getLower(words, first)) && prepositions.test(getLower(words, first + 1)))
    first += 1;
  while (last > first && roles[last] === "glue" && getLower(words, last) !== "only") last -= 1;
  if (first === last && getLower(words, first) === "the") return null;
  // why: "for" and a bare "the" before a season say when, before a noun they do not
  const next = words[last + 1];
  const isFeast = words.some((_, at) => at <= last && at + countHolidayWords(words, at) - 1 === last);
  if (isFeast && next && !(words[last] as Word).after && ["noun", "other", "verb", "adjective"].includes(next.part))
    return { first, last, isAttributive: true };
  const isFollowed =
    !!next &&
    !(words[last] as Word).after &&
    (["noun", "other"].includes(next.part) || isWorking(next, words, last + 1));
  const endsInFigure = /\d/.test(getLower(words, last)) || getLower(words, last) === "only" || roles[last] === "hour";
  return { first, last, isAttributive: isFollowed && !endsInFigure };
}

/** "knitting" of "Saturday knitting class", "digital" of "winter digital course". */
const isWorking = (word: Word, words: readonly Word[], at: number) =>
  (word.part === "adjective" || word.tags.has("Gerund")) &&
  ["noun", "other"].includes(words[at + 1]?.part ?? "") &&
  !word.after;

export const getLower = (words: readonly Word[], at: number) => words[at]?.lower ?? "";

/** "starting 9 February", "the end of November", "all winter", "the last Sunday", "only this weekend" begin a stretch. */
function opensSpan(words: readonly Word[], roles: readonly Role[], at: number, last: number): boolean {
  const word = getLower(words, at);
  const next = words[at + 1];
  if (!next || at >= last) return false;
  if (/^(?:starting|beginning)$/.test(word)) return roles[at + 1] !== null;
  if (word === "all") return roles[at + 1] === "anchor";
  if (word === "only") return roles[at + 1] !== null;
  if (/^(?:last|first|early|late|mid)$/.test(word)) return roles[at + 1] === "anchor";
  return word === "end" ? next.lower === "of" : false;
}
