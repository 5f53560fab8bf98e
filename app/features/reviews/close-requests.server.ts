import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client";
import { reviewDecisions, reviewLinks, sparks } from "#db/schema";

/** The requests for changes of a spark, over every link that it ever had. */
export const isRequestOf = (sparkId: number) =>
  and(
    inArray(
      reviewDecisions.linkId,
      db.select({ id: reviewLinks.id }).from(reviewLinks).where(eq(reviewLinks.sparkId, sparkId)),
    ),
    eq(reviewDecisions.verdict, "changes"),
  );

/** Closes the open requests of one person, who decides anew: what they say last is what they want. */
export function closeRequestsOf(tx: Transaction, sparkId: number, name: string, now: Date): void {
  const isTheirs = sql`lower(${reviewDecisions.name}) = lower(${name})`;
  tx.update(reviewDecisions)
    .set({ doneAt: now })
    .where(and(isRequestOf(sparkId), isNull(reviewDecisions.doneAt), isTheirs))
    .run();
}

/** Counts a spark's open requests anew. Belongs into every transaction that adds, closes or reopens one. */
export function countOpenRequests(tx: Transaction, sparkId: number): void {
  const open = tx
    .select({ requests: count() })
    .from(reviewDecisions)
    .where(and(isRequestOf(sparkId), isNull(reviewDecisions.doneAt)))
    .get();
  tx.update(sparks)
    .set({ openRequests: open?.requests ?? 0 })
    .where(eq(sparks.id, sparkId))
    .run();
}
