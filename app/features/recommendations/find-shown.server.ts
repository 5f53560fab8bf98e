import type { PlanName } from "~/features/plans/plans";
import type { Project } from "~/features/projects/project";
import { findProject } from "~/features/projects/project.queries.server";
import { log } from "~/platform/log/log.server";
import { findRecommendations } from "./find-recommendations.server";
import { projectsWithRecommendations, type Recommendation } from "./recommendation";

/** The recommendations that a page shows, after one more try where the first one fails; null when they could not be made. */
export function findShownRecommendations(
  user: { id: number; plan: PlanName },
  project: Project,
): Recommendation[] | null {
  for (const mayFail of [true, false]) {
    try {
      return findRecommendations(user, project);
    } catch (error) {
      if (!mayFail) log.warn({ err: error, projectId: project.id }, "recommendations could not be made");
    }
  }
  return null;
}

/** The recommendations for the first of these projects. */
export function findHomeRecommendations(user: { id: number; plan: PlanName }, projects: readonly { id: number }[]) {
  return projects.slice(0, projectsWithRecommendations).flatMap(({ id }) => {
    const project = findProject(user, id);
    if (!project) return [];
    return { project: { id, name: project.name }, recommendations: findShownRecommendations(user, project) };
  });
}
