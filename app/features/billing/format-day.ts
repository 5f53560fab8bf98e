const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });

/** "Jan 7, 2026", in UTC as providers count. */
export function formatDay(moment: Date): string {
  return day.format(moment);
}
