import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { sparks } from "#db/schema";
import { createNotFound } from "~/platform/http/not-found.server";
import { endSpark } from "./end-spark.server";
import type { Spark } from "./spark";

/**
 * Ends a spark that is waiting, for a worker or for approval, or being made: finished parts stay and stay charged, the sparks of the others go back at once. With
 * a finished part it is complete, and its other parts cancelled; without one it is cancelled.
 * A worker that is busy with it notices within two seconds. A spark that has ended stays as it is.
 * @throws a 404 response when it is not this user's spark.
 */
export function cancelSpark(user: { id: number }, sparkId: number, now = new Date()): Spark {
  return inTransaction((tx) => {
    const own = and(eq(sparks.id, sparkId), eq(sparks.userId, user.id));
    const spark = tx.select().from(sparks).where(own).get();
    if (!spark) throw createNotFound();
    endSpark(tx, spark, { reason: "cancelled", message: "You cancelled this.", endsWaiting: true }, now);
    return tx.select().from(sparks).where(own).get() ?? spark;
  });
}
