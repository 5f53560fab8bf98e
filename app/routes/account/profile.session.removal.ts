import type { ActionFunctionArgs } from "@remix-run/node";
import { endSession } from "~/features/users/end-sessions.server";
import { redirectToSessions, sessionsPath } from "~/features/users/redirect-to-sessions.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

export { redirectToSessions as loader };

/** Signs one browser of an account out. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  endSession(await requireUser(request), params.id ?? "");
  return redirectWithSuccess(sessionsPath, "That browser is signed out");
}
