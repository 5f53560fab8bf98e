import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireProject } from "~/features/projects/project.queries.server";
import { findRecommendation, trackRecommendation } from "~/features/recommendations/track-recommendation.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { createNotFound } from "~/platform/http/not-found.server";

/** The button is on the home page and beside the spark form. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  return redirect(`/project/${requireProject(user, params.id).id}/spark`);
}

/** Takes a recommendation to the project's spark form, and notes that it was used. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const project = requireProject(user, params.id);
  const recommendation = findRecommendation(user, params.recommendationId);
  if (recommendation?.projectId !== project.id) throw createNotFound();
  // why both: the button is inside of what opens, and without scripts nothing is sent by opening it.
  for (const action of ["viewed", "used"] as const) trackRecommendation(user, recommendation.id, action);
  return redirect(`/project/${project.id}/spark?recommendation=${recommendation.id}`);
}
