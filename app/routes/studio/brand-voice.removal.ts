import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { removeBrandVoice } from "~/features/brand-voice/remove-brand-voice.server";
import { requireProject } from "~/features/projects/project.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

/** The question is asked on the project's page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  return redirect(`/project/${requireProject(user, params.id).id}`);
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const project = removeBrandVoice(user, params.id);
  return redirectWithSuccess(`/project/${project.id}`, {
    message: "Brand voice removed",
    description: "New campaigns follow the project's own words again.",
  });
}
