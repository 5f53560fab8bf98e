import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { clearSelectedTemplate } from "~/features/templates/selected-template.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithInfo } from "~/platform/http/toast.server";

/** The button is on the home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return redirect("/");
}

/** Lets go of the selected template. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  await requireUser(request);
  const toast = { message: "Template Cleared", description: "Template selection has been cleared." };
  return redirectWithInfo("/", toast, { headers: await clearSelectedTemplate() });
}
