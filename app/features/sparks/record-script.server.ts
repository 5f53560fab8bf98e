import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { parts, sparks } from "#db/schema";
import type { SceneLine } from "~/engine/engine";
import { type Claim, hasClaim } from "./claim-spark.server";
import type { Script } from "./script";

/**
 * Keeps a film's script for its user to approve: the film waits from then on, and its hold stays. Says whether it was kept; a film that is
 * settled already, or a claim that is lost, keeps nothing.
 */
export function recordScript(claim: Claim, scenes: SceneLine[]): boolean {
  return inTransaction((tx) => {
    if (!hasClaim(tx, claim)) return false;
    const film = and(eq(parts.sparkId, claim.spark.id), eq(parts.type, "video"));
    const part = tx.select().from(parts).where(film).get();
    if (part?.state !== "pending" && part?.state !== "processing") return false;
    const script: Script = { scenes, editedAt: null, approvedAt: null };
    tx.update(parts).set({ state: "awaiting" }).where(film).run();
    tx.update(sparks).set({ script }).where(eq(sparks.id, claim.spark.id)).run();
    return true;
  });
}
