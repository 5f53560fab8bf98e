import type Stripe from "stripe";
import type { z } from "zod";
import { examineStripe, listLostStripePrices, nameStripeAccount } from "./examine-stripe.server";
import { listStripeMovements } from "./list-stripe-movements.server";
import { PaymentProblem } from "./payment-problem";
import type {
  Checkout,
  CheckoutOrder,
  EventSubject,
  MoneyBack,
  PackPayment,
  PaymentProvider,
  PriceChange,
  ProviderSubscription,
  Purchase,
  Refund,
  SubscriptionInvoice,
} from "./payment-provider";
import { nameAgain } from "./send-under-key.server";
import {
  type StripeCharge,
  type StripeInvoice,
  type StripePrice,
  stripeCardPayment,
  stripeCardSubscription,
  stripeCharge,
  stripeCheckout,
  stripeDispute,
  stripeIdAnswer,
  stripeInvoice,
  stripeInvoiceCharge,
  stripeInvoiceLinks,
  stripePage,
  stripePayment,
  stripePreview,
  stripeRefund,
  stripeSubscription,
} from "./stripe-answers";
import { createStripeClient, type StripeSettings } from "./stripe-client.server";

/** What a refund under the guarantee says of itself, so that it is told from one that was made by hand. */
const guaranteeReason = "money-back-guarantee";

