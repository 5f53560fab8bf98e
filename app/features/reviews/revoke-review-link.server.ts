import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { reviewLinks } from "#db/schema";
import type { Spark } from "~/features/sparks/spark";

/** Ends the link of a spark at once, for everybody who has it. What was said over it stays with the spark. */
export function revokeReviewLink(spark: Spark, now = new Date()): void {
  db.update(reviewLinks)
    .set({ revokedAt: now })
    .where(and(eq(reviewLinks.sparkId, spark.id), isNull(reviewLinks.revokedAt)))
    .run();
}
