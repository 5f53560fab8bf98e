import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AccessRefused } from "~/features/users/access-refused";
import { signIn } from "~/features/users/sign-in.server";
import { loginCallSchema } from "~/features/users/user.schema";
import { userAnswer } from "~/features/users/user-answer.server";
import { createSession } from "~/platform/auth/session.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { requestContext } from "~/platform/http/every-request.server";

export function loader({ request }: LoaderFunctionArgs) {
  return onlyMethods(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["POST"]);
  const input = await parseCall(request, loginCallSchema);
  try {
    const user = await signIn(input, requestContext().clientAddress);
    return answer(userAnswer(user), { headers: await createSession(request, user.id) });
  } catch (error) {
    if (!(error instanceof AccessRefused)) throw error;
    return callError(error.retryAfterSeconds === undefined ? 401 : 429, error.message, {}, error.headers);
  }
}
