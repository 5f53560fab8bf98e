import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AccessRefused } from "~/features/users/access-refused";
import { registerUser } from "~/features/users/register-user.server";
import { registerCallSchema } from "~/features/users/user.schema";
import { userAnswer } from "~/features/users/user-answer.server";
import { createSession } from "~/platform/auth/session.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { requestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

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
    if (error instanceof TooManyRequests) return answer({ message: error.message }, error.init);
    if (error instanceof AccessRefused) {
      return callError(400, error.message, { errors: { [error.field ?? ""]: [error.message] } });
    }
    throw error;
  }
}
