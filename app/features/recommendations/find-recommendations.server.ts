import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, notExists, sql } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { recommendations, recommendationUses } from "#db/schema";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import type { Project } from "~/features/projects/project";
import { findMaterial } from "./find-material.server";
import { proposeByRules } from "./propose-by-rules";
import { mostShown, type Proposal, type Recommendation } from "./recommendation";

/** Milliseconds for which a list stays as it is. Source: the specification, section 9. */
export const freshFor = 15 * 60 * 1000;
/** Milliseconds after which a proposal that nobody opened is forgotten. */
const forgottenAfter = 24 * 60 * 60 * 1000;

/**
 * Three ideas for the next spark of this user's own project; the list of the last quarter of an hour where there is one.
 * @param keywords What they should be about, besides.
 * @throws TooManyRequests when the account had many lists made in the last hour.
 */
export function findRecommendations(
  user: { id: number; plan: PlanName },
  project: Project,
  keywords = "",
  now = new Date(),
): Recommendation[] {
  const kept = findFresh(project.id, keywords, now);
  if (kept.length > 0) return kept;
  limitRate(user, "recommendations");
  const proposals = proposeByRules(findMaterial(user, project, keywords, now));
  storeList(project.id, keywords, proposals, now);
  return findFresh(project.id, keywords, now);
}

function findFresh(projectId: number, keywords: string, now: Date): Recommendation[] {
  const ofList = and(eq(recommendations.projectId, projectId), eq(recommendations.keywords, keywords));
  return (
    db
      .select()
      .from(recommendations)
      .where(and(ofList, gt(recommendations.proposedAt, new Date(now.getTime() - freshFor))))
      // why by time first: a list that was made anew stands before what is left of the one before it.
      .orderBy(desc(recommendations.proposedAt), recommendations.place)
      .limit(mostShown)
      .all()
      .map(({ id, type, title, description, prompt, reasoning, category, confidence }) => ({
        id,
        type,
        title,
        description,
        prompt,
        reasoning,
        category,
        confidence,
      }))
  );
}

function storeList(projectId: number, keywords: string, proposals: readonly Proposal[], now: Date): void {
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
    for (const [index, proposal] of proposals.entries()) {
      const digest = createHash("sha256").update(JSON.stringify(proposal)).digest("base64url");
      const placed = { place: index + 1, proposedAt: now };
      tx.insert(recommendations)
        .values({ ...proposal, ...placed, projectId, keywords, digest })
        .onConflictDoUpdate({
          target: [recommendations.projectId, recommendations.keywords, recommendations.digest],
          set: { place: sql`excluded.place`, proposedAt: sql`excluded.proposed_at` },
        })
        .run();
    }
  });
}
