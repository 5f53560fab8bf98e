import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireCode } from "~/features/second-factor/require-code.server";
import { AccessRefused } from "~/features/users/access-refused";
import { signIn } from "~/features/users/sign-in.server";
import { toUserAnswer } from "~/features/users/to-user-answer.server";
import { userCalls } from "~/features/users/user.calls";
import { findKnownDevice } from "~/platform/auth/known-device.server";
import { createSession } from "~/platform/auth/session.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const input = await parseCall(request, userCalls.login.body, { limit: "openCall" });
  try {
    const from = { address: getRequestContext().clientAddress, device: await findKnownDevice(request) };
    const user = await signIn(input, from);
    const openedBy = await requireCode(user, input.code);
    return respond(toUserAnswer(user), { headers: await createSession(request, user.id, openedBy) });
  } catch (error) {
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    if (error instanceof AccessRefused) return createCallError(401, error.message);
    throw error;
  }
}
