import type { ActionFunctionArgs } from "@remix-run/node";
import { findProject } from "~/features/projects/project.queries.server";
import { checkBrief } from "~/features/sparks/check-brief.server";
import { BriefUnread } from "~/features/sparks/read-brief.server";
import { sparkCalls } from "~/features/sparks/spark.calls";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireCaller(request);
  const input = await parseCall(request, sparkCalls.brief.body);
  const project = findProject(user, input.projectId);
  if (!project) return createCallError(404, "Project not found");
  try {
    const { kind, point, facts, sure, questions } = await checkBrief(user, project, input);
    return respond({ message: { kind, point, ...facts }, sure, questions: questions.map(({ text }) => text) });
  } catch (error) {
    if (error instanceof BriefUnread) return createCallError(422, error.message);
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    throw error;
  }
}
