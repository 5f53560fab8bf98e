import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { DiskFull } from "#db/disk-full";
import { holds, parts } from "#db/schema";
import { type ContentType, type FinishedPart, PartFailure, type Provenance } from "~/engine/engine";
import { getProviderEvent, noteEvent } from "~/features/administration/last-events.server";
import { measureNewText } from "~/features/brand-voice/measure-new-text.server";
import { captureHold } from "~/features/ledger/settle-hold.server";
import { removeMedia } from "~/platform/media/remove-media.server";
import { type Claim, hasClaim } from "./claim-spark.server";
import { deliverRedo } from "./deliver-redo.server";
import { type Ending, settleUnmadePart } from "./end-spark.server";
import { readScript } from "./script";
import type { Spark } from "./spark";
import { storeFiles } from "./store-files.server";
import type { StoredPart } from "./stored-content";

/**
 * Stores a finished part: its files first, then in one transaction the part and the capture of its hold. Says whether it was kept;
 * a part that is settled already, or a claim that is lost, keeps nothing and leaves no files.
 * @throws PartFailure (disk-full) when there is no room for the files.
 */
export async function recordPart(claim: Claim, part: FinishedPart, now: Date): Promise<boolean> {
  const { stored, mediaIds } = await storeFiles(claim.spark, part).catch((error: unknown) => {
    if (error instanceof DiskFull) throw diskFull(error);
    throw error;
  });
  const provenance = noteEdit(claim.spark, stored);
  const voiceMatch = measureNewText(claim.spark.projectId, stored);
  let isKept = false;
  try {
    isKept = inTransaction((tx) => {
      if (!hasClaim(tx, claim)) return false;
      return markDone(tx, claim.spark, { ...stored, provenance, voiceMatch }, now);
    });
  } finally {
    if (!isKept) await removeMedia(...mediaIds);
  }
  const { engine, model } = part.provenance;
  if (engine !== "embedded") noteEvent(getProviderEvent(engine, "delivered"), `${part.type}: ${model}`, now);
  return isKept;
}

/** Records that a part failed for good and gives its sparks back, unless the claim is lost or the part is settled. */
export function recordFailure(claim: Claim, type: ContentType, ending: Ending, now: Date): boolean {
  return inTransaction((tx) => hasClaim(tx, claim) && settleUnmadePart(tx, claim.spark.id, type, ending, now));
}

/** A film of a script that its user edited is their work, too. */
function noteEdit(spark: Spark, { type, provenance }: StoredPart): Provenance {
  const editedAt = type === "video" ? readScript(spark)?.editedAt : null;
  return editedAt ? { ...provenance, edited: { at: editedAt } } : provenance;
}

function markDone(
  tx: Parameters<typeof captureHold>[0],
  spark: Spark,
  stored: StoredPart & { voiceMatch: unknown },
  now: Date,
): boolean {
  const one = and(eq(parts.sparkId, spark.id), eq(parts.type, stored.type));
  const part = tx.select().from(parts).where(one).get();
  if (part?.state !== "pending" && part?.state !== "processing") return false;
  const { content, provenance, voiceMatch } = stored;
  tx.update(parts)
    .set({
      state: "done",
      fraction: 1,
      content,
      provenance,
      voiceMatch,
      startedAt: part.startedAt ?? now,
      finishedAt: now,
    })
    .where(one)
    .run();
  const hold = tx
    .select()
    .from(holds)
    .where(and(eq(holds.sparkId, spark.id), eq(holds.type, stored.type)))
    .get();
  if (hold) captureHold(tx, hold.id, now);
  if (spark.redoOf !== null) deliverRedo(tx, { ...spark, redoOf: spark.redoOf }, stored, now);
  return true;
}

function diskFull(cause: Error): PartFailure {
  return new PartFailure(
    "disk-full",
    "There was no room left to store this. We have been told; please try again later.",
    { cause },
  );
}
