import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { parts, sparks } from "#db/schema";
import type { SceneLine } from "~/engine/engine";
import type { SparkAccount } from "~/features/ledger/spark-account";
import { getQueuePriority } from "~/features/plans/plans";
import { makeSparkSoon } from "./make-spark-later.server";
import { hashContent } from "./part-versions.server";
import { readScript, type Script } from "./script";
import type { Spark } from "./spark";
import { findParts } from "./spark.queries.server";
import { sparkTimeLimits } from "./spark-limits.server";

/** The script of a spark's film while it waits for its user's approval; null before and after. */
export function findAwaitingScript(spark: Spark): Script | null {
  const isAwaited = findParts(spark.id).some(({ type, state }) => type === "video" && state === "awaiting");
  return isAwaited ? readScript(spark) : null;
}

/**
 * Has the film made from these scenes, with all three tries. False, and nothing is changed, when its script does not wait any more: it was
 * approved in another tab, cancelled, or its week was over. Should queueing fail, the sweep does it.
 */
export function approveScript(user: SparkAccount, spark: Spark, scenes: SceneLine[], now = new Date()): boolean {
  const isApproved = inTransaction((tx) => {
    const row = tx.select().from(sparks).where(eq(sparks.id, spark.id)).get();
    const written = row && findAwaitingScript(row);
    if (!written) return false;
    const isEdited = hashContent(scenes) !== hashContent(written.scenes);
    const approvedAt = now.toISOString();
    const script: Script = { scenes, editedAt: isEdited ? approvedAt : null, approvedAt };
    const film = and(eq(parts.sparkId, spark.id), eq(parts.type, "video"));
    tx.update(parts).set({ state: "pending" }).where(film).run();
    // why the claim goes, too: a worker that is still busy with other parts would end the film with them, unmade.
    const deadlineAt = new Date(now.getTime() + sparkTimeLimits.waiting);
    tx.update(sparks)
      .set({ script, status: "pending", attempts: 0, claimedBy: null, heartbeatAt: null, deadlineAt })
      .where(eq(sparks.id, spark.id))
      .run();
    return true;
  });
  if (isApproved) makeSparkSoon(spark.documentId, getQueuePriority(user.plan));
  return isApproved;
}

/** What is said to whoever still has a form open of a script that does not wait any more. */
export function explainSettledScript(spark: Spark): { message: string; description: string } {
  return readScript(spark)?.approvedAt
    ? {
        message: "The script was approved already",
        description: "The video is being made from it. You can edit the script once it’s ready.",
      }
    : {
        message: "The script is no longer waiting",
        description: "The video was cancelled, or the time to approve it ran out.",
      };
}
