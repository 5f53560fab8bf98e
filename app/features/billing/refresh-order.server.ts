import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { orders } from "#db/schema";
import type { Checkout, PaymentProvider } from "~/features/payments/payment-provider";
import { refreshPurchase } from "./refresh-purchase.server";

/**
 * Asks the provider how an order's checkout stands, brings our record to it, and answers with what was said; null for a checkout that is
 * none of our orders'.
 * @throws PaymentProblem when the provider cannot be asked.
 */
export async function refreshOrder(
  provider: PaymentProvider,
  checkout: string,
  now = new Date(),
): Promise<Checkout | null> {
  const isThis = and(eq(orders.provider, provider.name), eq(orders.checkout, checkout));
  if (!db.select({ id: orders.id }).from(orders).where(isThis).get()) return null;

  const told = await provider.readCheckout(checkout);
  if (told.purchase) await refreshPurchase(provider, told.purchase, now);
  const isOpen = and(isThis, eq(orders.state, "open"));
  if (told.isPaid) db.update(orders).set({ state: "paid", paidAt: now, checkedAt: now }).where(isOpen).run();
  else if (told.state === "expired") db.update(orders).set({ state: "closed", checkedAt: now }).where(isOpen).run();
  else db.update(orders).set({ checkedAt: now }).where(isOpen).run();
  return told;
}
