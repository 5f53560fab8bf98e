import type { ActionFunctionArgs } from "@remix-run/node";
import { answerCallProblem } from "~/features/billing/answer-problem.server";
import { billingCalls } from "~/features/billing/billing.calls";
import { notePayment } from "~/features/billing/note-payment.server";
import { limitRate } from "~/features/plans/limit-rate.server";
import { requireSignedInCaller } from "~/platform/auth/require-user.server";
import { createCallError, parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireSignedInCaller(request);
  const { transactionId } = await parseCall(request, billingCalls.notePayment.body);
  try {
    limitRate(user, "orders");
    if (!(await notePayment(user, transactionId))) return createCallError(404, "Payment not found");
    return respond({ success: true });
  } catch (error) {
    return answerCallProblem(error);
  }
}
