export interface Period {
  start: Date;
  /** The start of the next one; not part of this one. */
  end: Date;
}

/**
 * The month that holds `now`, counted from an anchor's day and time of day in UTC. A day that a month lacks is its last one:
 * anchored on 31 January, the next begins on 28 (or 29) February and the one after on 31 March.
 */
export function monthlyPeriod(anchor: Date, now: Date): Period {
  let months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (monthsAfter(anchor, months) > now) months -= 1;
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}

/** A moment some whole months after the anchor, its day of month clamped. */
export function monthsAfter(anchor: Date, months: number): Date {
  const moment = new Date(anchor);
  moment.setUTCDate(1);
  moment.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moment;
}
