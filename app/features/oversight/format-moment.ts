const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** "Jan 31, 2026, 10:15 AM UTC". */
export const formatMoment = (at: Date) => `${moment.format(at)} UTC`;
