import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createProject } from "~/features/projects/create-project.server";
import { projectAnswer } from "~/features/projects/project";
import { projectsOf } from "~/features/projects/project.queries.server";
import { projectCallSchema } from "~/features/projects/project.schema";
import { requireCaller } from "~/platform/auth/require-user.server";
import { answer, onlyMethods, parseCall } from "~/platform/http/call.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  return answer(projectsOf(user).map(projectAnswer));
}

export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["GET", "POST"]);
  const user = await requireCaller(request);
  const input = await parseCall(request, projectCallSchema);
  return answer(projectAnswer(createProject(user, input)), { status: 201 });
}
