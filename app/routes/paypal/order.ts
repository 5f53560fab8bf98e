import type { ActionFunctionArgs } from "@remix-run/node";
import { answerCallProblem } from "~/features/billing/answer-problem.server";
import { payPalCalls } from "~/features/billing/paypal.calls";
import { startPayPalCheckout } from "~/features/billing/start-paypal-checkout.server";
import { getPack } from "~/features/plans/packs";
import { requireSignedInCaller } from "~/platform/auth/require-user.server";
import { parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireSignedInCaller(request);
  const { pack } = await parseCall(request, payPalCalls.order.body);
  try {
    return respond(await startPayPalCheckout(user, { pack: getPack(pack) }), { status: 201 });
  } catch (error) {
    return answerCallProblem(error);
  }
}
