import { and, eq, ne } from "drizzle-orm";
import { db } from "#db/client";
import { orders } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { Checkout, PaymentProvider } from "~/features/payments/payment-provider";
import { completeOrder } from "./complete-order.server";
import { refreshPurchase } from "./refresh-purchase.server";

/**
 * Asks the provider how an order's checkout stands, completes one that the customer agreed to, brings our record to it, and answers with what
 * was said; null for a checkout that is none of our orders'.
 * @throws PaymentProblem when the provider cannot be asked, or the payment is declined.
 */
export async function refreshOrder(
  provider: PaymentProvider,
  checkout: string,
  now = new Date(),
): Promise<Checkout | null> {
  const isThis = and(eq(orders.provider, provider.name), eq(orders.checkout, checkout));
  const order = db.select().from(orders).where(isThis).get();
  if (!order) return null;

  let told = await provider.readCheckout(checkout);
  if (told.state === "approved" && (await completeOrder(provider, order))) told = await provider.readCheckout(checkout);
  if (told.purchase) await refreshPurchase(provider, told.purchase, now);
  const isOpen = and(isThis, eq(orders.state, "open"));
  // why whatever its state: money that came counts, also for an order that we had closed.
  const isUnpaid = and(isThis, ne(orders.state, "paid"));
  if (told.isPaid) db.update(orders).set({ state: "paid", paidAt: now, checkedAt: now }).where(isUnpaid).run();
  else if (told.state === "expired") db.update(orders).set({ state: "closed", checkedAt: now }).where(isOpen).run();
  else db.update(orders).set({ checkedAt: now }).where(isOpen).run();
  return told;
}

/**
 * The same; an order whose checkout the provider does not know, since it was another account's or is deleted there, is closed and counts as
 * none: there is nothing that could be paid.
 */
export async function refreshOrderOrForget(
  provider: PaymentProvider,
  checkout: string,
  now = new Date(),
): Promise<Checkout | null> {
  try {
    return await refreshOrder(provider, checkout, now);
  } catch (error) {
    if (!(error instanceof PaymentProblem && error.reason === "missing")) throw error;
    const isThis = and(eq(orders.provider, provider.name), eq(orders.checkout, checkout));
    db.update(orders)
      .set({ state: "closed", checkedAt: now })
      .where(and(isThis, eq(orders.state, "open")))
      .run();
    return null;
  }
}
