import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { subscriptions } from "#db/schema";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { refreshPurchase } from "./refresh-purchase.server";
import type { Subscription } from "./subscription.queries.server";

/**
 * Has a subscription end with its period, or go on after all. It is so when the provider says so; until the period's end nothing else changes.
 * @returns whether it is so: what its customer ended at PayPal cannot go on.
 * @throws PaymentProblem when the provider cannot be asked.
 */
export async function setCancellation(
  { provider: name, subscription }: Subscription,
  cancels: boolean,
  now = new Date(),
  provider: PaymentProvider = getPaymentProvider(name),
): Promise<boolean> {
  await provider.setCancelAtPeriodEnd(subscription, cancels);
  await refreshPurchase(provider, { kind: "subscription", id: subscription }, now);
  const told = db
    .select({ cancels: subscriptions.cancelsAtPeriodEnd })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, name), eq(subscriptions.subscription, subscription)))
    .get();
  return told?.cancels === cancels;
}
