import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requestReset } from "~/features/users/request-reset.server";
import { userCalls } from "~/features/users/user.calls";
import { parseCall, requireMethod, respond } from "~/platform/http/call.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const { email } = await parseCall(request, userCalls.forgotPassword.body, { limit: "openCall" });
  try {
    requestReset(email, getRequestContext().clientAddress);
    return respond({ message: "If this email exists in our system, you'll receive a reset link shortly." });
  } catch (error) {
    if (error instanceof TooManyRequests) return respond({ message: error.message }, error.init);
    throw error;
  }
}
