const shortDate = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** 'Jan 7, 2025'; 'Recently' when the date is missing or cannot be read. */
export function formatCreatedAt(date: Date | string | null | undefined): string {
  const moment = date instanceof Date ? date : new Date(date ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? "Recently" : shortDate.format(moment);
}
