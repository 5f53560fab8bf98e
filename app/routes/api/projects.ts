import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createProject, ProjectsFull } from "~/features/projects/create-project.server";
import { toProjectAnswer } from "~/features/projects/project";
import { projectCalls } from "~/features/projects/project.calls";
import { countProjects, findProjects } from "~/features/projects/project.queries.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { readCallPage } from "~/platform/http/call-page.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { headers, ...part } = readCallPage(request, countProjects(user));
  return respond(findProjects(user, part).map(toProjectAnswer), { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["GET", "POST"]);
  const user = await requireCaller(request);
  const input = await parseCall(request, projectCalls.create.body);
  try {
    return respond(toProjectAnswer(createProject(user, input)), { status: 201 });
  } catch (error) {
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    if (error instanceof ProjectsFull) return createCallError(403, error.message);
    throw error;
  }
}
