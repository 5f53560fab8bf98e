import type { z } from "zod";
import {
  describeCheckout,
  describeOrderCheckout,
  describePage,
  describeSubscriptionCheckout,
  findApproval,
  toMoney,
} from "./describe-paypal-checkout";
import {
  compareAges,
  describeCapture,
  describeDispute,
  describeRefund,
  findCapture,
  isAbout,
  isCompleted,
} from "./describe-paypal-money";
import { countPeriods, describeSubscription, listInvoices, type PeriodPayment } from "./describe-paypal-subscription";
import { examinePayPal, listLostPayPalPlans } from "./examine-paypal.server";
import { listPayPalMovements } from "./list-paypal-movements.server";
import { PaymentProblem } from "./payment-problem";
import type {
  Checkout,
  EventSubject,
  NamedMoneyBack,
  OrderReference,
  PaymentProvider,
  Refund,
} from "./payment-provider";
import {
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
import {
  describePurchase,
  endedByUs,
  guaranteeReason,
  isSubscription,
  readCustomId,
  readInvoiceId,
  writeRefundId,
} from "./paypal-names";
import { nameAgain, sendUnderKey } from "./send-under-key.server";

/**
 * PayPal. Packs are its orders, plans its subscriptions; both are only agreed to on its page, and taken when we complete them. A purchase has the
 * id of its checkout. PayPal knows no customers of ours, so what we make there says whose it is in `custom_id`.
 */
export function connectPayPal(client: PayPalClient, getInstallation: () => string): PaymentProvider {
  const { ask, now, site } = client;
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
    return { refunds: given.toSorted(compareAges), disputes: disputed };
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
    const { orderId, ...named } = readCustomId(custom_id);
    return Number.isSafeInteger(orderId) ? { kind: "order", id: orderId, ...named, payment: capture } : null;
  }

  /** Creates something, once for each key of this site. */
  const create = <Answer extends z.ZodType>(answer: Answer, key: string, path: string, body: object) =>
    sendUnderKey(`${getInstallation()}:${key}`, (sent) => ask(answer, { method: "POST", path, body, key: sent }));

  async function refund({ payment, amount }: Refund, key: string, reason: string): Promise<string> {
    const paid = isSubscription(payment) ? await findPeriodCapture(payment) : await findPackCapture(payment);
    if (!paid) throw new PaymentProblem("refused", `Nothing was paid for ${payment}.`);
    const body = {
      amount: toMoney(amount, paid.currency),
      custom_id: writeRefundId(getInstallation(), reason),
    };
    const path = `/v2/payments/captures/${paid.id}/refund`;
    // why never under another key: whoever asked with it before may have given the money back.
    const sent = { method: "POST" as const, path, body, key: `${getInstallation()}:${key}` };
    return (await ask(payPalIdAnswer, sent)).id;
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
    get installation() {
      return getInstallation();
    },
    findAccount: async () => client.account,
    examine: (expected) => examinePayPal(client, expected),
    listLostPrices: (prices) => listLostPayPalPlans(client, prices),
    listMovements: (from, until) => listPayPalMovements(client, from, until),

    async createCustomer({ userId }) {
      return `user-${userId}`;
    },

    async createPrice({ plan, billing, amount, currency }, earlier = 0) {
      const name = `Sparkwright ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
      const product_id = `SPARKWRIGHT-${plan.toUpperCase()}`;
      const product = { id: product_id, name, type: "SERVICE", category: "SOFTWARE" };
      await create(payPalDone, `product:${plan}`, "/v1/catalogs/products", product).catch(
        allow("DUPLICATE_RESOURCE_IDENTIFIER"),
      );
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
      const key = nameAgain(`price:${plan}:${billing}:${amount}:${currency}`, earlier);
      return (await create(payPalIdAnswer, key, "/v1/billing/plans", body)).id;
    },

    async openCheckout(order, key) {
      const { path, body } = describeCheckout(order, getInstallation());
      const page = await create(payPalPage, key, path, body).catch(sayLostPlan);
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
      await create(payPalDone, key, path, {}).catch(allow("ORDER_ALREADY_CAPTURED"));
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
      return describeSubscription(state, plan, invoices, now());
    },

    async readPackPayment(id, named = { refunds: [], disputes: [] }) {
      const order = await readOrder(id);
      const [unit] = order.purchase_units;
      const [capture] = unit?.payments.captures ?? [];
      const { disputes } = await readNamed({ ...named, refunds: [] });
      return {
        id,
        ...readCustomId(unit?.custom_id),
        state: describeCapture(capture?.status),
        ...(capture?.amount ?? { amount: 0, currency: "" }),
        createdAt: capture?.create_time ?? order.create_time,
        refunds: (unit?.payments.refunds ?? []).toSorted(compareAges).map(describeRefund),
        disputes: disputes.filter((dispute) => isAbout(dispute, capture?.id)).flatMap(describeDispute),
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

    async isPaymentOf({ kind, id }, payment) {
      if (kind === "subscription")
        return (await readTransactions(await readState(id))).some((each) => each.id === payment);
      const { purchase_units: units } = await readOrder(id);
      return units.some(({ payments }) => payments.captures.some((capture) => capture.id === payment));
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
      const asked = ask(payPalPage.pick({ links: true }), { method: "POST", path, body });
      const { links } = await asked.catch(sayLostPlan);
      return findApproval(links);
    },

    refundUnderGuarantee: (payment, key) => refund(payment, key, guaranteeReason),
    refundPayment: (payment, key) => refund(payment, key, "refund"),

    async openPaymentMethods() {
      return `${site}/myaccount/autopay/`;
    },
  };
}

/** A plan that PayPal does not sell any more, or that is another account's. What else could be missing there is known to be there. */
function sayLostPlan(problem: unknown): never {
  const isLost = problem instanceof PayPalRefusal && (problem.reason === "missing" || /PLAN/.test(problem.issue));
  if (isLost) throw new PaymentProblem(problem.reason, problem.message, { cause: problem, lost: "price" });
  throw problem;
}

/** What is no fault where it is so already. */
function allow(issue: string) {
  return (problem: unknown): void => {
    if (!(problem instanceof PayPalRefusal && problem.issue === issue)) throw problem;
  };
}
