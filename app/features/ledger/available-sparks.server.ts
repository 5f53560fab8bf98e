import { db } from "#db/client";
import { availableIn } from "./live-lots.server";

/** Sparks that this user can spend now. Never negative. */
export function availableSparks(userId: number, now = new Date()): number {
  return availableIn(db, userId, now);
}
