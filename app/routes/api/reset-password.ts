import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { AccessRefused } from "~/features/users/access-refused";
import { resetPassword } from "~/features/users/reset-password.server";
import { userCalls } from "~/features/users/user.calls";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: LoaderFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const { token, newPassword } = await parseCall(request, userCalls.resetPassword.body, { limit: "openCall" });
  try {
    const isDone = await resetPassword(token, newPassword);
    if (!isDone) return createCallError(400, "Invalid Reset Link", { errors: { token: ["Invalid Reset Link"] } });
    return respond({ message: "Your password has been reset successfully." });
  } catch (error) {
    if (!(error instanceof AccessRefused)) throw error;
    return createCallError(400, error.message, { errors: { newPassword: [error.message] } });
  }
}
