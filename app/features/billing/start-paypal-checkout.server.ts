import { randomUUID } from "node:crypto";
import { findPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { User } from "~/platform/auth/user";
import { createCallError } from "~/platform/http/call.server";
import type { Choice } from "./choice";
import { startCheckout } from "./start-checkout.server";

/**
 * Opens what somebody wants to buy at PayPal, for its buttons.
 * @throws a 404 where PayPal is not connected, a 422 for a second subscription and for what was paid by card meanwhile, PaymentProblem, TooManyRequests.
 */
export async function startPayPalCheckout(user: User, choice: Choice): Promise<{ id: string; url: string | null }> {
  const provider = findPaymentProvider("paypal");
  if (!provider) throw createCallError(404, "Payment method not available");
  limitRate(user, "orders");
  const started = await startCheckout(provider, user, choice, randomUUID());
  if (started.to === "subscription")
    throw createCallError(422, "You have a subscription already. Change its plan under Billing.");
  if (started.to === "result" && started.order.provider !== "paypal")
    throw createCallError(422, "This was paid by card a moment ago. You find it under Billing.");
  if (started.to === "provider") return { id: started.checkout, url: started.url };
  return { id: started.order.checkout ?? "", url: null };
}
