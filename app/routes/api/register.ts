import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AccessRefused } from "~/features/users/access-refused";
import { registerUser } from "~/features/users/register-user.server";
import { registerCallSchema } from "~/features/users/user.schema";
import { userAnswer } from "~/features/users/user-answer.server";
import { createSession } from "~/platform/auth/session.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { requestContext } from "~/platform/http/every-request.server";

export function loader({ request }: LoaderFunctionArgs) {
  return onlyMethods(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["POST"]);
  const input = await parseCall(request, registerCallSchema);
  try {
    const user = await registerUser(input, requestContext().clientAddress);
    return answer(userAnswer(user), { headers: await createSession(request, user.id) });
  } catch (error) {
    if (!(error instanceof AccessRefused)) throw error;
    if (error.retryAfterSeconds !== undefined) return callError(429, error.message, {}, error.headers);
    return callError(400, error.message, { errors: { email: [error.message] } });
  }
}
