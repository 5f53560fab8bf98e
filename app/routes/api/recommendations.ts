import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findProject } from "~/features/projects/project.queries.server";
import { findRecommendations } from "~/features/recommendations/find-recommendations.server";
import { listKeywords } from "~/features/recommendations/list-keywords";
import { longestKeywords } from "~/features/recommendations/recommendation.calls";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { searchParams } = new URL(request.url);
  const keywords = listKeywords(searchParams.getAll("keywords").join(",")).join(", ");
  if (keywords.length > longestKeywords) {
    const message = `Keywords must be ${longestKeywords} characters or fewer`;
    return createCallError(400, message, { errors: { keywords: [message] } });
  }
  const project = findProject(user, searchParams.get("projectId") ?? undefined);
  if (!project) return createCallError(404, "Project not found");
  try {
    return respond(findRecommendations(user, project, keywords));
  } catch (error) {
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    throw error;
  }
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
