import { findPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { User } from "~/platform/auth/user";
import { createCallError } from "~/platform/http/call.server";
import type { Choice } from "./choice";
import { startCheckout } from "./start-checkout.server";

/**
 * Opens what somebody wants to buy for Stripe's card field on our own page.
 * @throws a 404 where no cards are taken, a 422 for what is paid already and for a second subscription, PaymentProblem, TooManyRequests.
 */
export async function startCardPayment(user: User, choice: Choice, nonce: string) {
  const provider = findPaymentProvider("stripe");
  if (!provider) throw createCallError(404, "Payment method not available");
  limitRate(user, "orders");
  const started = await startCheckout(provider, user, choice, nonce, new Date(), "field");
  if (started.to === "result") throw createCallError(422, "This is paid already.");
  if (started.to !== "field")
    throw createCallError(422, "You have a subscription already. Change its plan under Billing.");
  return { clientSecret: started.clientSecret, orderId: started.order.id };
}