/** Stripe. What comes back is read by `stripe-answers.ts`. */
export function connectStripe(settings: StripeSettings): PaymentProvider {
  const client = createStripeClient(settings);
  const { stripe, ask, create, installation: getInstallation } = client;
  let account: Promise<string> | undefined;

  const readCharge = (id: string) => ask(stripeCharge, stripe.charges.retrieve(id, { expand: ["refunds"] }));

  const listRefunds = (charge: string) =>
    ask(stripeRefund.array(), stripe.refunds.list({ charge, limit: 100 }).autoPagingToArray({ limit: 1000 }));

  async function readMoneyBack(charge: StripeCharge | null): Promise<MoneyBack> {
    if (!charge) return { refunds: [], disputes: [] };
    const { data, has_more } = charge.refunds;
    const refunds = (has_more ? await listRefunds(charge.id) : data)
      .toSorted((one, other) => one.created.getTime() - other.created.getTime() || one.id.localeCompare(other.id))
      .map(({ id, amount, status, metadata }) => ({
        id,
        amount,
        failed: status === "failed" || status === "canceled",
        isGuarantee: metadata?.reason === guaranteeReason,
      }));
    if (!charge.disputed) return { refunds, disputes: [] };
    const list = await ask(
      stripeDispute.array(),
      stripe.disputes.list({ charge: charge.id, limit: 100 }).then(({ data }) => data),
    );
    return { refunds, disputes: list.flatMap(({ id, status }) => readDispute(id, status) ?? []) };
  }

  async function readInvoices(subscription: string): Promise<SubscriptionInvoice[]> {
    const list = await ask(
      stripeInvoice.array(),
      stripe.invoices
        .list({ subscription, limit: 100, expand: ["data.charge.refunds"] })
        .autoPagingToArray({ limit: 1000 }),
    );
    const told: SubscriptionInvoice[] = [];
    for (const invoice of list) {
      const described = describeInvoice(invoice);
      if (!described) continue;
      told.push({ ...described, ...describeCard(invoice.charge), ...(await readMoneyBack(invoice.charge)) });
    }
    return told.sort(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.id.localeCompare(other.id),
    );
  }

  const readState = (id: string) => ask(stripeSubscription, stripe.subscriptions.retrieve(id));

  /** A subscription of ours has one item: its plan. */
  async function findItem(subscription: string): Promise<string> {
    const { items } = await readState(subscription);
    return items.data[0]?.id ?? "";
  }

  async function findPurchaseOfInvoice(id: string): Promise<Purchase | null> {
    const { subscription } = await ask(stripeInvoiceLinks, stripe.invoices.retrieve(id));
    return subscription ? { kind: "subscription", id: subscription } : null;
  }

  async function findPurchaseOfCharge(id: string): Promise<Purchase | null> {
    const charge = await readCharge(id);
    if (charge.invoice) return findPurchaseOfInvoice(charge.invoice);
    return charge.payment_intent ? { kind: "pack", id: charge.payment_intent } : null;
  }

  /** A page of Stripe's, or what its field on our page pays: a subscription or a payment, which tell their kind by their ids. */
  async function readCheckout(id: string): Promise<Checkout> {
    if (id.startsWith("sub_")) return describeCardSubscription(await readCardSubscription(id));
    if (id.startsWith("pi_"))
      return describeCardPayment(await ask(stripeCardPayment, stripe.paymentIntents.retrieve(id)));
    const session = await ask(stripeCheckout, stripe.checkout.sessions.retrieve(id));
    return {
      state: session.status,
      isPaid: session.status === "complete" && session.payment_status !== "unpaid",
      url: session.url,
      purchase: readPurchase(session),
    };
  }

  const readCardSubscription = (id: string) =>
    ask(stripeCardSubscription, stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payment_intent"] }));

  async function expire(id: string): Promise<unknown> {
    if (id.startsWith("pi_")) return ask(stripeIdAnswer, stripe.paymentIntents.cancel(id));
    if (!id.startsWith("sub_")) return ask(stripeIdAnswer, stripe.checkout.sessions.expire(id));
    const { latest_invoice } = await readCardSubscription(id);
    // why the invoice and not the subscription: Stripe refuses it once it is paid, and what was never paid ends with it.
    return ask(stripeIdAnswer, stripe.invoices.voidInvoice(latest_invoice.id));
  }

  async function refund({ payment, amount }: Refund, key: string, metadata?: Record<string, string>): Promise<string> {
    const paid = payment.startsWith("in_") ? { charge: await findCharge(payment) } : { payment_intent: payment };
    const installation = getInstallation();
    const asked = stripe.refunds.create(
      { ...paid, amount, reason: "requested_by_customer", metadata: { installation, ...metadata } },
      // why never under another key: whoever asked with it before may have given the money back.
      { idempotencyKey: `${installation}:${key}` },
    );
    return (await ask(stripeIdAnswer, asked)).id;
  }

  async function findCharge(invoice: string): Promise<string> {
    const { charge } = await ask(stripeInvoiceCharge, stripe.invoices.retrieve(invoice));
    if (!charge) throw new PaymentProblem("refused", `Nothing was charged for ${invoice}.`);
    return charge;
  }

  return {
    name: "stripe",
    readCheckout,
    get installation() {
      return getInstallation();
    },

    findAccount() {
      account ??= nameStripeAccount(client).catch((problem) => {
        account = undefined;
        throw problem;
      });
      return account;
    },

    examine: (expected) => examineStripe(client, expected),
    listLostPrices: (prices) => listLostStripePrices(client, prices),
    listMovements: (from, until) => listStripeMovements(client, from, until),

    async createCustomer({ userId, email, name }, earlier = 0) {
      const customer = { email, name, metadata: { user: String(userId), installation: getInstallation() } };
      const key = nameAgain(`customer:${userId}:${email}`, earlier);
      return (await create(stripeIdAnswer, key, (options) => stripe.customers.create(customer, options))).id;
    },

    async createPrice({ plan, billing, amount, currency }, earlier = 0) {
      const installation = getInstallation();
      const price: Stripe.PriceCreateParams = {
        currency,
        unit_amount: amount,
        recurring: { interval: billing === "annual" ? "year" : "month" },
        product_data: {
          name: `Sparkwright ${plan[0]?.toUpperCase()}${plan.slice(1)}`,
          metadata: { plan, installation },
        },
        metadata: { plan, billing, installation },
      };
      const key = nameAgain(`price:${plan}:${billing}:${amount}:${currency}`, earlier);
      return (await create(stripeIdAnswer, key, (options) => stripe.prices.create(price, options))).id;
    },

    async openCheckout(order, key) {
      const page = describeCheckout(order, getInstallation());
      const { id, url } = await create(stripeCheckout, key, (options) =>
        stripe.checkout.sessions.create(page, options),
      );
      if (!url) throw new PaymentProblem("unreadable", "Stripe opened a checkout without an address.");
      return { id, url };
    },

    async completeCheckout() {
      // why nothing: its page takes the money itself.
    },

    async openCardPayment({ id: orderId, customer, item }, key) {
      const metadata = { order: String(orderId), installation: getInstallation() };
      if ("price" in item) {
        const subscription: Stripe.SubscriptionCreateParams = {
          ...{ customer, items: [{ price: item.price }], metadata, payment_behavior: "default_incomplete" },
          payment_settings: { payment_method_types: ["card"], save_default_payment_method: "on_subscription" },
          expand: ["latest_invoice.payment_intent"],
        };
        const { id, latest_invoice } = await create(stripeCardSubscription, key, (options) =>
          stripe.subscriptions.create(subscription, options),
        );
        const clientSecret = latest_invoice.payment_intent?.client_secret;
        if (!clientSecret) throw new PaymentProblem("unreadable", `Stripe has nothing to pay for ${id}.`);
        return { id, clientSecret };
      }
      const { name, amount, currency } = item;
      const payment = { customer, amount, currency, description: name, metadata, payment_method_types: ["card"] };
      const { id, client_secret } = await create(stripeCardPayment, key, (options) =>
        stripe.paymentIntents.create(payment, options),
      );
      return { id, clientSecret: client_secret };
    },

    async closeCheckout(id) {
      await expire(id).catch((problem) => {
        // why: Stripe refuses to close what is paid or has lapsed, and may not know it any more.
        if (!(problem instanceof PaymentProblem && ["refused", "missing"].includes(problem.reason))) throw problem;
      });
    },

    async readSubscription(id) {
      const subscription = await readState(id);
      return {
        id: subscription.id,
        customer: subscription.customer,
        installation: subscription.metadata.installation ?? "",
        state: describeState(subscription.status),
        ...describePrice(subscription.items.data[0]?.price),
        periodStart: subscription.current_period_start,
        periodEnd: subscription.current_period_end,
        cancelsAtPeriodEnd: subscription.cancel_at_period_end,
        createdAt: subscription.created,
        endedAt: subscription.ended_at,
        // why: the first invoice of what never began asks for nothing that anybody owes.
        invoices: subscription.status.startsWith("incomplete") ? [] : await readInvoices(id),
      };
    },

    async readPackPayment(id): Promise<PackPayment> {
      const payment = await ask(
        stripePayment,
        stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.refunds"] }),
      );
      return {
        id: payment.id,
        customer: payment.customer ?? "",
        orderId: Number(payment.metadata.order),
        installation: payment.metadata.installation ?? "",
        state: payment.status === "succeeded" ? "completed" : payment.status === "canceled" ? "failed" : "pending",
        amount: payment.status === "succeeded" ? payment.amount_received : payment.amount,
        currency: payment.currency,
        createdAt: payment.created,
        ...describeCard(payment.latest_charge),
        ...(await readMoneyBack(payment.latest_charge)),
      };
    },

    async findPurchase({ kind, id }: EventSubject) {
      switch (kind) {
        case "checkout":
          return (await readCheckout(id)).purchase;
        case "subscription":
          return { kind, id };
        case "invoice":
          return findPurchaseOfInvoice(id);
        case "charge":
          return findPurchaseOfCharge(id);
        case "refund":
          return null;
        case "dispute": {
          const { charge } = await ask(stripeDispute, stripe.disputes.retrieve(id));
          return findPurchaseOfCharge(charge);
        }
      }
    },

    async isPaymentOf() {
      // why never: Stripe's own links lead from a payment to what it is for.
      return false;
    },

    async setCancelAtPeriodEnd(subscription, cancels) {
      await ask(stripeIdAnswer, stripe.subscriptions.update(subscription, { cancel_at_period_end: cancels }));
    },

    async endSubscription(subscription) {
      await ask(stripeIdAnswer, stripe.subscriptions.cancel(subscription)).catch((problem) => {
        if (!(problem instanceof PaymentProblem && problem.reason === "missing")) throw problem;
      });
    },

    async previewUpgrade({ subscription, price, at }: PriceChange) {
      const item = await findItem(subscription);
      const preview = await ask(
        stripePreview,
        // why raw: the package's own version has another address for it, which ours does not describe.
        stripe.rawRequest(
          "GET",
          `/v1/invoices/upcoming?${new URLSearchParams({
            subscription,
            "subscription_items[0][id]": item,
            "subscription_items[0][price]": price,
            subscription_proration_behavior: "always_invoice",
            subscription_proration_date: String(toSeconds(at)),
          })}`,
        ),
      );
      return { amount: preview.amount_due, currency: preview.currency };
    },

    async upgrade({ subscription, price, at }, key) {
      const item = await findItem(subscription);
      const change: Stripe.SubscriptionUpdateParams = {
        items: [{ id: item, price }],
        proration_behavior: "always_invoice",
        proration_date: toSeconds(at),
        payment_behavior: "error_if_incomplete",
        cancel_at_period_end: false,
      };
      const options = { idempotencyKey: `${getInstallation()}:${key}` };
      await ask(stripeIdAnswer, stripe.subscriptions.update(subscription, change, options));
    },

    async setNextPrice(subscription, price) {
      const item = await findItem(subscription);
      const change: Stripe.SubscriptionUpdateParams = { items: [{ id: item, price }], proration_behavior: "none" };
      await ask(stripeIdAnswer, stripe.subscriptions.update(subscription, change));
      return null;
    },

    refundUnderGuarantee: (payment, key) => refund(payment, key, { reason: guaranteeReason }),
    refundPayment: (payment, key) => refund(payment, key),

    async openPaymentMethods(customer, returnTo) {
      return (await ask(stripePage, stripe.billingPortal.sessions.create({ customer, return_url: returnTo }))).url;
    },
  };
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

function describeCheckout(order: CheckoutOrder, installation: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: String(order.id), installation };
  const shared = {
    customer: order.customer,
    client_reference_id: metadata.order,
    success_url: order.paidUrl,
    cancel_url: order.cancelledUrl,
    metadata,
  };
  if ("price" in order.item) {
    return {
      ...shared,
      mode: "subscription",
      line_items: [{ price: order.item.price, quantity: 1 }],
      subscription_data: { metadata },
    };
  }
  const { name, amount, currency } = order.item;
  return {
    ...shared,
    mode: "payment",
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name } } }],
    payment_intent_data: { metadata },
  };
}

