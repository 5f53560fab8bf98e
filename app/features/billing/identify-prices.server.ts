import { and, eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { planPrices } from "#db/schema";
import { PaymentProblem } from "~/features/payments/payment-problem";
import type { ProviderName, ProviderSubscription, SubscriptionInvoice } from "~/features/payments/payment-provider";
import { sumMoneyBack } from "./record-money-back.server";
import type { Subscription } from "./subscription.queries.server";

type PriceRow = typeof planPrices.$inferSelect;
type Bought = Pick<PriceRow, "plan" | "billing">;

/** An invoice with what it is for. */
export interface KnownInvoice extends SubscriptionInvoice {
  bought: Bought;
  previous: Bought | undefined;
  /** Cents. */
  refunded: number;
  /** Whether another period began within this one, whose `periodEnd` is that moment then. */
  isCut: boolean;
}

/** What the next period is for. `unknownPrice` names a price that is none of ours. */
export type NextPrice = Pick<Subscription, "plan" | "billing" | "amount" | "currency" | "unknownPrice">;

/**
 * Says what a subscription and its invoices are for, by our own list of prices. One that somebody set at the provider is in none: it is for the plan
 * that was known last, so that what is paid, and what ends, is recorded whatever it costs.
 * @throws PaymentProblem where no plan was ever known.
 */
export function identifyPrices(
  tx: Transaction,
  provider: ProviderName,
  told: ProviderSubscription,
  before: Subscription | undefined,
): { next: NextPrice; invoices: KnownInvoice[] } {
  const listed = findPrice(tx, provider, told.price);
  const billing = listed?.billing ?? told.priced.billing;
  let last: Bought | undefined;
  let isLastUnknown = false;
  const invoices = told.invoices.map((invoice) => {
    const known = findInvoicePrice(tx, provider, billing, invoice);
    const bought = known ?? last ?? listed ?? (before && { plan: before.renewsAs, billing });
    if (!bought) throw createProblem(told);
    const { previousPrice } = invoice;
    const previous = previousPrice === null ? undefined : (findPrice(tx, provider, previousPrice) ?? last);
    last = bought;
    isLastUnknown = !known;
    return { ...invoice, bought, previous, refunded: sumMoneyBack(invoice), ...findCut(invoice, told.invoices) };
  });
  return { next: describeNext(told, listed, last ?? before, isLastUnknown), invoices };
}

/** Where somebody changed between months and years at the provider, a new period begins at once, and what the former had left was credited to them. */
function findCut(invoice: SubscriptionInvoice, all: SubscriptionInvoice[]): Pick<KnownInvoice, "periodEnd" | "isCut"> {
  const { kind, periodStart, periodEnd } = invoice;
  const isWithin = (start: Date) => periodStart < start && start < periodEnd;
  const next = all.find(
    (other) => other.kind === "period" && other.state === "completed" && isWithin(other.periodStart),
  );
  return kind === "period" && next ? { periodEnd: next.periodStart, isCut: true } : { periodEnd, isCut: false };
}

function describeNext(
  told: ProviderSubscription,
  listed: PriceRow | undefined,
  known: Bought | undefined,
  isLastUnknown: boolean,
): NextPrice {
  const last = told.invoices.at(-1);
  if (!listed) {
    if (!known) throw createProblem(told);
    const { billing, amount, currency } = told.priced;
    return { plan: known.plan, billing, amount: amount ?? last?.amount ?? 0, currency, unknownPrice: told.price };
  }
  // why by its amount: a provider that names no price beside a payment lets the same plan cost something else.
  if (isLastUnknown && last?.price === null) {
    const { amount, currency } = last;
    return { ...listed, amount, currency, unknownPrice: `${(amount / 100).toFixed(2)} ${currency}` };
  }
  return { ...listed, unknownPrice: null };
}

const createProblem = ({ id, price }: ProviderSubscription) =>
  new PaymentProblem("unknown", `The subscription ${id} has a price that is none of ours (${price}).`);

function findPrice(tx: Transaction, provider: ProviderName, price: string): PriceRow | undefined {
  const isThis = and(eq(planPrices.provider, provider), eq(planPrices.price, price));
  return tx.select().from(planPrices).where(isThis).get();
}

/** What an invoice is for; where its provider names no price, by its amount: the plans of one billing period each cost something else. */
function findInvoicePrice(
  tx: Transaction,
  provider: ProviderName,
  billing: PriceRow["billing"],
  { price, amount, currency }: SubscriptionInvoice,
): PriceRow | undefined {
  if (price !== null) return findPrice(tx, provider, price);
  const costsIt = and(eq(planPrices.amount, amount), eq(planPrices.currency, currency));
  const isTheirs = and(eq(planPrices.provider, provider), eq(planPrices.billing, billing));
  return tx.select().from(planPrices).where(and(isTheirs, costsIt)).get();
}
