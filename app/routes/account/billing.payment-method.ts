import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { runWithCustomer } from "~/features/billing/require-customer.server";
import { requireSubscription } from "~/features/billing/require-subscription.server";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { config } from "~/platform/config/config.server";
import { requireMethod } from "~/platform/http/call.server";

export function loader() {
  return redirect("/billing");
}

/** Leads to the provider's own page, where a card is changed. */
export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request);
  const provider = getPaymentProvider(requireSubscription(user).provider);
  try {
    const returnTo = `${config.origin}/billing`;
    const page = await runWithCustomer(provider, user, (customer) => provider.openPaymentMethods(customer, returnTo));
    return redirect(page, 303);
  } catch (error) {
    return answerProblem(error, "/billing");
  }
}
