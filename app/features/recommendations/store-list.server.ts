import { createHash } from "node:crypto";
import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { recommendations, recommendationUses } from "#db/schema";
import type { ClaimedBasis } from "~/engine/checks/proposal-basis";
import type { Proposal } from "./recommendation";

/** Milliseconds after which a proposal that nobody opened is forgotten. */
export const forgottenAfter = 24 * 60 * 60 * 1000;

/** A proposal, and what a model said that it rests on where it is a model's. */
export type ListedProposal = Proposal & { basis: ClaimedBasis | null };

/** Makes these a project's list. What is proposed again keeps its row, and what nobody opened goes after a day. */
export function storeList(projectId: number, keywords: string, proposals: readonly ListedProposal[], now: Date): void {
  inTransaction((tx) => {
    const unopened = tx
      .select({ id: recommendationUses.recommendationId })
      .from(recommendationUses)
      .where(eq(recommendationUses.recommendationId, recommendations.id));
    const old = tx
      .select({ id: recommendations.id })
      .from(recommendations)
      .where(
        and(
          eq(recommendations.projectId, projectId),
          lt(recommendations.proposedAt, new Date(now.getTime() - forgottenAfter)),
          notExists(unopened),
        ),
      );
    tx.delete(recommendations).where(inArray(recommendations.id, old)).run();
    for (const [index, { basis, ...proposal }] of proposals.entries()) {
      const digest = createHash("sha256").update(JSON.stringify(proposal)).digest("base64url");
      const placed = { place: index + 1, proposedAt: now };
      tx.insert(recommendations)
        .values({ ...proposal, ...placed, basis, projectId, keywords, digest })
        .onConflictDoUpdate({
          target: [recommendations.projectId, recommendations.keywords, recommendations.digest],
          set: { place: sql`excluded.place`, proposedAt: sql`excluded.proposed_at`, basis: sql`excluded.basis` },
        })
        .run();
    }
  });
}
