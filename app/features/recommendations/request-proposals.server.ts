import { and, asc, eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects, recommendationRequests } from "#db/schema";
import { hasTextModel } from "~/engine/providers/provider-settings";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

/** Has the worker ask a model for a list, where one is connected and the account has not asked too often in the last hour. Asks nobody itself. */
export function requestProposalsLater(user: { id: number; plan: PlanName }, projectId: number, keywords: string): void {
  if (!hasTextModel(getProviderSettings())) return;
  try {
    limitRate(user, "modelProposals");
  } catch (error) {
    if (error instanceof TooManyRequests) return;
    throw error;
  }
  db.insert(recommendationRequests).values({ projectId, keywords }).onConflictDoNothing().run();
}

/** Takes the list that has waited longest, and its project; undefined when none waits. It is asked for once, whatever comes of it. */
export function takeRequest() {
  const next = db
    .select({ project: projects, keywords: recommendationRequests.keywords })
    .from(recommendationRequests)
    .innerJoin(projects, eq(projects.id, recommendationRequests.projectId))
    .orderBy(asc(recommendationRequests.createdAt))
    .get();
  if (!next) return undefined;
  const { projectId, keywords } = recommendationRequests;
  db.delete(recommendationRequests)
    .where(and(eq(projectId, next.project.id), eq(keywords, next.keywords)))
    .run();
  return next;
}
