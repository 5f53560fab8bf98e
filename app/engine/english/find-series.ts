import type { Weekday } from "../message/message";
import { getMonthName, weekdays } from "./calendar";
import { readNumber } from "./numbers";

/** Something that comes again every week: "six Mondays" from 12 January on. */
export interface Series {
  count: number;
  /** As it is called: "Mondays", "sessions". */
  days: string;
  weekday: Weekday | null;
}

export interface NamedDay {
  date: Date;
  /** "12 January". */
  text: string;
}

const number = "\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const months = Array.from({ length: 12 }, (_, at) => getMonthName(at + 1));
const anyMonth = months.join("|");
const anyDay = weekdays.join("|");
const weekly = new RegExp(
  `(?<![£$€₹\\d.,])\\b(${number}) (?:consecutive )?(?:((?:${anyDay})s)|(?:weekly )(sessions|lessons|classes|evenings))\\b`,
  "i",
);
const start = new RegExp(
  `\\b(?:starts?|starting|begins?|beginning|from) (?:on )?(?:(${anyDay}),? )?(\\d{1,2}) (${anyMonth})(?: (20\\d\\d))?\\b`,
  "i",
);
const named = new RegExp(
  `\\b(${anyDay}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${anyMonth})(?: (20\\d\\d))?\\b`,
  "i",
);

/** "Six Mondays", "eight weekly sessions"; null where no number of weekly times is named. */
export function findSeries(text: string): Series | null {
  const [, count = "", days, sessions] = weekly.exec(text) ?? [];
  const many = readNumber(count);
  if (!many || many < 2) return null;
  const name = (days ?? sessions ?? "").toLowerCase();
  const weekday = weekdays.find((day) => name === `${day.toLowerCase()}s`) ?? null;
  return { count: many, days: weekday ? `${weekday}s` : name, weekday };
}

/** The day on which something starts, in the next year that has it from the asking on; null where none is named. */
export function findStart(text: string, requestedAt: string): NamedDay | null {
  const [, , day = "", month = "", year] = start.exec(text) ?? [];
  return month
    ? placeDay(
        Number(day),
        months.findIndex((name) => name.toLowerCase() === month.toLowerCase()),
        year,
        requestedAt,
      )
    : null;
}

/** A day of a month in the year that is named, else the next one from the asking on; null where the month has no such day. */
function placeDay(day: number, month: number, year: string | undefined, requestedAt: string): NamedDay | null {
  const asked = new Date(requestedAt);
  const today = Date.UTC(asked.getUTCFullYear(), asked.getUTCMonth(), asked.getUTCDate());
  const inYear = (which: number) => new Date(Date.UTC(which, month, day));
  const soonest = asked.getUTCFullYear() + (inYear(asked.getUTCFullYear()).getTime() < today ? 1 : 0);
  const date = inYear(year ? Number(year) : soonest);
  return date.getUTCMonth() === month ? { date, text: writeDay(date) } : null;
}

/** "12 January". */
export const writeDay = (date: Date): string => `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""}`;

/** The day so many days later. */
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

export const getWeekday = (date: Date): Weekday => weekdays[(date.getUTCDay() + 6) % 7] as Weekday;

/** Where a weekday and a date of the text contradict each other: what the date is and what was said; null where they agree or none is named. */
export function findDateConflict(
  text: string,
  requestedAt: string,
): { date: string; is: Weekday; said: string } | null {
  const [, said = "", day = "", month = "", year] = named.exec(text) ?? [];
  const pair = month
    ? placeDay(
        Number(day),
        months.findIndex((name) => name.toLowerCase() === month.toLowerCase()),
        year,
        requestedAt,
      )
    : null;
  if (pair && getWeekday(pair.date).toLowerCase() !== said.toLowerCase())
    return {
      date: describe(pair),
      is: getWeekday(pair.date),
      said: `a ${weekdays.find((name) => name.toLowerCase() === said.toLowerCase())}`,
    };
  const series = findSeries(text);
  const first = series?.weekday ? findStart(text, requestedAt) : null;
  return first && series?.weekday && getWeekday(first.date) !== series.weekday
    ? { date: describe(first), is: getWeekday(first.date), said: `the first of ${series.count} ${series.days}` }
    : null;
}

const describe = ({ date, text }: NamedDay): string => `${text} ${date.getUTCFullYear()}`;
