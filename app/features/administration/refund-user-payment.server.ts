import { inTransaction } from "#db/client";
import type { payments } from "#db/schema";
import { refundPayment } from "~/features/billing/refund-payment.server";
import { recordAct } from "./record-act.server";

/**
 * Gives a payment back for an administrator, all that is left of it or so many cents, and writes it into the log. Its owner gets the credit note.
 * @param admin Null for a command on the server.
 * @throws NotRefundable, or PaymentProblem when the provider does not give it back; nothing was changed then.
 */
export async function refundUserPayment(
  admin: { id: number } | null,
  id: number,
  cents?: number,
): Promise<typeof payments.$inferSelect> {
  const payment = await refundPayment(id, cents);
  const { amount, refunded, currency, userId } = payment;
  const subject = `payment ${id}: ${refunded} of ${amount} cents ${currency} have gone back`;
  inTransaction((tx) => recordAct(tx, admin, { act: "refund-payment", userId: userId ?? undefined, subject }));
  return payment;
}
