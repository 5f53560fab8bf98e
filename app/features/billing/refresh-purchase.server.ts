import { inTransaction } from "#db/client";
import type { PaymentProvider, ProviderSubscription, Purchase } from "~/features/payments/payment-provider";
import { listNamedMoneyBack } from "./named-money-back.server";
import { recordPackPayment } from "./record-pack-payment.server";
import { recordSubscription } from "./record-subscription.server";

/**
 * Asks the provider how a purchase stands, and brings our record to it: the one way in which a payment, a refund or the end of a
 * subscription becomes true here. Safe to do again at any time.
 * @throws PaymentProblem when the provider cannot be asked; nothing is written then.
 */
export async function refreshPurchase(
  provider: PaymentProvider,
  { kind, id }: Purchase,
  // why taken before the provider is asked: it says how old the reading can be at most.
  now = new Date(),
): Promise<void> {
  if (kind === "subscription") {
    const told = await readSettled(provider, id, now);
    inTransaction((tx) => recordSubscription(tx, provider.name, told, now));
  } else {
    const told = await provider.readPackPayment(id, listNamedMoneyBack(provider.name, id));
    inTransaction((tx) => recordPackPayment(tx, provider.name, told, now));
  }
}

/**
 * A subscription whose first payment went back under the guarantee ends, and so does one that was to end with a period that is over. why
 * here: whoever reads it completes what was cut off between the refund and the end, so that nobody pays for a period that they gave up.
 */
async function readSettled(provider: PaymentProvider, id: string, now: Date): Promise<ProviderSubscription> {
  const read = () => provider.readSubscription(id, listNamedMoneyBack(provider.name, id));
  const told = await read();
  const isGivenUp = told.invoices.some(({ refunds }) =>
    refunds.some(({ isGuarantee, failed }) => isGuarantee && !failed),
  );
  const hasRunOut = told.cancelsAtPeriodEnd && told.periodEnd <= now;
  if (told.endedAt !== null || !(isGivenUp || hasRunOut)) return told;
  await provider.endSubscription(id);
  return read();
}
