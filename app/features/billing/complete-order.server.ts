import { and, eq, ne } from "drizzle-orm";
import { db, inTransaction, type Transaction } from "#db/client";
import { orders } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { Order } from "./order";
import { findLivingSubscription } from "./subscription.queries.server";

/**
 * Has the provider take the money of an order that its customer agreed to, once; answers whether it was asked to. An order that was closed is
 * left alone, so that of several plans that somebody agreed to only one is paid.
 * @throws PaymentProblem when the provider cannot be asked, or the payment is declined; a declined order is closed.
 */
export async function completeOrder(provider: PaymentProvider, order: Order): Promise<boolean> {
  if (!order.checkout || !inTransaction((tx) => claimOrder(tx, order))) return false;
  try {
    await provider.completeCheckout(order.checkout, `complete:${order.id}`);
    return true;
  } catch (error) {
    if (error instanceof PaymentProblem && error.reason === "declined") closeOrder(order.id);
    throw error;
  }
}

/** Whether this order is the one to be paid; no other for a plan is from then on. */
function claimOrder(tx: Transaction, { id, userId, provider, kind }: Order): boolean {
  const isOpen = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.state, "open")))
    .get();
  if (!isOpen || kind === "pack") return isOpen !== undefined;
  if (findLivingSubscription(userId)) {
    closeOrder(id, tx);
    return false;
  }
  const areOthers = and(eq(orders.userId, userId), eq(orders.provider, provider), ne(orders.id, id));
  tx.update(orders)
    .set({ state: "closed" })
    .where(and(areOthers, eq(orders.kind, "plan"), eq(orders.state, "open")))
    .run();
  return true;
}

/** From now on nothing is taken for this order, unless it was paid already. */
export function closeOrder(id: number, tx: Pick<Transaction, "update"> = db): void {
  tx.update(orders)
    .set({ state: "closed" })
    .where(and(eq(orders.id, id), eq(orders.state, "open")))
    .run();
}
