import type { ActionFunctionArgs } from "@remix-run/node";
import { endOtherSessions } from "~/features/users/end-sessions.server";
import { redirectToSessions, sessionsPath } from "~/features/users/redirect-to-sessions.server";
import { requireSession } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

export { redirectToSessions as loader };

/** Signs an account out everywhere else. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  endOtherSessions(await requireSession(request));
  return redirectWithSuccess(sessionsPath, "Signed out everywhere else");
}
