import type { ContentType } from "~/engine/engine";
import { getExtraSeconds } from "~/engine/providers/budget";
import { getContentType } from "../content-types/content-types";
import { getProviderSettings } from "../settings/provider-settings.server";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds that bound a spark's way. */
export const sparkTimeLimits = {
  /** In the queue: a day outlives a night's downtime; after it nobody waits for the result any more. */
  waiting: 24 * hour,
  /** For a film's script to be approved: a week, since nobody reads it at the weekend or on a short trip. */
  approval: 7 * 24 * hour,
  /** Between two signs of life of the worker that has it. */
  heartbeat: 5 * second,
  /** For which a worker has a spark without a sign of life: six missed heartbeats, so that a busy machine is not taken for a dead one. */
  lease: 30 * second,
  /** Between two looks whether it was cancelled; a cancel is to be felt within two seconds. */
  look: second,
  /** For the engine to end after it was told to; its port promises two seconds. */
  ending: 10 * second,
} as const;

/** A spark that keeps killing its worker is given up after so many tries. */
export const maxAttempts = 3;

/**
 * Milliseconds that one try may take: as long as the slowest of its types, since most of the time is that one's, and what the models
 * that may be asked for its texts may take longer than usual (TEXT_TIMEOUT).
 */
export function getMakingLimit(types: readonly ContentType[]): number {
  const usual = Math.max(1, ...types.map((type) => getContentType(type).longestMinutes)) * minute;
  return usual + getExtraSeconds(getProviderSettings()) * second;
}

/** When an open hold is certainly wrong: after the longest wait and every try. */
export function getHoldDeadline(now: Date, types: readonly ContentType[]): Date {
  return new Date(now.getTime() + sparkTimeLimits.waiting + maxAttempts * getMakingLimit(types) + hour);
}
