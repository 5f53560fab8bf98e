import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { requireSubscription } from "~/features/billing/require-subscription.server";
import { setCancellation } from "~/features/billing/set-cancellation.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";

export function loader() {
  return redirect("/billing");
}

/** Takes a cancellation back before it is due. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const subscription = requireSubscription(await requireUser(request));
  try {
    if (!(await setCancellation(subscription, false))) {
      return await redirectWithInfo("/billing", {
        message: "This subscription cannot go on",
        description: "It was ended at PayPal. It stays as it is until its last day; choose a plan again after that.",
      });
    }
  } catch (error) {
    return answerProblem(error, "/billing");
  }
  return redirectWithSuccess("/billing", "Your subscription goes on");
}
