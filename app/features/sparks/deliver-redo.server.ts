import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { parts, partVersions } from "#db/schema";
import { hashContent, keepAsVersion } from "./part-versions.server";
import { readRedo } from "./redo";
import type { Spark } from "./spark";
import type { StoredPart } from "./stored-content";

/**
 * Brings a part that was made again to the spark that it is for, in the transaction that marks it as done: it takes the place of the
 * present piece, which is kept as a version, or waits beside it as a proposal where an edit is to be kept. What was changed since the
 * person asked is hand work that they did not offer, so it is never replaced.
 */
export function deliverRedo(
  tx: Transaction,
  spark: Spark & { redoOf: number },
  stored: StoredPart & { voiceMatch: unknown },
  now: Date,
): void {
  const one = and(eq(parts.sparkId, spark.redoOf), eq(parts.type, stored.type), eq(parts.state, "done"));
  const present = tx.select().from(parts).where(one).get();
  if (!present) return;
  const { content, provenance, voiceMatch } = stored;
  const redo = readRedo(spark);
  if (!redo || redo.keepsEdit || hashContent(present.content) !== redo.seen) {
    tx.insert(partVersions).values({ partId: present.id, content, provenance, isProposal: true, createdAt: now }).run();
    return;
  }
  keepAsVersion(tx, present, now);
  tx.update(parts).set({ content, provenance, voiceMatch }).where(eq(parts.id, present.id)).run();
}
