import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects, recommendations, recommendationUses } from "#db/schema";
import { parseRowId } from "~/platform/text/parse-row-id";
import type { StoredRecommendation } from "./recommendation";
import type { RecommendationAction } from "./recommendation.calls";

/** A recommendation for a project of this user's own; undefined for a stranger's, an unknown and a malformed id alike. */
export function findRecommendation(
  user: { id: number },
  id: string | number | undefined,
): StoredRecommendation | undefined {
  const recommendationId = parseRowId(id);
  if (recommendationId === null) return undefined;
  return db
    .select({ recommendation: recommendations })
    .from(recommendations)
    .innerJoin(projects, eq(projects.id, recommendations.projectId))
    .where(and(eq(recommendations.id, recommendationId), eq(projects.userId, user.id)))
    .get()?.recommendation;
}

/** Notes that this user opened or used a recommendation. A repeat changes nothing. */
export function trackRecommendation(
  user: { id: number },
  recommendationId: number,
  action: RecommendationAction,
): void {
  db.insert(recommendationUses).values({ userId: user.id, recommendationId, action }).onConflictDoNothing().run();
}