function readPurchase(session: { subscription: string | null; payment_intent: string | null }): Purchase | null {
  if (session.subscription) return { kind: "subscription", id: session.subscription };
  return session.payment_intent ? { kind: "pack", id: session.payment_intent } : null;
}

function describeCardPayment({ id, status, client_secret }: z.output<typeof stripeCardPayment>): Checkout {
  const isPaid = status === "succeeded";
  const state = isPaid ? "complete" : status === "canceled" ? "expired" : "open";
  const purchase = isPaid ? ({ kind: "pack", id } as const) : null;
  const clientSecret = state === "open" ? client_secret : undefined;
  return { state, isPaid, url: null, clientSecret, payment: id, purchase };
}

function describeCardSubscription({ id, status, latest_invoice }: z.output<typeof stripeCardSubscription>): Checkout {
  // why by the invoice too: one that has ended since was paid, or it never began.
  const isPaid = latest_invoice.status === "paid" || ["active", "trialing", "past_due"].includes(status);
  const state = isPaid ? "complete" : status === "incomplete" ? "open" : "expired";
  const clientSecret = state === "open" ? latest_invoice.payment_intent?.client_secret : undefined;
  const payment = latest_invoice.payment_intent?.id;
  return { state, isPaid, url: null, clientSecret, payment, purchase: isPaid ? { kind: "subscription", id } : null };
}

