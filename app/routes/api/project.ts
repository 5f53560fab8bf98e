import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { projectAnswer } from "~/features/projects/project";
import { findProject } from "~/features/projects/project.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, callError, onlyMethods } from "~/platform/http/call.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const project = findProject(user, params.id);
  return project ? answer(projectAnswer(project)) : callError(404, "Project not found");
}

export function action({ request }: ActionFunctionArgs) {
  return onlyMethods(request, ["GET"]);
}
