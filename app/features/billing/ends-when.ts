/** When a subscription ends that somebody else than its customer ends. */
export const endsWhen = ["period", "now"] as const;
export type EndsWhen = (typeof endsWhen)[number];
