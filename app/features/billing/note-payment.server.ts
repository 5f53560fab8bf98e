import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { orders, payments } from "#db/schema";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import type { Order } from "./order";
import { findLastOrder, findOpenOrders } from "./order.queries.server";
import { refreshOrderOrForget } from "./refresh-order.server";

/**
 * Asks how everything stands that a user is still to pay, since somebody says that it is paid. Who cannot be asked is asked by the sweep.
 * @returns whether the payment of that id is one of theirs, as far as anybody can say; false for one that is made up.
 */
export async function notePayment(user: User, transaction: string, now = new Date()): Promise<boolean> {
  let isTheirs = isOnRecord(user, transaction);
  for (const order of findOpenOrders(db, user, now)) isTheirs = (await isPaying(order, transaction, now)) || isTheirs;
  if (isTheirs) return true;
  // why: an event may have told us before the browser does, and what a card field pays is known by its id to the provider alone.
  const last = findLastOrder(user);
  return last?.state === "paid" && isPaying(last, transaction, now);
}

function isOnRecord(user: User, transaction: string): boolean {
  const ordered = and(eq(orders.userId, user.id), eq(orders.checkout, transaction));
  const paid = and(eq(payments.userId, user.id), eq(payments.payment, transaction));
  return (
    db.select({ id: orders.id }).from(orders).where(ordered).get() !== undefined ||
    db.select({ id: payments.id }).from(payments).where(paid).get() !== undefined
  );
}

/** Brings an order to what its provider says, and answers whether that is what the transaction pays; true where nobody answers. */
async function isPaying({ checkout, provider }: Order, transaction: string, now: Date): Promise<boolean> {
  if (!checkout) return false;
  try {
    const told = await refreshOrderOrForget(getPaymentProvider(provider), checkout, now);
    return [checkout, told?.payment, told?.purchase?.id].includes(transaction);
  } catch (error) {
    log.warn({ err: error, checkout }, "an order could not be looked at");
    return true;
  }
}
