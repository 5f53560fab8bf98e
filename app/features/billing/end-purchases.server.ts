import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { orders } from "#db/schema";
import { findPaymentProvider, getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { closeOrder } from "./complete-order.server";
import type { Order } from "./order";
import { refreshOrder } from "./refresh-order.server";
import { refreshPurchase } from "./refresh-purchase.server";
import { listLivingSubscriptions } from "./subscription.queries.server";

/**
 * Sees to it that this user is never charged again: what they are still to pay is closed at its provider, and what runs is ended now and not
 * with its period. What was paid stays paid.
 * @throws PaymentProblem, or an error for a provider whose keys are gone, where it cannot be seen to; safe to do again.
 */
export async function endPurchases(user: { id: number }, now = new Date()): Promise<void> {
  for (const order of listUnpaidOrders(user)) await endOrder(order, now);
  for (const { provider: name, subscription } of listLivingSubscriptions(user.id)) {
    const provider = getPaymentProvider(name);
    await provider.endSubscription(subscription);
    await refreshPurchase(provider, { kind: "subscription", id: subscription }, now);
  }
}

/** Whether something of this user's may still be charged. */
export function hasOpenPurchases(user: { id: number }): boolean {
  return listUnpaidOrders(user).length > 0 || listLivingSubscriptions(user.id).length > 0;
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
    await refreshOrder(provider, checkout, now);
  } catch (error) {
    db.update(orders)
      .set({ state: "open" })
      .where(and(eq(orders.id, id), eq(orders.state, "closed")))
      .run();
    throw error;
  }
}
