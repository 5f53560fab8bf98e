import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { payments, subscriptions, users } from "#db/schema";
import { endLots } from "~/features/ledger/end-lots.server";
import { expireDueLots } from "~/features/ledger/expire-due-lots.server";
import { grantPlanAllowance, listAllowanceKeys } from "~/features/ledger/grant-plan-allowance.server";
import { getUpgradeKey, grantUpgrade } from "~/features/ledger/grant-upgrade.server";
import { keepUntilRenewed } from "~/features/ledger/keep-until-renewed.server";
import { findMonthWithin } from "~/features/ledger/monthly-period";
import type { ProviderName, ProviderSubscription } from "~/features/payments/payment-provider";
import { getPlanName } from "~/features/plans/plans";
import { log } from "~/platform/log/log.server";
import { emailAboutSubscription } from "./email-about-subscription.server";
import { findCustomerUser } from "./find-customer-user.server";
import { identifyPrices, type KnownInvoice, type NextPrice } from "./identify-prices.server";
import { issueInvoices } from "./issue-invoices.server";
import { recordMoneyBack, sumRefunds } from "./record-money-back.server";
import type { Subscription } from "./subscription.queries.server";

interface Reading {
  userId: number;
  provider: ProviderName;
  told: ProviderSubscription;
  invoices: KnownInvoice[];
  /** When the provider was asked. */
  now: Date;
}

/**
 * Brings our record of a subscription to what its provider says now: its state, its payments, the sparks that they brought, what went back, and
 * the plan of its customer. What is written follows from that reading alone, so events may come twice, late, or in any order. Sparks are
 * granted for paid invoices, never for a state.
 * @throws PaymentProblem for a subscription that is paid at no price of ours and of which no plan was ever known.
 */
export function recordSubscription(
  tx: Transaction,
  provider: ProviderName,
  told: ProviderSubscription,
  now: Date,
): void {
  const userId = findCustomerUser(tx, provider, told.customer);
  const before = findRecorded(tx, provider, told.id);
  if (userId === undefined || (!before && hasNotBegun(told))) return;
  // why: a reading that was made before the one on record says less.
  if (before && before.readAt > now) return;
  const { next, invoices } = identifyPrices(tx, provider, told, before);
  if (next.unknownPrice !== null && next.unknownPrice !== before?.unknownPrice)
    log.error({ subscription: told.id, price: next.unknownPrice }, "a subscription has a price that is none of ours");
  const reading = { userId, provider, told, invoices, now };
  const subscription = writeSubscription(tx, reading, next);
  for (const invoice of invoices) {
    const payment = writePayment(tx, reading, invoice);
    if (invoice.state !== "completed") continue;
    issueInvoices(tx, payment, invoice, now);
    grantPaid(tx, reading, invoice);
    const sourceKeys = listSourceKeys(told.id, invoice);
    recordMoneyBack(tx, { ...invoice, userId, provider, isSubscription: true, sourceKeys }, now);
  }
  endCutPeriods(tx, reading);
  keepUntilRenewed(tx, told.id, (end) => isRenewalAwaited(told, end));
  expireDueLots(tx, userId, now);
  updatePlan(tx, userId);
  const isPaid = invoices.some(({ kind, state }) => kind === "period" && state === "completed");
  emailAboutSubscription(tx, before, { ...subscription, isPaid }, now);
}

/** What was opened on our page and never paid is no subscription of anybody's. */
function hasNotBegun({ state, invoices }: ProviderSubscription): boolean {
  return invoices.length === 0 && (state === "inactive" || state === "cancelled");
}

function findRecorded(tx: Transaction, provider: ProviderName, subscription: string): Subscription | undefined {
  const isThis = and(eq(subscriptions.provider, provider), eq(subscriptions.subscription, subscription));
  return tx.select().from(subscriptions).where(isThis).get();
}

function writeSubscription(tx: Transaction, reading: Reading, next: NextPrice): Subscription {
  const { userId, provider, told, invoices, now } = reading;
  const row = {
    state: told.state,
    plan: findPlanAt(invoices, now) ?? next.plan,
    renewsAs: next.plan,
    billing: next.billing,
    unknownPrice: next.unknownPrice,
    amount: next.amount,
    currency: next.currency,
    periodStart: told.periodStart,
    periodEnd: told.periodEnd,
    cancelsAtPeriodEnd: told.cancelsAtPeriodEnd,
    pastDueSince: told.state === "past_due" ? (findUnpaidSince(invoices) ?? told.periodStart) : null,
    endedAt: told.endedAt,
    readAt: now,
  };
  return tx
    .insert(subscriptions)
    .values({ userId, provider, subscription: told.id, createdAt: told.createdAt, ...row })
    .onConflictDoUpdate({ target: [subscriptions.provider, subscriptions.subscription], set: row })
    .returning()
    .get();
}

/** The plan that was paid for last before a moment, as far as its money did not go back. */
function findPlanAt(invoices: KnownInvoice[], moment: Date) {
  return invoices.filter((invoice) => isKept(invoice) && invoice.periodStart <= moment).at(-1)?.bought.plan;
}

