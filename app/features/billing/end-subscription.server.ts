import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { getEnd } from "./describe-end";
import type { EndsWhen } from "./ends-when";
import { refreshPurchase } from "./refresh-purchase.server";
import { setCancellation } from "./set-cancellation.server";
import type { Subscription } from "./subscription.queries.server";

/**
 * Ends a subscription at its provider, at once or with its period. One that has ended, or ends so anyway, stays as it is.
 * @throws PaymentProblem when the provider cannot be asked; nothing was changed then.
 */
export async function endSubscription(subscription: Subscription, when: EndsWhen, now = new Date()): Promise<void> {
  if (getEnd(subscription, when) === "period") {
    if (!subscription.cancelsAtPeriodEnd) await setCancellation(subscription, true, now);
    return;
  }
  const provider = getPaymentProvider(subscription.provider);
  await provider.endSubscription(subscription.subscription);
  await refreshPurchase(provider, { kind: "subscription", id: subscription.subscription }, now);
}
