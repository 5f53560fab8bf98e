import { addMonths } from "~/platform/calendar/add-months";
import { PaymentProblem } from "./payment-problem";
import type {
  Checkout,
  CheckoutOrder,
  EventSubject,
  MoneyBack,
  NamedMoneyBack,
  OrderReference,
  PaymentProvider,
  ProviderSubscription,
  Purchase,
  Refund,
  SubscriptionInvoice,
} from "./payment-provider";
import {
  type PayPalDispute,
  type PayPalOrder,
  type PayPalRefund,
  type PayPalSubscription,
  type PayPalTransaction,
  payPalCapture,
  payPalDispute,
  payPalDone,
  payPalIdAnswer,
  payPalOrder,
  payPalPage,
  payPalPlan,
  payPalRefund,
  payPalSubscription,
  payPalTransactions,
} from "./paypal-answers";
import { type PayPalClient, PayPalRefusal } from "./paypal-client.server";

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds after which PayPal's page for an order is dead, and after which one that was agreed to is left alone. */
const openFor = 3 * hour;
const approvedFor = 6 * hour;

/** What a refund under the guarantee says of itself, so that it is told from one that was made by hand. */
const guaranteeReason = "money-back-guarantee";

/** What a subscription says that we ended. One that its customer ended at PayPal runs to the end of what is paid. */
const endedByUs = "Ended by Sparkwright";

/** A renewal may be taken so long before the date that we count, since PayPal counts the days of its months in another way. */
const earliest = 5 * day;

/** Outcomes of a dispute in which the seller keeps the money. */
const won = new Set(["RESOLVED_SELLER_FAVOUR", "RESOLVED_WITH_PAYOUT", "CANCELED_BY_BUYER", "DENIED", "NONE"]);

/** A payment of a subscription's, with the period that it is for: 0 is the first. */
interface PeriodPayment extends PayPalTransaction {
  period: number;
}

/**
 * PayPal. Packs are its orders, plans its subscriptions; both are only agreed to on its page, and taken when we complete them. A purchase has the
 * id of its checkout. PayPal knows no customers of ours, so what we make there says whose it is in `custom_id`.
 */
