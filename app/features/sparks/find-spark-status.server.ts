import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { computeProgress } from "./get-progress.server";
import type { SparkStatusAnswer } from "./spark.calls";
import { findParts } from "./spark.queries.server";
import { getStatusFields } from "./status-fields.server";

/** How far this user's spark is and what is there of it; undefined for a stranger's and an unknown document alike. */
export function findSparkStatus(
  user: { id: number },
  documentId: string | undefined,
  now = new Date(),
): SparkStatusAnswer | undefined {
  const spark = db
    .select()
    .from(sparks)
    .where(and(eq(sparks.documentId, documentId ?? ""), eq(sparks.userId, user.id)))
    .get();
  if (!spark) return undefined;
  const parts = findParts(spark.id);
  const progress = computeProgress(spark, parts, now);
  return {
    // why: callers know four values and would wait for ever on a fifth; the message says that it was cancelled, with nothing made.
    status: spark.status === "cancelled" ? "failed" : spark.status,
    progress: `${progress.label} ${progress.percent}%`,
    userErrorMessage: spark.userErrorMessage,
    ...getStatusFields(parts),
    parts: Object.fromEntries(progress.parts.map((part) => [part.type, part.state])),
  };
}
