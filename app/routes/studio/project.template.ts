import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireProject } from "~/features/projects/project.queries.server";
import { takeSelectedTemplate } from "~/features/templates/selected-template.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";

/** The button is on the project's card. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  return redirect(`/project/${requireProject(user, params.id).id}/spark`);
}

/** Takes the selected template to the project's spark form, after which none is selected. Without one the form is the plain one. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const form = `/project/${requireProject(user, params.id).id}/spark`;
  const { query, headers } = await takeSelectedTemplate(user, request);
  return redirect(form + query, { headers });
}
