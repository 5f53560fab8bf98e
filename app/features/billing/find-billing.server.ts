import { desc, eq } from "drizzle-orm";
import { db } from "#db/client";
import { payments } from "#db/schema";
import { hasOpenDispute } from "~/features/ledger/dispute-payment.server";
import { findNextAllowance } from "~/features/ledger/find-next-allowance.server";
import { type Forecast, forecastUsage } from "~/features/ledger/forecast-usage.server";
import { getUsage } from "~/features/ledger/get-usage.server";
import { findAwaitedRenewal } from "~/features/ledger/keep-until-renewed.server";
import { findPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { getAnnualPrice, getPaidPlan, getPlanName } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { getChangePath } from "./choice";
import { findGuarantee, type Guarantee } from "./find-guarantee.server";
import { formatDay } from "./format-day";
import { findIssued } from "./invoice.queries.server";
import { namePaymentMethod } from "./name-payment-method";
import { findLastSubscription, type Subscription } from "./subscription.queries.server";

/** Rows of the history that are shown; older ones are asked for. */
export const historyLength = 24;

/** What /billing shows of this user. */
export function findBilling(user: User, now = new Date(), all = false) {
  const subscription = findLastSubscription(user.id);
  const living = subscription?.state === "active" || subscription?.state === "past_due" ? subscription : null;
  const { period, ...usage } = getUsage(user, now);
  const next = findNextAllowance(user, now);
  const renewal = findAwaitedRenewal(user.id, now);
  const guarantee = findGuarantee(user.id, now);
  const history = db
    .select()
    .from(payments)
    .where(eq(payments.userId, user.id))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(all ? -1 : historyLength + 1)
    .all();
  const issued = findIssued(user);
  return {
    plan: { id: user.plan, name: getPlanName(user.plan) },
    status: subscription ? describeStatus(subscription) : ("inactive" as const),
    living: living && describeLiving(living),
    nextFree: next && { sparks: next.sparks, on: formatDay(next.at) },
    usage: { ...usage, since: formatDay(period.start) },
    // why none meanwhile: it is of a month that is over.
    forecast: renewal ? null : describeForecast(forecastUsage(user, now)),
    renewal: renewal ? { since: formatDay(renewal.since) } : null,
    monthlyCost: living ? getMonthlyCost(living) : 0,
    isDisputed: hasOpenDispute(user.id),
    canPay: findPaymentProvider(living?.provider) !== null,
    guarantee: guarantee?.state === "open" ? describeGuarantee(guarantee) : null,
    history: (all ? history : history.slice(0, historyLength)).map((payment) => ({
      ...describePayment(payment),
      documents: issued.get(payment.id) ?? [],
    })),
    hasInvoice: issued.size > 0,
    hasMore: !all && history.length > historyLength,
  };
}

export type BillingStatus = "active" | "cancelled" | "past_due" | "inactive";

/** A subscription that was cancelled says so from then on, and runs to its period's end. */
export function describeStatus({ state, cancelsAtPeriodEnd }: Subscription): BillingStatus {
  return state === "active" && cancelsAtPeriodEnd ? "cancelled" : state;
}

/** Null where all is used, which is said already. */
function describeForecast(forecast: Forecast): string | null {
  switch (forecast.kind) {
    case "runs-out":
      return `At this pace you run out on ${formatDay(forecast.at)}.`;
    case "lasts":
      return `At this pace your sparks last until ${formatDay(forecast.at)}, when your month ends.`;
    case "unknown":
      return "Too little was used lately to tell how long your sparks last.";
    case "empty":
      return null;
  }
}

function describeLiving(subscription: Subscription) {
  const { provider, plan, renewsAs, billing, amount, currency, periodEnd, cancelsAtPeriodEnd, state } = subscription;
  return {
    provider,
    billing,
    state,
    cancels: cancelsAtPeriodEnd,
    on: formatDay(periodEnd),
    amount,
    currency,
    changesTo: renewsAs === plan ? null : getPlanName(renewsAs),
    stayPath: renewsAs === plan ? null : getChangePath(getPaidPlan(plan)),
  };
}

function describeGuarantee({ payment: { id, currency }, amount, until }: Guarantee) {
  return { path: `/billing/refund/${id}`, amount, currency, until: formatDay(until) };
}

/** Cents a month of the plan that runs, or of a price that was set at the provider; a year's price counts a twelfth. */
export function getMonthlyCost({ plan, billing, unknownPrice, amount = 0 }: Costing): number {
  if (unknownPrice) return billing === "annual" ? Math.round(amount / 12) : amount;
  const paid = getPaidPlan(plan);
  return (billing === "annual" ? getAnnualPrice(paid).perMonth : paid.monthlyPrice) * 100;
}

function describePayment({ id, description, amount, refunded, currency, state, createdAt, ...payment }: Payment) {
  const paidBy = namePaymentMethod(payment);
  return { id, description, paidBy, amount, refunded, currency, state, on: formatDay(createdAt) };
}

type Costing = Pick<Subscription, "plan" | "billing"> & Partial<Pick<Subscription, "unknownPrice" | "amount">>;
type Payment = typeof payments.$inferSelect;
