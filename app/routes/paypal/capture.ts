import type { ActionFunctionArgs } from "@remix-run/node";
import { answerCallProblem } from "~/features/billing/answer-problem.server";
import { capturePayPalOrder } from "~/features/billing/capture-paypal-order.server";
import { requireSignedInCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireSignedInCaller(request);
  try {
    const status = await capturePayPalOrder(user, params.id ?? "");
    return status ? respond({ status }) : createCallError(404, "Order not found");
  } catch (error) {
    return answerCallProblem(error);
  }
}
