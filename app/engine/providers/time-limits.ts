const second = 1000;

/** What a model is asked for. */
export type Kind = "text" | "picture" | "voice" | "video";

/**
 * Milliseconds that one call may take, with its retries. Text: a vendor's; `getTextTimeout` says what holds for whom.
 * Pictures: the slowest models need a minute and a half. Video: providers queue a clip for minutes; the whole film has 15.
 */
export const timeLimits: Record<Kind, number> = {
  text: 60 * second,
  picture: 120 * second,
  voice: 60 * second,
  video: 600 * second,
};