function isKept({ state, amount, refunded }: KnownInvoice): boolean {
  return state === "completed" && (amount === 0 || refunded < amount);
}

function findUnpaidSince(invoices: KnownInvoice[]): Date | undefined {
  return invoices.find(({ state }) => state !== "completed")?.createdAt;
}

function writePayment(tx: Transaction, { userId, provider, told }: Reading, invoice: KnownInvoice) {
  const { bought, previous, amount, refunded, currency, state, kind, periodStart, periodEnd, paidBy = null } = invoice;
  const row = { amount, refunded, state, paidBy, price: invoice.price, periodEnd };
  const plan = getPlanName(bought.plan);
  const isSmall = kind === "upgrade" && previous;
  return tx
    .insert(payments)
    .values({
      ...{ userId, provider, payment: invoice.id, subscription: told.id, kind, currency, periodStart },
      description: isSmall ? `Change to ${plan}` : `${plan}, ${bought.billing}`,
      ...{ plan: bought.plan, previousPlan: previous?.plan ?? null, createdAt: invoice.createdAt },
      ...row,
    })
    .onConflictDoUpdate({ target: [payments.provider, payments.payment], set: row })
    .returning()
    .get();
}

/**
 * Grants what a paid invoice brings in the running month. The first month of a period is owed once it is paid; those after it, of a year, only
 * while the subscription lives, each with the plan that was paid for when it began.
 */
function grantPaid(tx: Transaction, { userId, provider, told, invoices, now }: Reading, invoice: KnownInvoice): void {
  // why by refunds alone: what a dispute takes is granted and taken back, in whatever order the two are heard of.
  if (!isKept({ ...invoice, refunded: sumRefunds(invoice) })) return;
  const shared = { userId, subscription: told.id, actor: provider, now };
  if (invoice.kind === "upgrade") {
    const period = invoices.find(
      (other) =>
        other.kind === "period" && other.periodStart <= invoice.periodStart && invoice.periodStart < other.periodEnd,
    );
    const month = period && findMonthWithin({ start: period.periodStart, end: period.periodEnd }, invoice.periodStart);
    if (!month || !invoice.previous) return;
    const change = { from: invoice.previous.plan, to: invoice.bought.plan, invoice: invoice.id };
    grantUpgrade(tx, { ...shared, ...change, month, at: invoice.periodStart });
    return;
  }
  const period = { start: invoice.periodStart, end: invoice.periodEnd };
  const month = findMonthWithin(period, now);
  if (!month) return;
  const isFirst = month.start.getTime() === period.start.getTime();
  const goesOn = isKept(invoice) && (told.state === "active" || told.state === "past_due");
  if (!isFirst && !goesOn) return;
  const plan = isFirst ? invoice.bought.plan : (findPlanAt(invoices, month.start) ?? invoice.bought.plan);
  grantPlanAllowance(tx, { ...shared, ...period, price: invoice.price, plan });
}

/** why by its state: Stripe moves the period at once and asks for the money an hour later, and what was not paid is past due. */
function isRenewalAwaited({ state, cancelsAtPeriodEnd, periodEnd }: ProviderSubscription, end: Date): boolean {
  return state === "active" && !(cancelsAtPeriodEnd && end >= periodEnd);
}

function listSourceKeys(subscription: string, { id, kind, price, periodStart, periodEnd }: KnownInvoice): string[] {
  if (kind === "upgrade") return [getUpgradeKey(subscription, id)];
  return listAllowanceKeys(subscription, price, { start: periodStart, end: periodEnd }).flat();
}

/** A period in whose place another has begun takes the rest of its sparks with it, as it does at its end: the new month comes whole. */
function endCutPeriods(tx: Transaction, { told, invoices }: Reading): void {
  for (const cut of invoices.filter(({ isCut }) => isCut)) {
    const isWithin = ({ periodStart: at }: KnownInvoice) => cut.periodStart <= at && at < cut.periodEnd;
    const theirs = invoices.filter((each) => each === cut || (each.kind === "upgrade" && isWithin(each)));
    const others = invoices.filter(({ kind, periodStart }) => kind === "period" && periodStart >= cut.periodEnd);
    const kept = new Set(others.flatMap((other) => listSourceKeys(told.id, other)));
    const keys = theirs.flatMap((each) => listSourceKeys(told.id, each)).filter((key) => !kept.has(key));
    endLots(tx, keys, cut.periodEnd);
  }
}

/** The account has the plan of its living subscription, the older one where somebody paid at two pages at once; without one it is free. */
export function updatePlan(tx: Transaction, userId: number): void {
  const living = tx
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.state, ["active", "past_due"])))
    .orderBy(subscriptions.createdAt, subscriptions.subscription)
    .get();
  tx.update(users)
    .set({ plan: living?.plan ?? "free" })
    .where(eq(users.id, userId))
    .run();
}
