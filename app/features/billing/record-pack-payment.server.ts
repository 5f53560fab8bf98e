import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { orders, payments } from "#db/schema";
import { getPackKey, grantPack } from "~/features/ledger/grant-pack.server";
import type { PackPayment, ProviderName } from "~/features/payments/payment-provider";
import { describePack } from "~/features/plans/packs";
import { log } from "~/platform/log/log.server";
import { findCustomerUser } from "./find-customer-user.server";
import { issueInvoices } from "./issue-invoices.server";
import { recordMoneyBack, sumMoneyBack, sumRefunds } from "./record-money-back.server";

/**
 * Brings our record of a bought pack to what its provider says: the payment, its order, the sparks, and what went back. What was sold is our
 * order's: a payment of another amount, or by somebody else, brings nothing.
 */
export function recordPackPayment(tx: Transaction, provider: ProviderName, told: PackPayment, now: Date): void {
  const order = tx.select().from(orders).where(eq(orders.id, told.orderId)).get();
  const isOurs = order?.kind === "pack" && order.provider === provider && order.installation === told.installation;
  const isTheirs = isOurs && findCustomerUser(tx, provider, told.customer) === order.userId;
  if (!order || !isTheirs || told.amount !== order.amount || told.currency !== order.currency) {
    log.error({ payment: told.id, order: told.orderId }, "a payment does not fit its order, so it brought nothing");
    return;
  }
  const { userId, sparks } = order;
  const refunded = sumMoneyBack(told);
  const isKnown = and(eq(payments.provider, provider), eq(payments.payment, told.id));
  const earlier = tx.select().from(payments).where(isKnown).get();
  // why: two readings may be written in another order than they were made, and what is paid stays so.
  const state = earlier?.state === "completed" ? "completed" : told.state;
  const row = { state, refunded, paidBy: told.paidBy ?? earlier?.paidBy ?? null };
  const payment = tx
    .insert(payments)
    .values({
      ...{ userId, provider, payment: told.id, kind: "pack" as const, description: describePack(sparks) },
      ...{ amount: told.amount, currency: told.currency, createdAt: told.createdAt },
      ...row,
    })
    .onConflictDoUpdate({ target: [payments.provider, payments.payment], set: row })
    .returning()
    .get();
  if (state !== "completed") return;
  issueInvoices(tx, payment, told, now);

  tx.update(orders)
    .set({ state: "paid", paidAt: told.createdAt })
    .where(and(eq(orders.id, order.id), ne(orders.state, "paid")))
    .run();
  // why by refunds alone: what a dispute takes is granted and taken back, in whatever order the two are heard of.
  if (sumRefunds(told) < told.amount) grantPack(tx, { userId, sparks, provider, payment: told.id, now });
  const sourceKeys = [getPackKey(provider, told.id)];
  recordMoneyBack(tx, { ...told, userId, provider, isSubscription: false, sourceKeys }, now);
}
