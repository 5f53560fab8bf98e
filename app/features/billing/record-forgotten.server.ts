import { and, eq, isNull } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { payments } from "#db/schema";
import type { MoneyBack, PaymentProvider, ProviderName, Purchase } from "~/features/payments/payment-provider";
import { issueInvoices } from "./issue-invoices.server";
import { listNamedMoneyBack } from "./named-money-back.server";
import { sumMoneyBack } from "./record-money-back.server";

/**
 * Brings what was paid for an account that is deleted to what its provider says: the books keep what went back and its credit notes. There are no
 * sparks to take.
 * @throws PaymentProblem
 */
export async function recordForgotten(provider: PaymentProvider, { kind, id }: Purchase, now: Date): Promise<void> {
  const named = listNamedMoneyBack(provider.name, id);
  const told =
    kind === "pack"
      ? [await provider.readPackPayment(id, named)]
      : (await provider.readSubscription(id, named)).invoices;
  inTransaction((tx) => {
    for (const each of told) recordOne(tx, provider.name, each, now);
  });
}

function recordOne(tx: Transaction, provider: ProviderName, told: MoneyBack & { id: string }, now: Date): void {
  const isThis = and(eq(payments.provider, provider), eq(payments.payment, told.id), isNull(payments.userId));
  const payment = tx.select().from(payments).where(isThis).get();
  if (payment?.state !== "completed") return;
  const refunded = sumMoneyBack({ ...told, amount: payment.amount });
  tx.update(payments).set({ refunded }).where(isThis).run();
  issueInvoices(tx, { ...payment, refunded }, told, now);
}
