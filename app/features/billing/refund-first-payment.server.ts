import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { log } from "~/platform/log/log.server";
import type { Guarantee } from "./find-guarantee.server";
import { nameMoneyBack } from "./named-money-back.server";
import { refreshPurchase } from "./refresh-purchase.server";

/**
 * Gives the first payment back under the guarantee, whose amount is of our own record, and ends its subscription at once. The same
 * payment twice is one refund.
 * @throws PaymentProblem when the provider does not give it back; nothing was changed then.
 */
export async function refundFirstPayment(
  { payment: { provider: name, payment, subscription }, amount }: Guarantee,
  provider: PaymentProvider = getPaymentProvider(name),
): Promise<void> {
  if (subscription === null) throw new Error(`The payment ${payment} is for no subscription.`);
  const refund = await provider.refundUnderGuarantee({ payment, amount }, `guarantee:${payment}`);
  nameMoneyBack(provider.name, "refund", refund, subscription);
  try {
    await refreshPurchase(provider, { kind: "subscription", id: subscription });
  } catch (error) {
    // why only logged: the money is on its way, and the event of the refund has it read, and ended, again.
    log.warn({ err: error, subscription }, "a refunded subscription could not be read again yet");
  }
}
