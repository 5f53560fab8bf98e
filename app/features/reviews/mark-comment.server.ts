import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client";
import { reviewComments, reviewLinks } from "#db/schema";
import type { Spark } from "~/features/sparks/spark";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";

/**
 * Marks a comment on a spark as done, or as not done after all. Done twice keeps the first time.
 * @throws a 404 response for a comment that is not on this spark.
 */
export function markComment(spark: Spark, commentId: string | undefined, isDone: boolean, now = new Date()): void {
  const id = parseRowId(commentId);
  if (id === null) throw createNotFound();
  const ofSpark = db.select({ id: reviewLinks.id }).from(reviewLinks).where(eq(reviewLinks.sparkId, spark.id));
  const one = and(eq(reviewComments.id, id), inArray(reviewComments.linkId, ofSpark));
  const comment = db.select().from(reviewComments).where(one).get();
  if (!comment) throw createNotFound();
  if ((comment.doneAt !== null) === isDone) return;
  db.update(reviewComments)
    .set({ doneAt: isDone ? now : null })
    .where(one)
    .run();
}
