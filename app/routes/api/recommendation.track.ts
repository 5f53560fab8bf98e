import type { ActionFunctionArgs } from "@remix-run/node";
import { recommendationCalls } from "~/features/recommendations/recommendation.calls";
import { findRecommendation, trackRecommendation } from "~/features/recommendations/track-recommendation.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireCaller(request);
  const recommendation = findRecommendation(user, params.id);
  if (!recommendation) return createCallError(404, "Recommendation not found");
  const { action } = await parseCall(request, recommendationCalls.track.body);
  trackRecommendation(user, recommendation.id, action);
  return respond({ success: true });
}