export function connectPayPal({ ask, now, site }: PayPalClient): PaymentProvider {
  const get = (path: string) => ({ method: "GET" as const, path });
  const readOrder = (id: string) => ask(payPalOrder, get(`/v2/checkout/orders/${id}`));
  const readState = (id: string) => ask(payPalSubscription, get(`/v1/billing/subscriptions/${id}`));
  const readRefund = (id: string) => ask(payPalRefund, get(`/v2/payments/refunds/${id}`));
  const readDispute = (id: string) => ask(payPalDispute, get(`/v1/customer/disputes/${id}`));

  /** Has a subscription do something. One that does it already, or cannot any more, stays as it is. */
  async function act(subscription: string, action: "activate" | "suspend" | "cancel", reason: string): Promise<void> {
    const path = `/v1/billing/subscriptions/${subscription}/${action}`;
    await ask(payPalDone, { method: "POST", path, body: { reason } }).catch(allow("SUBSCRIPTION_STATUS_INVALID"));
  }

  const plans = new Map<string, Promise<{ months: number; amount: number; currency: string }>>();

  /** A plan of PayPal's never changes: another price is another plan. */
  function readPlan(id: string) {
    const known = plans.get(id);
    if (known) return known;
    const reading = ask(payPalPlan, get(`/v1/billing/plans/${id}`)).then(({ billing_cycles: [cycle] }) => {
      if (!cycle) throw new PaymentProblem("unreadable", `PayPal's plan ${id} has no price.`);
      const months = cycle.frequency.interval_unit === "YEAR" ? 12 : 1;
      return { months, ...cycle.pricing_scheme.fixed_price };
    });
    plans.set(id, reading);
    reading.catch(() => plans.delete(id));
    return reading;
  }

  async function readTransactions({ id, create_time }: PayPalSubscription): Promise<PayPalTransaction[]> {
    const span = new URLSearchParams({ start_time: create_time.toISOString(), end_time: now().toISOString() });
    const path = `/v1/billing/subscriptions/${id}/transactions?${span}`;
    const { transactions } = await ask(payPalTransactions, get(path));
    return transactions.toSorted(
      (one, other) => one.time.getTime() - other.time.getTime() || one.id.localeCompare(other.id),
    );
  }

  async function readPeriodPayments(state: PayPalSubscription): Promise<PeriodPayment[]> {
    const { months } = await readPlan(state.plan_id);
    return (await readTransactions(state)).map((payment) => ({
      ...payment,
      period: countPeriods(state.start_time, payment.time, months),
    }));
  }

  async function readNamed({ refunds, disputes }: NamedMoneyBack) {
    const [given, disputed] = await Promise.all([
      Promise.all(refunds.map(readRefund)),
      Promise.all(disputes.map(readDispute)),
    ]);
    return { refunds: given.toSorted(byAge), disputes: disputed };
  }

  async function readCheckout(id: string): Promise<Checkout> {
    try {
      return isSubscription(id)
        ? describeSubscriptionCheckout(await readState(id), now())
        : describeOrderCheckout(await readOrder(id), now());
    } catch (error) {
      // why: PayPal forgets an order that nobody agreed to.
      if (error instanceof PaymentProblem && error.reason === "missing")
        return { state: "expired", isPaid: false, url: null, purchase: null };
      throw error;
    }
  }

  async function findOrderOf(capture: string): Promise<OrderReference | null> {
    const { custom_id } = await ask(payPalCapture, get(`/v2/payments/captures/${capture}`));
    const orderId = readCustomId(custom_id).orderId;
    return Number.isSafeInteger(orderId) ? { kind: "order", id: orderId } : null;
  }

  async function refund({ payment, amount }: Refund, key: string, custom_id?: string): Promise<string> {
    const paid = isSubscription(payment) ? await findPeriodCapture(payment) : await findPackCapture(payment);
    if (!paid) throw new PaymentProblem("refused", `Nothing was paid for ${payment}.`);
    const body = { amount: toMoney(amount, paid.currency), custom_id };
    const path = `/v2/payments/captures/${paid.id}/refund`;
    return (await ask(payPalIdAnswer, { method: "POST", path, body, key })).id;
  }

  async function findPeriodCapture(payment: string) {
    const { subscription, period } = readInvoiceId(payment);
    const payments = await readPeriodPayments(await readState(subscription));
    const paid = payments.find((each) => each.period === period && isCompleted(each.status));
    return paid && { id: paid.id, currency: paid.amount_with_breakdown.gross_amount.currency };
  }

  async function findPackCapture(order: string) {
    const [capture] = (await readOrder(order)).purchase_units[0]?.payments.captures ?? [];
    return capture && { id: capture.id, currency: capture.amount.currency };
  }

  return {
    name: "paypal",
    readCheckout,

    async createCustomer({ userId }) {
      return `user-${userId}`;
    },

    async createPrice({ plan, billing, amount, currency }) {
      const name = `Sparkwright ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
      const product_id = `SPARKWRIGHT-${plan.toUpperCase()}`;
      await ask(payPalDone, {
        method: "POST",
        path: "/v1/catalogs/products",
        body: { id: product_id, name, type: "SERVICE", category: "SOFTWARE" },
        key: `product:${plan}`,
      }).catch(allow("DUPLICATE_RESOURCE_IDENTIFIER"));
      const cycle = {
        frequency: { interval_unit: billing === "annual" ? "YEAR" : "MONTH", interval_count: 1 },
        tenure_type: "REGULAR",
        sequence: 1,
        // why 0: it renews until it is ended.
        total_cycles: 0,
        pricing_scheme: { fixed_price: toMoney(amount, currency) },
      };
      const body = {
        ...{ product_id, name: `${name}, ${billing}`, status: "ACTIVE", billing_cycles: [cycle] },
        // why: what was not paid is tried again by PayPal, and after 14 days we end the subscription; it is never added to the next bill.
        payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 0 },
      };
      const key = `price:${plan}:${billing}:${amount}:${currency}`;
      return (await ask(payPalIdAnswer, { method: "POST", path: "/v1/billing/plans", body, key })).id;
    },

    async openCheckout(order, key) {
      const page = await ask(payPalPage, { method: "POST", ...describeCheckout(order), key });
      const url = findApproval(page.links);
      if (!url) throw new PaymentProblem("unreadable", "PayPal opened a checkout without an address.");
      return { id: page.id, url };
    },

    async completeCheckout(id, key) {
      if (isSubscription(id)) {
        await act(id, "activate", "The customer agreed");
        return;
      }
      const path = `/v2/checkout/orders/${id}/capture`;
      await ask(payPalDone, { method: "POST", path, body: {}, key }).catch(allow("ORDER_ALREADY_CAPTURED"));
    },

    async closeCheckout(id) {
      // why: PayPal closes nothing that was not completed; we never complete it then. What runs and was not paid yet is ended.
      if (!isSubscription(id)) return;
      const state = await readState(id);
      if (state.status === "ACTIVE" && !state.billing_info?.last_payment) await act(id, "cancel", endedByUs);
    },

    async readSubscription(id, named = { refunds: [], disputes: [] }) {
      const state = await readState(id);
      const [payments, plan, back] = await Promise.all([
        readPeriodPayments(state),
        readPlan(state.plan_id),
        readNamed(named),
      ]);
      const invoices = listInvoices(state, payments, plan, back);
      return describeSubscription(state, invoices, now());
    },

    async readPackPayment(id, named = { refunds: [], disputes: [] }) {
      const order = await readOrder(id);
      const [unit] = order.purchase_units;
      const [capture] = unit?.payments.captures ?? [];
      const { disputes } = await readNamed({ ...named, refunds: [] });
      const { customer, orderId } = readCustomId(unit?.custom_id);
      return {
        id,
        customer,
        orderId,
        state: describeCapture(capture?.status),
        ...(capture?.amount ?? { amount: 0, currency: "" }),
        createdAt: capture?.create_time ?? order.create_time,
        refunds: (unit?.payments.refunds ?? []).toSorted(byAge).map(describeRefund),
        disputes: disputes.flatMap(describeDispute),
      };
    },

    async findPurchase({ kind, id }: EventSubject) {
      switch (kind) {
        case "checkout":
        case "subscription":
          return describePurchase(id);
        case "invoice":
          return describePurchase(readInvoiceId(id).subscription);
        case "charge":
          return findOrderOf(id);
        case "refund":
          return findOrderOf(findCapture(await readRefund(id)));
        case "dispute": {
          const [transaction] = (await readDispute(id)).disputed_transactions;
          return transaction ? findOrderOf(transaction.seller_transaction_id) : null;
        }
      }
    },

    async setCancelAtPeriodEnd(subscription, cancels) {
      // why suspended: PayPal's own cancelling cannot be taken back. Nothing is taken meanwhile, and at the period's end we end it.
      if (cancels) await act(subscription, "suspend", "Cancelled by the customer");
      else await act(subscription, "activate", "The customer keeps it");
    },

    async endSubscription(subscription) {
      await act(subscription, "cancel", endedByUs).catch((problem) => {
        if (!(problem instanceof PaymentProblem && problem.reason === "missing")) throw problem;
      });
    },

    async previewUpgrade() {
      throw new PaymentProblem("refused", "PayPal does not prorate.");
    },

    async upgrade() {
      throw new PaymentProblem("refused", "PayPal does not prorate.");
    },

    async setNextPrice(subscription, price, returnTo) {
      const body = { plan_id: price, application_context: describePage(returnTo, returnTo) };
      const path = `/v1/billing/subscriptions/${subscription}/revise`;
      const { links } = await ask(payPalPage.pick({ links: true }), { method: "POST", path, body });
      return findApproval(links);
    },

    refundUnderGuarantee: (payment, key) => refund(payment, key, guaranteeReason),
    refundPayment: (payment, key) => refund(payment, key),

    async openPaymentMethods() {
      return `${site}/myaccount/autopay/`;
    },
  };
}

const isSubscription = (id: string) => id.startsWith("I-");

function describePurchase(id: string): Purchase {
  return { kind: isSubscription(id) ? "subscription" : "pack", id };
}

/** What we wrote on it: the customer and the order. */
function readCustomId(text: string | null | undefined): { customer: string; orderId: number } {
  const [, customer = "", order] = /^(.+)\/(\d+)$/.exec(text ?? "") ?? [];
  return { customer, orderId: Number(order) };
}

/** A period's payment has one id, however often it was tried. */
const nameInvoice = (subscription: string, period: number) => `${subscription}:${period}`;

function readInvoiceId(invoice: string): { subscription: string; period: number } {
  const [subscription = "", period] = invoice.split(":");
  return { subscription, period: Number(period) };
}

/** What is no fault where it is so already. */
function allow(issue: string) {
  return (problem: unknown): void => {
    if (!(problem instanceof PayPalRefusal && problem.issue === issue)) throw problem;
  };
}

function toMoney(cents: number, currency: string) {
  return { currency_code: currency.toUpperCase(), value: (cents / 100).toFixed(2) };
}

function describePage(paidUrl: string, cancelledUrl: string) {
  return {
    brand_name: "Sparkwright",
    shipping_preference: "NO_SHIPPING",
    return_url: paidUrl,
    cancel_url: cancelledUrl,
  };
}

function describeCheckout({ id, customer, item, paidUrl, cancelledUrl }: CheckoutOrder) {
  const custom_id = `${customer}/${id}`;
  const page = describePage(paidUrl, cancelledUrl);
  if ("price" in item) {
    // why CONTINUE: PayPal then leaves it to us to begin, so that nobody ends up with two subscriptions.
    const application_context = { ...page, user_action: "CONTINUE" };
    return { path: "/v1/billing/subscriptions", body: { plan_id: item.price, custom_id, application_context } };
  }
  const unit = { custom_id, description: item.name, amount: toMoney(item.amount, item.currency) };
  const payment_source = { paypal: { experience_context: { ...page, user_action: "PAY_NOW" } } };
  return { path: "/v2/checkout/orders", body: { intent: "CAPTURE", purchase_units: [unit], payment_source } };
}

function findApproval(links: { rel: string; href: string }[]): string | null {
  return links.find(({ rel }) => rel === "approve" || rel === "payer-action")?.href ?? null;
}

function describeOpenCheckout(isApproved: boolean, createdAt: Date, url: string | null, now: Date): Checkout {
  const age = now.getTime() - createdAt.getTime();
  const isDead = age > (isApproved ? approvedFor : openFor);
  const state = isDead ? "expired" : isApproved ? "approved" : "open";
  return { state, isPaid: false, url: state === "open" ? url : null, purchase: null };
}

function describeSubscriptionCheckout(state: PayPalSubscription, now: Date): Checkout {
  const { id, status, create_time, links } = state;
  if (status === "APPROVAL_PENDING" || status === "APPROVED")
    return describeOpenCheckout(status === "APPROVED", create_time, findApproval(links), now);
  const isPaid = Boolean(state.billing_info?.last_payment);
  const isOver = !isPaid && status !== "ACTIVE";
  return { state: isOver ? "expired" : "complete", isPaid, url: null, purchase: describePurchase(id) };
}

function describeOrderCheckout({ id, status, create_time, links, purchase_units }: PayPalOrder, now: Date): Checkout {
  if (status === "VOIDED") return { state: "expired", isPaid: false, url: null, purchase: null };
  if (status !== "COMPLETED") return describeOpenCheckout(status === "APPROVED", create_time, findApproval(links), now);
  const told = describeCapture(purchase_units[0]?.payments.captures[0]?.status);
  const state = told === "failed" ? "expired" : "complete";
  return { state, isPaid: told === "completed", url: null, purchase: describePurchase(id) };
}

const isCompleted = (status: string) => ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"].includes(status);

function describeCapture(status: string | undefined): "completed" | "pending" | "failed" {
  if (status !== undefined && isCompleted(status)) return "completed";
  return status === "DECLINED" || status === "FAILED" ? "failed" : "pending";
}

/** Whole periods from the beginning to a payment. */
function countPeriods(start: Date, payment: Date, months: number): number {
  const moment = new Date(payment.getTime() + earliest);
  let periods = 0;
  while (addMonths(start, (periods + 1) * months) <= moment) periods += 1;
  return periods;
}

/** One invoice a period: a payment that was declined and paid later is one. */
function listInvoices(
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

function describeSubscription(
  state: PayPalSubscription,
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
  return {
    id,
    customer: readCustomId(state.custom_id).customer,
    state: isOver ? "cancelled" : !isBegun ? "inactive" : isUnpaid && !isCancelled ? "past_due" : "active",
    price: state.plan_id,
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

const byAge = (one: PayPalRefund, other: PayPalRefund) =>
  one.create_time.getTime() - other.create_time.getTime() || one.id.localeCompare(other.id);

function describeRefund({ id, status, amount: { amount }, custom_id }: PayPalRefund): MoneyBack["refunds"][number] {
  const failed = status === "FAILED" || status === "CANCELLED";
  return { id, amount: Math.abs(amount), failed, isGuarantee: custom_id === guaranteeReason };
}

/** The payment that a refund is of. */
function findCapture({ links }: PayPalRefund): string {
  const up = links.find(({ rel }) => rel === "up")?.href ?? "";
  return up.slice(up.lastIndexOf("/") + 1);
}

/** A question of the customer's takes no money and blocks nobody. */
function describeDispute(dispute: PayPalDispute): MoneyBack["disputes"] {
  const { dispute_id: id, status, dispute_life_cycle_stage: stage, dispute_outcome: outcome } = dispute;
  if (status === "RESOLVED") return [{ id, state: won.has(outcome?.outcome_code ?? "") ? "won" : "lost" }];
  return stage === "INQUIRY" ? [] : [{ id, state: "open" }];
}
