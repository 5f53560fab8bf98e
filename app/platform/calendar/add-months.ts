/** A moment some whole months after another, its day of month clamped to the last one that a month has. In UTC. */
export function addMonths(from: Date, months: number): Date {
  const moment = new Date(from);
  moment.setUTCDate(1);
  moment.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moment;
}
