import type { Project } from "~/features/projects/project";
import type { ToastMessage } from "~/ui/toast";
import type { StoredRecommendation } from "./recommendation";
import { findRecommendation } from "./track-recommendation.server";

/** The recommendation that an address asks for by `recommendation`, for this project, and what its page says about it. Changes nothing. */
export function findAppliedRecommendation(
  user: { id: number },
  project: Project,
  search: URLSearchParams,
): { recommendation: StoredRecommendation | null; toast: ToastMessage | null } {
  const id = search.get("recommendation");
  if (id === null) return { recommendation: null, toast: null };
  const recommendation = findRecommendation(user, id);
  if (recommendation?.projectId !== project.id) {
    const description = "It is not there any more. Here is the plain form.";
    return { recommendation: null, toast: { type: "warning", message: "Recommendation not found", description } };
  }
  const description = "Your idea begins with it. Change what you like.";
  return { recommendation, toast: { type: "success", message: "Recommendation Applied", description } };
}
