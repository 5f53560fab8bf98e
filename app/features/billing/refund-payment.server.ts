import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { giveBack } from "./give-back.server";
import { refreshPurchase } from "./refresh-purchase.server";

/** A payment cannot be given back as it was asked for. Its message is for the administrator. */
export class NotRefundable extends Error {
  override name = "NotRefundable";
}

/**
 * An administrator gives a payment back, all that is left of it or so many cents, and the sparks that it bought go with it. Its subscription
 * goes on. Answers with the payment as it stands then.
 * @throws NotRefundable, or PaymentProblem when the provider does not give it back; nothing was changed then.
 */
export async function refundPayment(
  id: number,
  cents?: number,
  now = new Date(),
  provider?: PaymentProvider,
): Promise<typeof payments.$inferSelect> {
  const payment = findPaid(id);
  const left = payment.amount - payment.refunded;
  const amount = cents ?? left;
  if (left === 0) throw new NotRefundable(`Payment ${id} went back already.`);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
    throw new NotRefundable(`Of payment ${id} between 1 and ${left} cents can go back.`);

  const asked = provider ?? getPaymentProvider(payment.provider);
  // why what went back already is in it: the same again is one refund until it is on record, and another one after.
  const key = `refund:${payment.payment}:${payment.refunded}:${amount}`;
  await giveBack(asked, payment, amount, key);
  const purchase = payment.subscription
    ? { kind: "subscription" as const, id: payment.subscription }
    : { kind: "pack" as const, id: payment.payment };
  await refreshPurchase(asked, purchase, now);
  return findPaid(id);
}

function findPaid(id: number) {
  const payment = db.select().from(payments).where(eq(payments.id, id)).get();
  if (payment?.state !== "completed") throw new NotRefundable(`There is no payment ${id} that was paid.`);
  return payment;
}
