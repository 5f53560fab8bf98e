import { db } from "#db/client";
import { countAvailableSparks } from "./live-lots.server";

/** Sparks that this user can spend now. Never negative. */
export function getAvailableSparks(userId: number, now = new Date()): number {
  return countAvailableSparks(db, userId, now);
}
