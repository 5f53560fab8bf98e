import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { setSparkEmails } from "~/features/users/spark-emails.server";
import { sparkEmailsSchema } from "~/features/users/user.schema";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

export function loader() {
  return redirect("/profile#emails");
}

/** Turns the e-mails about campaigns on or off. */
export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, sparkEmailsSchema);
  const isOn = form.ok && form.value.sparkEmails === "on";
  setSparkEmails(user, isOn);
  return redirectWithSuccess(
    "/profile#emails",
    isOn ? "An e-mail says when a campaign is ready" : "No e-mail says when a campaign is ready",
  );
}
