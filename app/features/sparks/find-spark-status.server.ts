import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { sparks } from "#db/schema";
import { writeSceneScript } from "~/engine/embedded/video/write-scene-script";
import { computeProgress } from "./get-progress.server";
import { readScript } from "./script";
import type { Spark } from "./spark";
import type { SparkStatusAnswer } from "./spark.calls";
import { findParts } from "./spark.queries.server";
import { getStatusFields } from "./status-fields.server";

const selectSpark = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(sparks)
    .where(and(eq(sparks.documentId, sql.placeholder("documentId")), eq(sparks.userId, sql.placeholder("userId"))))
    .prepare(),
);

/** How far this user's spark is and what is there of it; undefined for a stranger's and an unknown document alike. */
export function findSparkStatus(
  user: { id: number },
  documentId: string | undefined,
  now = new Date(),
): SparkStatusAnswer | undefined {
  const spark = selectSpark(db).get({ documentId: documentId ?? "", userId: user.id });
  if (!spark) return undefined;
  const parts = findParts(spark.id);
  const progress = computeProgress(spark, parts, now);
  return {
    status: knownStatus(spark),
    progress: `${progress.label} ${progress.percent}%`,
    userErrorMessage: spark.userErrorMessage,
    ...getStatusFields(parts),
    ...(progress.awaitsApproval ? { script: readScript(spark)?.scenes.map(writeSceneScript) } : {}),
    parts: Object.fromEntries(progress.parts.map((part) => [part.type, part.state])),
  };
}

/**
 * Callers know four values and would wait for ever on a fifth. The message says that it was cancelled, with nothing made; the progress and
 * the part, that it waits for approval.
 */
function knownStatus({ status }: Spark): SparkStatusAnswer["status"] {
  if (status === "cancelled") return "failed";
  return status === "awaiting" ? "processing" : status;
}
