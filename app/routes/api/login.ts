import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AccessRefused } from "~/features/users/access-refused";
import { signIn } from "~/features/users/sign-in.server";
import { loginCallSchema } from "~/features/users/user.schema";
import { userAnswer } from "~/features/users/user-answer.server";
import { findKnownDevice } from "~/platform/auth/known-device.server";
import { createSession } from "~/platform/auth/session.server";
import { answer, callError, onlyMethods, parseCall } from "~/platform/http/call.server";
import { requestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader({ request }: LoaderFunctionArgs) {
  return onlyMethods(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  onlyMethods(request, ["POST"]);
  const input = await parseCall(request, loginCallSchema);
  try {
    const from = { address: requestContext().clientAddress, device: await findKnownDevice(request) };
    const user = await signIn(input, from);
    return answer(userAnswer(user), { headers: await createSession(request, user.id) });
  } catch (error) {
    if (error instanceof TooManyRequests) return answer({ message: error.message }, error.init);
    if (error instanceof AccessRefused) return callError(401, error.message);
    throw error;
  }
}
