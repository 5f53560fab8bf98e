import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { reviewDecisions } from "#db/schema";
import type { Spark } from "~/features/sparks/spark";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { countOpenRequests, isRequestOf } from "./close-requests.server";

/**
 * Marks a client's request for changes as done, or as not done after all. Done twice keeps the first time.
 * @throws a 404 response for a decision that is not on this spark, or asks for no changes.
 */
export function markRequest(spark: Spark, decisionId: string | undefined, isDone: boolean, now = new Date()): void {
  const id = parseRowId(decisionId);
  if (id === null) throw createNotFound();
  inTransaction((tx) => {
    const one = and(eq(reviewDecisions.id, id), isRequestOf(spark.id));
    const request = tx.select().from(reviewDecisions).where(one).get();
    if (!request) throw createNotFound();
    if ((request.doneAt !== null) === isDone) return;
    tx.update(reviewDecisions)
      .set({ doneAt: isDone ? now : null })
      .where(one)
      .run();
    countOpenRequests(tx, spark.id);
  });
}
