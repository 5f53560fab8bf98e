import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { answerCallProblem } from "~/features/billing/answer-problem.server";
import { billingCalls } from "~/features/billing/billing.calls";
import { readOrderedChoice } from "~/features/billing/read-choice";
import { startCardPayment } from "~/features/billing/start-card-payment.server";
import { requireSignedInCaller } from "~/platform/auth/require-user.server";
import { parseCall, requireMethod, respond } from "~/platform/http/call.server";

export function loader({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["POST"]);
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireSignedInCaller(request);
  const { nonce = randomUUID(), ...ordered } = await parseCall(request, billingCalls.createSubscription.body);
  try {
    return respond(await startCardPayment(user, readOrderedChoice(ordered), nonce));
  } catch (error) {
    return answerCallProblem(error, "Failed to initialize payment. Please try again.");
  }
}
