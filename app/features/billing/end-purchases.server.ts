import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { orders, subscriptions } from "#db/schema";
import { findPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { closeOrder } from "./complete-order.server";
import { getEnd } from "./describe-end";
import { endSubscription } from "./end-subscription.server";
import type { EndsWhen } from "./ends-when";
import type { Order } from "./order";
import { refreshOrderOrForget } from "./refresh-order.server";
import { findKnownAccount, isOfAccount } from "./require-account.server";
import { listLivingSubscriptions, type Subscription } from "./subscription.queries.server";

/**
 * Sees to it that this user is never charged again: what they are still to pay is closed at its provider, and what runs is ended, now or with
 * its period. What was paid stays paid.
 * @throws PaymentProblem, or an error for a provider whose keys are gone, where it cannot be seen to; safe to do again.
 */
export async function endPurchases(user: { id: number }, now = new Date(), when: EndsWhen = "now"): Promise<void> {
  refuseElsewhere(user);
  for (const order of listUnpaidOrders(user)) await endOrder(order, now);
  for (const subscription of listLivingSubscriptions(user.id)) await endSubscription(subscription, when, now);
}

/** @throws for a subscription that was set aside with the live keys of another account: it may go on being charged, and cannot be ended. */
function refuseElsewhere(user: { id: number }): void {
  const elsewhere = db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, user.id), eq(subscriptions.state, "inactive")))
    .all()
    .find(
      ({ provider, account, endedAt }) =>
        endedAt === null && account.endsWith("/live") && !isOfAccount(account, findKnownAccount(provider)),
    );
  if (elsewhere)
    throw new Error(
      `The subscription ${elsewhere.subscription} is of ${elsewhere.account}, whose keys are not configured.`,
    );
}

/** Whether something of this user's may still be charged: under "period" what ends by itself is not. */
export function hasOpenPurchases(user: { id: number }, when: EndsWhen = "now"): boolean {
  const isOpen = (subscription: Subscription) =>
    getEnd(subscription, when) === "now" || !subscription.cancelsAtPeriodEnd;
  return listUnpaidOrders(user).length > 0 || listLivingSubscriptions(user.id).some(isOpen);
}

function listUnpaidOrders(user: { id: number }): Order[] {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, user.id), eq(orders.state, "open")))
    .all();
}

async function endOrder({ id, provider: name, checkout }: Order, now: Date): Promise<void> {
  const provider = findPaymentProvider(name);
  // why closed first: what its customer agreed to is not completed any more.
  closeOrder(id);
  if (!checkout || !provider) return;
  try {
    await provider.closeCheckout(checkout);
    // why read once more: it may have been paid before it was closed.
    await refreshOrderOrForget(provider, checkout, now);
  } catch (error) {
    db.update(orders)
      .set({ state: "open" })
      .where(and(eq(orders.id, id), eq(orders.state, "closed")))
      .run();
    throw error;
  }
}
