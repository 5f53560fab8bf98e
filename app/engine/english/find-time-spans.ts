import { dayNumberOf, holidayLength, monthOf, weekdayOf } from "./calendar";
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
  /^(?:to|through|and|of|the|or|only|–|-|not|all|just|once|now|again|coming|mid|early|late|end|beginning|start|middle)$/;
const determiners =
  /^(?:this|next|coming|last|first|second|third|fourth|every|each|all|the|other|mid|late|early|whole|any)$/;
export const dayParts = /^(?:mornings?|evenings?|afternoons?|nights?|lunchtimes?|weekends?|weekdays?)$/;
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
    while (
      end + 1 < words.length &&
      roles[end + 1] &&
      !/[.!?;:–()]/.test((words[end] as Word).after) &&
      !opensPiece(words, end + 1)
    )
      end += 1;
    const span = trimSpan(words, roles, at, end);
    if (span) spans.push(span);
    at = end + 1;
  }
  return spans;
}

/** "only" behind a comma belongs to what follows: "5 January, only 20 seats". */
const opensPiece = (words: readonly Word[], at: number) =>
  words[at]?.lower === "only" && (words[at - 1]?.after ?? "").includes(",");

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
    /^(?:to|through|and|of|or|–|-|not|as|up|now|again|just|end|start|starting|beginning|the|all|last|first|only|early|late|mid)$/.test(
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

export const lowerAt = (words: readonly Word[], at: number) => words[at]?.lower ?? "";

/** "starting 9 February", "the end of November", "all winter", "the last Sunday", "only this weekend" begin a stretch. */
function opensSpan(words: readonly Word[], roles: readonly Role[], at: number, last: number): boolean {
  const word = lowerAt(words, at);
  const next = words[at + 1];
  if (!next || at >= last) return false;
  if (/^(?:starting|beginning)$/.test(word)) return roles[at + 1] !== null;
  if (word === "all") return roles[at + 1] === "anchor";
  if (word === "only") return roles[at + 1] !== null;
  if (/^(?:last|first|early|late|mid)$/.test(word)) return roles[at + 1] === "anchor";
  return word === "end" ? next.lower === "of" : false;
}
