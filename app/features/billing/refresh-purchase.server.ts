import { and, eq } from "drizzle-orm";
import { db, inTransaction } from "#db/client";
import { disputes, payments } from "#db/schema";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type {
  PaymentProvider,
  ProviderName,
  ProviderSubscription,
  Purchase,
} from "~/features/payments/payment-provider";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { listInstallations } from "~/platform/settings/installation.server";
import { findCustomerUser } from "./find-customer-user.server";
import { giveBack } from "./give-back.server";
import { listNamedMoneyBack } from "./named-money-back.server";
import { endLostSubscription, noteAccount } from "./note-account.server";
import { recordPackPayment } from "./record-pack-payment.server";
import { recordSubscription } from "./record-subscription.server";
import { requireAccount } from "./require-account.server";
import { listLivingSubscriptions } from "./subscription.queries.server";

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
    const told = await refreshSubscription(provider, id, now);
    if (told) await endSecondSubscriptions(provider, told.customer, now);
  } else {
    const account = await requireAccount(provider, now);
    const told = await provider.readPackPayment(id, listNamedMoneyBack(provider.name, id));
    inTransaction((tx) => {
      recordPackPayment(tx, provider.name, told, now);
      noteAccount(tx, provider.name, { kind, id }, account);
    });
  }
}

/** Null for a subscription of another site, and for one that the provider does not know any more, which has ended here then. */
async function refreshSubscription(
  provider: PaymentProvider,
  id: string,
  now: Date,
): Promise<ProviderSubscription | null> {
  const account = await requireAccount(provider, now);
  try {
    const told = await readSettled(provider, id, now);
    if (!isOurs(provider, told)) return null;
    inTransaction((tx) => {
      recordSubscription(tx, provider.name, told, now);
      noteAccount(tx, provider.name, { kind: "subscription", id }, account);
    });
    return told;
  } catch (error) {
    const isMissing = error instanceof PaymentProblem && error.reason === "missing";
    if (isMissing && inTransaction((tx) => endLostSubscription(tx, provider.name, id, now))) return null;
    throw error;
  }
}

/** Whether it was bought here, in whichever life of this site; what is older does not say. */
function isOurs(provider: PaymentProvider, { installation }: ProviderSubscription): boolean {
  return installation === "" || installation === provider.installation || listInstallations().includes(installation);
}

/**
 * A subscription whose first payment went back under the guarantee ends, and so does one of which a dispute was lost, and one that was to end with
 * a period that is over. why here: whoever reads it completes what was cut off between the refund and the end, so that nobody pays for a period that they gave up.
 */
async function readSettled(provider: PaymentProvider, id: string, now: Date): Promise<ProviderSubscription> {
  const read = () => provider.readSubscription(id, listNamedMoneyBack(provider.name, id));
  const told = await read();
  // why: what another site sold on the same account is its own to end.
  if (!isOurs(provider, told) || findCustomerUser(db, provider.name, told.customer) === undefined) return told;
  const isGivenUp = told.invoices.some(({ refunds }) =>
    refunds.some(({ isGuarantee, failed }) => isGuarantee && !failed),
  );
  const isLost = config.lostDisputeEnds && hasNewlyLost(told);
  const hasRunOut = told.cancelsAtPeriodEnd && told.periodEnd <= now;
  if (told.endedAt !== null || !(isGivenUp || isLost || hasRunOut)) return told;
  await provider.endSubscription(id);
  return read();
}

/** why only newly: what an administrator let go on after a dispute goes on. */
function hasNewlyLost({ invoices }: ProviderSubscription): boolean {
  const lost = invoices.flatMap(({ disputes: told }) => told.filter(({ state }) => state === "lost"));
  const findKnown = (id: string) => db.select().from(disputes).where(eq(disputes.id, id)).get();
  return lost.some(({ id }) => findKnown(id)?.state !== "lost");
}

/**
 * An account has one subscription. Where two pages were paid in the same moment the older stays; what was paid for the other goes back, and it
 * ends. Each of it happens once, however often it is read.
 */
async function endSecondSubscriptions(provider: PaymentProvider, customer: string, now: Date): Promise<void> {
  const userId = findCustomerUser(db, provider.name, customer);
  if (userId === undefined || listLivingSubscriptions(userId).length < 2) return;
  const getTheirs = (name: ProviderName) => (name === provider.name ? provider : getPaymentProvider(name));
  // why read again: money goes back, and what is on record may have ended meanwhile.
  for (const { provider: name, subscription } of listLivingSubscriptions(userId))
    await refreshSubscription(getTheirs(name), subscription, now);
  for (const { provider: name, subscription } of listLivingSubscriptions(userId).slice(1)) {
    log.warn({ userId, subscription }, "an account paid for a second subscription: it is given back and ended");
    const isTheirs = and(eq(payments.provider, name), eq(payments.subscription, subscription));
    for (const payment of db.select().from(payments).where(isTheirs).all()) {
      const left = payment.amount - payment.refunded;
      if (payment.state !== "completed" || left === 0) continue;
      await giveBack(getTheirs(name), payment, left, `second:${payment.payment}:${left}`);
    }
    await getTheirs(name).endSubscription(subscription);
    await refreshSubscription(getTheirs(name), subscription, now);
  }
}
