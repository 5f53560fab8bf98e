import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { orders } from "#db/schema";
import type { OrderReference, PaymentProvider, Purchase } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import { findCustomerUser } from "./find-customer-user.server";

/**
 * What an order of ours bought, by a payment that says it is that order's. Null for one of another site on the same account, or of a life of this
 * site before a restore: orders are counted, so the number alone says nothing. The site, the customer and the payment have to be the order's.
 * @throws PaymentProblem
 */
export async function findOrderedPurchase(
  provider: PaymentProvider,
  { id, installation, customer, payment }: OrderReference,
): Promise<Purchase | null> {
  const isThis = and(eq(orders.id, id), eq(orders.provider, provider.name));
  const order = db.select().from(orders).where(isThis).get();
  const isTheirs =
    order?.installation === installation && findCustomerUser(db, provider.name, customer) === order.userId;
  if (!order?.checkout || !isTheirs) return refuse();
  const { purchase } = await provider.readCheckout(order.checkout);
  if (!purchase) return null;
  return (await provider.isPaymentOf(purchase, payment)) ? purchase : refuse();

  function refuse(): null {
    log.warn({ provider: provider.name, payment, order: id }, "a payment names an order that is not its own");
    return null;
  }
}
