import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { deleteProject } from "~/features/projects/delete-project.server";
import { toProjectAnswer } from "~/features/projects/project";
import { projectCalls } from "~/features/projects/project.calls";
import { findProject } from "~/features/projects/project.queries.server";
import { updateProject } from "~/features/projects/update-project.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

const unknown = () => createCallError(404, "Project not found");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const project = findProject(user, params.id);
  return project ? respond(toProjectAnswer(project)) : unknown();
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["GET", "PUT", "DELETE"]);
  const user = await requireCaller(request);
  const project = findProject(user, params.id);
  if (!project) return unknown();
  if (request.method === "PUT") {
    const input = await parseCall(request, projectCalls.change.body);
    return respond(toProjectAnswer(updateProject(user, project.id, input)));
  }
  await deleteProject(user, project.id);
  return respond({ success: true });
}
