import { addMonths } from "~/platform/calendar/add-months";

/** Milliseconds: a year of the calendar has 365.2425 days. */
const averageMonth = (365.2425 * 86_400_000) / 12;

export interface Period {
  start: Date;
  /** The start of the next one; not part of this one. */
  end: Date;
}

/**
 * The month that holds `now`, counted from an anchor's day and time of day in UTC. A day that a month lacks is its last one:
 * anchored on 31 January, the next begins on 28 (or 29) February and the one after on 31 March.
 */
export function getMonthlyPeriod(anchor: Date, now: Date): Period {
  let months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (addMonths(anchor, months) > now) months -= 1;
  return { start: addMonths(anchor, months), end: addMonths(anchor, months + 1) };
}

/**
 * The month that holds `now` of a span that was paid for; undefined outside of it. A span of about a month is one month, and one of a
 * year has twelve, whatever the days they are counted from: where the last begins, it runs to the span's end.
 */
export function findMonthWithin({ start, end }: Period, now: Date): Period | undefined {
  if (now < start || now >= end) return undefined;
  const months = Math.max(1, Math.round((end.getTime() - start.getTime()) / averageMonth));
  const month = getMonthlyPeriod(start, now);
  const last = addMonths(start, months - 1);
  return month.start < last ? month : { start: last, end };
}
