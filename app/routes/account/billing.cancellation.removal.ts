import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { requireSubscription } from "~/features/billing/require-subscription.server";
import { setCancellation } from "~/features/billing/set-cancellation.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

export function loader() {
  return redirect("/billing");
}

/** Takes a cancellation back before it is due. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const subscription = requireSubscription(await requireUser(request));
  try {
    await setCancellation(subscription, false);
  } catch (error) {
    return answerProblem(error, "/billing");
  }
  return redirectWithSuccess("/billing", "Your subscription goes on");
}
