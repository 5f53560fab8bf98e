import type { payments } from "#db/schema";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { nameMoneyBack } from "./named-money-back.server";

/** Gives cents of a payment back at its provider, once for each key. Our record follows when its purchase is read. @throws PaymentProblem */
export async function giveBack(
  provider: PaymentProvider,
  { payment, subscription }: Pick<typeof payments.$inferSelect, "payment" | "subscription">,
  amount: number,
  key: string,
): Promise<void> {
  const refund = await provider.refundPayment({ payment, amount }, key);
  nameMoneyBack(provider.name, "refund", refund, subscription ?? payment);
}