function describePrice(price: StripePrice | undefined): Pick<ProviderSubscription, "price" | "priced"> {
  const billing = price?.recurring?.interval === "year" ? "annual" : "monthly";
  const priced = { billing, amount: price?.unit_amount ?? null, currency: price?.currency ?? "" } as const;
  return { price: price?.id ?? "", priced };
}

function describeState(status: string): ProviderSubscription["state"] {
  if (status === "active" || status === "trialing") return "active";
  if (status === "past_due" || status === "unpaid") return "past_due";
  return status === "canceled" ? "cancelled" : "inactive";
}

/** How a charge was paid: "Visa •••• 4242". */
function describeCard(charge: StripeCharge | null): { paidBy?: string } {
  const card = charge?.payment_method_details?.card;
  if (!card?.last4) return {};
  const brand = card.brand ? `${card.brand[0]?.toUpperCase()}${card.brand.slice(1)}` : "Card";
  return { paidBy: `${brand} •••• ${card.last4}` };
}

/** States in which the bank has the money and decides. */
const undecided = new Set(["needs_response", "under_review"]);

/** A question of the bank's (warning_...) takes no money and blocks nobody, and nor does what we know no word for ("prevented"). */
function readDispute(id: string, status: string): MoneyBack["disputes"][number] | null {
  if (status.startsWith("warning_")) return null;
  if (status === "won" || status === "lost") return { id, state: status };
  return { id, state: undecided.has(status) ? "open" : "dropped" };
}

/** Null for what asks for nothing: a draft, one that was voided, one without a plan on it. */
function describeInvoice(invoice: StripeInvoice): Omit<SubscriptionInvoice, keyof MoneyBack> | null {
  if (invoice.status === null || invoice.status === "draft" || invoice.status === "void") return null;
  const [line, previous] = findPlanLines(invoice);
  if (!line?.price) return null;
  const isPaid = invoice.status === "paid";
  return {
    id: invoice.id,
    kind: line.proration ? "upgrade" : "period",
    state: isPaid ? "completed" : invoice.status === "open" && !invoice.attempted ? "pending" : "failed",
    price: line.price.id,
    previousPrice: previous?.price?.id ?? null,
    periodStart: line.period.start,
    periodEnd: line.period.end,
    amount: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    createdAt: invoice.created,
  };
}

/** The line of the plan that is paid for, and of a change the one that gives back what the former had left. */
function findPlanLines({ lines: { data } }: StripeInvoice) {
  const period = data.find(({ proration, price }) => !proration && price);
  if (period) return [period];
  return [data.find(({ amount, price }) => amount > 0 && price), data.find(({ amount }) => amount < 0)];
}
