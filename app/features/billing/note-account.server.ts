import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { payments, subscriptions } from "#db/schema";
import type { ProviderName, Purchase } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { updatePlan } from "./record-subscription.server";

/** Keeps at which account of its provider a purchase was read. */
export function noteAccount(tx: Transaction, provider: ProviderName, { kind, id }: Purchase, account: string): void {
  const isOfIt = kind === "subscription" ? eq(payments.subscription, id) : eq(payments.payment, id);
  tx.update(payments)
    .set({ account })
    .where(and(eq(payments.provider, provider), isOfIt, ne(payments.account, account)))
    .run();
  if (kind === "pack") return;
  const isThis = and(eq(subscriptions.provider, provider), eq(subscriptions.subscription, id));
  tx.update(subscriptions)
    .set({ account })
    .where(and(isThis, ne(subscriptions.account, account)))
    .run();
}

/**
 * A subscription that its provider does not know any more (test data that was deleted there, keys that were exchanged before accounts were kept)
 * charges nobody: it has ended. False where there is none on record.
 */
export function endLostSubscription(tx: Transaction, provider: ProviderName, subscription: string, now: Date): boolean {
  const isThis = and(eq(subscriptions.provider, provider), eq(subscriptions.subscription, subscription));
  const known = tx.select().from(subscriptions).where(isThis).get();
  if (!known) return false;
  if (known.endedAt) return true;
  tx.update(subscriptions).set({ state: "cancelled", endedAt: now, readAt: now }).where(isThis).run();
  updatePlan(tx, known.userId);
  log.error({ provider, subscription }, "a subscription is not known to its provider any more: it has ended here");
  return true;
}
