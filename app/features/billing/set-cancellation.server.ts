import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { refreshPurchase } from "./refresh-purchase.server";
import type { Subscription } from "./subscription.queries.server";

/**
 * Has a subscription end with its period, or go on after all. It is so when the provider says so; until the period's end nothing else changes.
 * @throws PaymentProblem when the provider cannot be asked.
 */
export async function setCancellation(
  { provider: name, subscription }: Subscription,
  cancels: boolean,
  now = new Date(),
  provider: PaymentProvider = getPaymentProvider(name),
): Promise<void> {
  await provider.setCancelAtPeriodEnd(subscription, cancels);
  await refreshPurchase(provider, { kind: "subscription", id: subscription }, now);
}
