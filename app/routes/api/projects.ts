import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createProject, ProjectsFull } from "~/features/projects/create-project.server";
import { projectAnswer } from "~/features/projects/project";
import { countProjects, projectsOf } from "~/features/projects/project.queries.server";
import { projectCallSchema } from "~/features/projects/project.schema";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { callPage } from "~/platform/http/call-page.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const { headers, ...part } = callPage(request, countProjects(user));
  return answer(projectsOf(user, part).map(projectAnswer), { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["GET", "POST"]);
  const user = await requireCaller(request);
  const input = await parseCall(request, projectCallSchema);
  try {
    return answer(projectAnswer(createProject(user, input)), { status: 201 });
  } catch (error) {
    if (error instanceof TooManyRequests) return answer({ message: error.message }, error.init);
    if (error instanceof ProjectsFull) return callError(403, error.message);
    throw error;
  }
}
