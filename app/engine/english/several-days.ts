import { readMonth, readWeekday, weekdays } from "./calendar";
import { getLower, isDayOfMonth, isDayRange } from "./find-time-spans";
import type { Word } from "./words";

/** A day or a stretch of days with its place among the words. */
interface NamedDay {
  first: number;
  last: number;
  day: number | null;
  weekday: number;
  month: number | null;
  isRange: boolean;
}

/**
 * Whether a stretch of time names days that are apart, so that no first and no last day may be taken of it: "13-14 and 20-21 March", "Tuesday 3 or
 * Thursday 5". Two days that follow one another are one stretch. Gives where the last is named.
 */
export function findSeveralDays(slice: readonly Word[]): { last: number } | null {
  const recurs = slice.some(
    (word) => /^(?:every|each)$/.test(word.lower) || (readWeekday(word) !== null && /days$/.test(word.lower)),
  );
  const days = readDays(slice).filter((each) => each.day !== null || each.isRange || !recurs);
  let count = days.length > 0 ? 1 : 0;
  for (let at = 1; at < days.length; at += 1)
    if (!isStretch(slice, days[at - 1] as NamedDay, days[at] as NamedDay)) count += 1;
  if (count < 2 || (days.length === 2 && followsNext(slice, days[0] as NamedDay, days[1] as NamedDay))) return null;
  return { last: days.at(-1)?.last ?? slice.length - 1 };
}

function readDays(slice: readonly Word[]): NamedDay[] {
  const days: NamedDay[] = [];
  for (let at = 0; at < slice.length; at += 1) {
    const word = slice[at] as Word;
    const named = readWeekday(word);
    const weekday = named ? weekdays.indexOf(named) : -1;
    const isRange = isDayRange(slice, at);
    const isNumber = !isRange && isDayOfMonth(slice, at);
    if (weekday < 0 && !isRange && !isNumber) continue;
    const previous = days.at(-1);
    // why: "Friday, March 6" and "6 March, Friday" name one day
    const isSame =
      previous &&
      (weekday < 0
        ? previous.day === null && previous.weekday >= 0 && !hasLink(slice, previous.last, at)
        : previous.day !== null &&
          previous.weekday < 0 &&
          !hasLink(slice, previous.last, at) &&
          !isFollowedByDay(slice, at));
    const day = isNumber ? Number.parseInt(word.lower, 10) : null;
    const month = readMonth(slice, at + 1) ?? readMonth(slice, at - 1);
    if (isSame && weekday < 0) Object.assign(previous, { day, month, isRange, last: at });
    else if (isSame) Object.assign(previous, { weekday, last: at });
    else days.push({ first: at, last: at, day, weekday, month, isRange });
  }
  return days;
}

const linkBetween = (slice: readonly Word[], from: number, to: number, links: RegExp) =>
  slice.slice(from + 1, to).some((word) => links.test(word.lower));
const hasLink = (slice: readonly Word[], from: number, to: number) =>
  linkBetween(slice, from, to, /^(?:and|&|or|to|until|till|til|by|before|through|-|–)$/) ||
  slice.slice(from, to).some((word) => /[-–]/.test(word.after));
const isFollowedByDay = (slice: readonly Word[], at: number) =>
  isDayOfMonth(slice, at + 1) ||
  isDayRange(slice, at + 1) ||
  (readMonth(slice, at + 1) !== null && isDayOfMonth(slice, at + 2));

/** "5 to 9", "between 5 and 9", "from Monday until Friday". */
function isStretch(slice: readonly Word[], one: NamedDay, two: NamedDay): boolean {
  if (one.isRange || two.isRange) return false;
  if (linkBetween(slice, one.last, two.first, /^(?:to|until|till|til|by|before|through|-|–)$/)) return true;
  if (slice.slice(one.last, two.first).some((word) => /[-–]/.test(word.after))) return true;
  return /^between$/.test(getLower(slice, one.first - 1)) && linkBetween(slice, one.last, two.first, /^and$/);
}

/** "4 and 5 June", "Saturday and Sunday". */
function followsNext(slice: readonly Word[], one: NamedDay, two: NamedDay): boolean {
  if (one.isRange || two.isRange || !linkBetween(slice, one.last, two.first, /^(?:and|&)$/)) return false;
  if (one.day !== null && two.day !== null)
    return two.day === one.day + 1 && (one.month === null || two.month === null || one.month === two.month);
  return one.day === null && two.day === null && one.weekday >= 0 && two.weekday === (one.weekday + 1) % 7;
}
