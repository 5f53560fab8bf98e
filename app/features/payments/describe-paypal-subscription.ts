import { addMonths } from "~/platform/calendar/add-months";
import { describeDispute, describeRefund, findCapture, isCompleted } from "./describe-paypal-money";
import type { ProviderSubscription, SubscriptionInvoice } from "./payment-provider";
import type { PayPalDispute, PayPalRefund, PayPalSubscription, PayPalTransaction } from "./paypal-answers";
import { endedByUs, nameInvoice, readCustomId } from "./paypal-names";

const day = 24 * 3_600_000;

/** A renewal may be taken so long before the date that we count, since PayPal counts the days of its months in another way. */
const earliest = 5 * day;

/** A payment of a subscription's, with the period that it is for: 0 is the first. */
export interface PeriodPayment extends PayPalTransaction {
  period: number;
}

/** Whole periods from the beginning to a payment. */
export function countPeriods(start: Date, payment: Date, months: number): number {
  const moment = new Date(payment.getTime() + earliest);
  let periods = 0;
  while (addMonths(start, (periods + 1) * months) <= moment) periods += 1;
  return periods;
}

/** One invoice a period: a payment that was declined and paid later is one. */
export function listInvoices(
  { id, start_time, plan_id, billing_info }: PayPalSubscription,
  payments: PeriodPayment[],
  plan: { months: number; amount: number; currency: string },
  back: Awaited<{ refunds: PayPalRefund[]; disputes: PayPalDispute[] }>,
): SubscriptionInvoice[] {
  const startOf = (period: number) => addMonths(start_time, period * plan.months);
  const describe = (period: number) => ({
    id: nameInvoice(id, period),
    kind: "period" as const,
    previousPrice: null,
    periodStart: startOf(period),
    periodEnd: startOf(period + 1),
    createdAt: startOf(period),
  });
  const invoices = [...new Set(payments.map(({ period }) => period))].map((period): SubscriptionInvoice => {
    const tried = payments.filter((each) => each.period === period);
    const paid = tried.filter(({ status }) => isCompleted(status));
    const [first] = tried;
    const { amount, currency } = (paid[0] ?? first)?.amount_with_breakdown.gross_amount ?? plan;
    const isOfIt = (transaction: string) => tried.some((each) => each.id === transaction);
    return {
      ...describe(period),
      state: paid.length > 0 ? "completed" : tried.some(({ status }) => status === "PENDING") ? "pending" : "failed",
      // why: PayPal names no plan beside a payment.
      price: null,
      amount,
      currency,
      refunds: back.refunds.filter((refund) => isOfIt(findCapture(refund))).map(describeRefund),
      disputes: back.disputes
        .filter(({ disputed_transactions }) =>
          disputed_transactions.some(({ seller_transaction_id }) => isOfIt(seller_transaction_id)),
        )
        .flatMap(describeDispute),
    };
  });
  const isUnpaid = (billing_info?.failed_payments_count ?? 0) > 0 && invoices.at(-1)?.state !== "failed";
  if (!isUnpaid) return invoices;
  // why: what PayPal tried in vain is not always among the payments.
  const { amount, currency } = plan;
  const unpaid = { ...describe((payments.at(-1)?.period ?? -1) + 1), price: plan_id, amount, currency };
  return [...invoices, { ...unpaid, state: "failed", refunds: [], disputes: [] }];
}

export function describeSubscription(
  state: PayPalSubscription,
  { months, ...plan }: { months: number; amount: number; currency: string },
  invoices: SubscriptionInvoice[],
  now: Date,
): ProviderSubscription {
  const { id, status, billing_info, status_change_note: note } = state;
  const paid = invoices.filter((invoice) => invoice.state === "completed");
  const paidUntil = paid.filter(isKept).at(-1)?.periodEnd;
  const isUnpaid = (billing_info?.failed_payments_count ?? 0) > 0;
  const isCancelled = status === "CANCELLED" || status === "EXPIRED";
  const runsOut = isCancelled && note !== endedByUs && paidUntil !== undefined;
  const isOver = isCancelled && !(runsOut && now < paidUntil);
  const current = invoices.at(-1);
  const periodStart = current?.periodStart ?? state.start_time;
  const isBegun = paid.length > 0 && status !== "APPROVAL_PENDING" && status !== "APPROVED";
  const bought = readCustomId(state.custom_id);
  return {
    id,
    customer: bought.customer,
    installation: bought.installation,
    state: isOver ? "cancelled" : !isBegun ? "inactive" : isUnpaid && !isCancelled ? "past_due" : "active",
    price: state.plan_id,
    priced: { billing: months === 12 ? "annual" : "monthly", ...plan },
    periodStart,
    periodEnd:
      (status === "ACTIVE" ? billing_info?.next_billing_time : null) ?? current?.periodEnd ?? addMonths(periodStart, 1),
    cancelsAtPeriodEnd: !isOver && (status === "SUSPENDED" || isCancelled),
    createdAt: state.create_time,
    endedAt: isOver ? ((runsOut ? paidUntil : state.status_update_time) ?? now) : null,
    invoices,
  };
}

function isKept({ amount, refunds }: SubscriptionInvoice): boolean {
  const back = refunds.filter(({ failed }) => !failed).reduce((sum, refund) => sum + refund.amount, 0);
  return back < amount;
}
