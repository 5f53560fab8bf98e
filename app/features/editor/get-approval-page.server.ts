import { getReceipt } from "~/features/ledger/get-receipt.server";
import { hashContent } from "~/features/sparks/part-versions.server";
import type { Script } from "~/features/sparks/script";
import type { Spark } from "~/features/sparks/spark";
import { type SentTexts, showKeptScript } from "./edit-film";

/** What a person sees of a script that waits for their approval: its texts, as they were typed where a form was kept, until when it waits, and what the film costs. */
export function getApprovalPage(spark: Spark, { scenes }: Script, kept: SentTexts | null = null) {
  const processing = `/project/${spark.projectId}/processing/${spark.id}`;
  return {
    ...showKeptScript(kept, scenes),
    version: hashContent(scenes),
    here: `${processing}/script`,
    back: processing,
    cancellation: `${processing}/cancellation`,
    until: spark.status === "awaiting" ? spark.deadlineAt.toISOString() : null,
    cost: getReceipt(spark.id).find(({ type }) => type === "video")?.held ?? 0,
  };
}
