import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AccessRefused } from "~/features/users/access-refused";
import { registerUser } from "~/features/users/register-user.server";
import { toUserAnswer } from "~/features/users/to-user-answer.server";
import { userCalls } from "~/features/users/user.calls";
import { createSession } from "~/platform/auth/session.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const input = await parseCall(request, userCalls.register.body, { limit: "openCall" });
  try {
    const user = await registerUser(input, getRequestContext().clientAddress);
    return respond(toUserAnswer(user), { headers: await createSession(request, user.id, "sign-up") });
  } catch (error) {
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    if (error instanceof AccessRefused) {
      return createCallError(400, error.message, { errors: { [error.field ?? ""]: [error.message] } });
    }
    throw error;
  }
}
