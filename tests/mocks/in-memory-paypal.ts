import type { PaymentProvider } from "~/features/payments/payment-provider";
import { createPayPalClient, type PayPalClient, type PayPalSettings } from "~/features/payments/paypal-client.server";
import { connectPayPal } from "~/features/payments/paypal-provider.server";
import { addMonths } from "~/platform/calendar/add-months";
import { testInstallation } from "./in-memory-stripe";
import { publishedJson } from "./published-api";

interface Money {
  currency_code: string;
  value: string;
}

interface Thing {
  id: string;
  status: string;
  custom_id: string;
  create_time: string;
  links: { rel: string; href: string }[];
}

interface Payment extends Thing {
  amount: Money;
  /** The subscription or the order that it is of. */
  of: string;
}

interface Subscription extends Thing {
  status_change_note: string;
  status_update_time: string;
  plan_id: string;
  start_time: string;
  return_url: string;
  cancel_url: string;
  /** SUBSCRIBE_NOW has PayPal begin by itself, CONTINUE leaves it to the site. */
  user_action: string;
  failed: number;
  last_payment?: { amount: Money; time: string };
  periods: number;
  /** What its customer is asked to agree to. */
  revision?: string;
}

interface Order extends Thing {
  amount: Money;
  return_url: string;
  cancel_url: string;
}

interface Plan {
  id: string;
  status: string;
  billing_cycles: { frequency: { interval_unit: string }; pricing_scheme: { fixed_price: Money } }[];
}

interface Dispute {
  dispute_id: string;
  status: string;
  dispute_life_cycle_stage: string;
  dispute_outcome?: { outcome_code: string };
  disputed_transactions: { seller_transaction_id: string }[];
}

export interface PayPalEvent {
  id: string;
  event_type: string;
  resource: Record<string, unknown>;
}

interface Sent extends Record<string, unknown> {
  reason?: string;
}

export const testPayPal = {
  clientId: "AaClientOfTheTests",
  clientSecret: "EeSecretThatNobodyMaySee",
  webhookId: "8PT597110X",
};

const descriptions = [
  "paypal-billing_subscriptions_v1.json",
  "paypal-catalogs_products_v1.json",
  "paypal-checkout_orders_v2.json",
  "paypal-payments_payment_v2.json",
  "paypal-notifications_webhooks_v1.json",
].flatMap((file) => publishedJson(file) ?? []);

/** What PayPal has and its published descriptions at hand do not: signing in, and disputes. */
const undescribed = /^\/v1\/(oauth2\/token|customer\/disputes\/[^/]+)$/;

/**
 * A small PayPal: it answers the requests of our adapter, remembers the ids of requests, and lets a test play the world outside (`approves`,
 * `renews`, `refunds` ...), noting the events that PayPal would send. Each request has to fit the published descriptions where they
 * are at hand.
 */
export class InMemoryPayPal {
  /** The clock that new things are dated by. */
  now = new Date("2026-01-31T09:30:00Z");
  events: PayPalEvent[] = [];
  /** Method and path of each request but sign-ins, in order. */
  asked: string[] = [];
  /** The tokens that it gave, each of which holds until it is taken back. */
  tokens = new Set<string>();
  /** The next request but a sign-in is answered so, once. */
  nextAnswer: (() => Response | Promise<Response>) | null = null;
  /** Every payment is declined while this is set. */
  declines = false;
  /** Whether requests have to fit the published descriptions; a test that asks the same things thousands of times does without. */
  isStrict = true;
  /** Nobody may sign in while this is set. */
  refusesKeys = false;
  /** The webhook of the app. */
  webhook: { url: string; event_types: { name: string }[] } | null = null;
  /** Where its pages lie. */
  pages = "https://www.paypal.com";

  #orders = new Map<string, Order>();
  #subscriptions = new Map<string, Subscription>();
  #plans = new Map<string, Plan>();
  #products = new Set<string>();
  #payments = new Map<string, Payment>();
  #refunds = new Map<string, Payment>();
  #disputes = new Map<string, Dispute>();
  #answers = new Map<string, { sent: string; answer: unknown }>();
  #signed = new Set<string>();
  #told: { at: Date; event: PayPalEvent }[] = [];
  #count = 0;
  readonly #series: string;

  /** @param series Is part of every id, so that two accounts have none in common. */
  constructor(series = "") {
    this.#series = series.toUpperCase();
  }

  async handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    if (pathname === "/v1/oauth2/token") return this.#signIn(request, text);
    this.asked.push(`${request.method} ${pathname}`);
    if (this.nextAnswer) {
      const answer = this.nextAnswer;
      this.nextAnswer = null;
      return answer();
    }
    if (!this.tokens.has(request.headers.get("Authorization")?.replace("Bearer ", "") ?? ""))
      return refuse(401, "invalid_token", "Token signature verification failed");
    const body = text === "" ? undefined : (JSON.parse(text) as Sent);
    const wrong = this.#check(request, pathname, searchParams, body);
    if (wrong.length > 0) return refuse(400, "INVALID_REQUEST", wrong.join("; "));

    const key = request.headers.get("PayPal-Request-Id");
    const known = key === null ? undefined : this.#answers.get(`${pathname} ${key}`);
    if (known && known.sent !== text) return refuse(422, "PAYPAL_REQUEST_ID_PREVIOUSLY_USED", "Another body.");
    try {
      const answer = known?.answer ?? this.#route(request.method, pathname, body ?? {}, searchParams);
      if (key !== null) this.#answers.set(`${pathname} ${key}`, { sent: text, answer });
      return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
    } catch (error) {
      if (error instanceof Response) return error;
      throw error;
    }
  }

  /** The body and the headers of an event as PayPal posts it. */
  sign(event: PayPalEvent, at = this.now) {
    const body = JSON.stringify({ ...event, event_version: "1.0", create_time: this.now.toISOString() });
    const signature = `sig${this.#id("s")}==`;
    this.#signed.add(`${signature} ${JSON.stringify(JSON.parse(body))}`);
    const headers = {
      "PAYPAL-TRANSMISSION-ID": `69cd13f0-d67a-11e5-${this.#count}`,
      "PAYPAL-TRANSMISSION-TIME": at.toISOString(),
      "PAYPAL-TRANSMISSION-SIG": signature,
      "PAYPAL-CERT-URL": "https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77",
      "PAYPAL-AUTH-ALGO": "SHA256withRSA",
    };
    return { body, headers };
  }

  /** The customer agrees on PayPal's page: to a checkout, or to another plan. Answers with where PayPal sends them. */
  approves(checkout: string): string {
    const subscription = this.#subscriptions.get(checkout);
    const revision = subscription?.revision;
    if (subscription && revision) {
      subscription.plan_id = revision;
      subscription.revision = undefined;
      this.#tellSubscription("UPDATED", subscription);
      return subscription.return_url;
    }
    const page = this.#page(checkout);
    page.status = "APPROVED";
    if (!subscription) this.#tell("CHECKOUT.ORDER.APPROVED", { id: checkout });
    else if (subscription.user_action !== "CONTINUE") this.#act(subscription, "activate", "");
    return `${page.return_url}&token=${checkout}`;
  }

  /** Where the page of a checkout leads back to for whoever does not agree. */
  backOf(checkout: string): string {
    return this.#page(checkout).cancel_url;
  }

  /** The next period begins: it is paid, or, with `declines`, not. One that is suspended or has ended stays as it is. */
  renews(id: string): void {
    const subscription = this.#subscription(id);
    if (subscription.status !== "ACTIVE") return;
    subscription.periods += 1;
    this.#bill(subscription);
  }

  /** The price of a subscription's plan is changed on PayPal's own pages: the plan stays the same. */
  reprices(id: string, value: string): void {
    const plan = this.#find(this.#plans, this.#subscription(id).plan_id);
    for (const cycle of plan.billing_cycles)
      cycle.pricing_scheme = { fixed_price: { ...cycle.pricing_scheme.fixed_price, value } };
  }

  /** What was declined is paid after all. */
  paysOverdue(id: string): void {
    this.#bill(this.#subscription(id));
  }

  /** The customer ends a subscription on PayPal's own pages. */
  cancels(id: string): void {
    this.#setStatus(this.#subscription(id), "CANCELLED", "Cancelled by the payer");
  }

  /** Money goes back; by hand at PayPal it says nothing of itself. Answers with the refund's id. */
  refunds(payment: string, cents: number, custom_id = ""): string {
    const of = this.#payment(payment);
    const id = this.#id("R");
    const amount = { currency_code: "USD", value: (cents / 100).toFixed(2) };
    const links = [{ rel: "up", href: `https://api.paypal.com/v2/payments/captures/${payment}` }];
    this.#refunds.set(id, {
      id,
      status: "COMPLETED",
      custom_id,
      create_time: this.#time(),
      links,
      amount,
      of: payment,
    });
    const whole = this.#refundedOf(payment) >= toCents(of.amount);
    of.status = whole ? "REFUNDED" : "PARTIALLY_REFUNDED";
    this.#tell(this.#orders.has(of.of) ? "PAYMENT.CAPTURE.REFUNDED" : "PAYMENT.SALE.REFUNDED", { id });
    return id;
  }

  disputes(payment: string): string {
    const dispute_id = `PP-D-${this.#id("")}`;
    this.#disputes.set(dispute_id, {
      ...{ dispute_id, status: "UNDER_REVIEW", dispute_life_cycle_stage: "CHARGEBACK" },
      disputed_transactions: [{ seller_transaction_id: payment }],
    });
    this.#tell("CUSTOMER.DISPUTE.CREATED", { dispute_id });
    return dispute_id;
  }

  /** A question of the customer's, before it is a dispute. */
  inquires(payment: string): string {
    const id = this.disputes(payment);
    Object.assign(this.#disputes.get(id) ?? {}, { dispute_life_cycle_stage: "INQUIRY" });
    return id;
  }

  /** @param outcome Won, lost, or PayPal's own word for another. */
  closesDispute(id: string, outcome: string): void {
    const words = new Map([
      ["won", "RESOLVED_SELLER_FAVOUR"],
      ["lost", "RESOLVED_BUYER_FAVOUR"],
    ]);
    const outcome_code = words.get(outcome) ?? outcome;
    Object.assign(this.#disputes.get(id) ?? {}, { status: "RESOLVED", dispute_outcome: { outcome_code } });
    this.#tell("CUSTOMER.DISPUTE.RESOLVED", { dispute_id: id });
  }

  /** The newest payment of a subscription, or the one of an order. */
  chargeOf(purchase: string): string {
    return (
      [...this.#payments.values()].findLast(({ of, status }) => of === purchase && status !== "DECLINED")?.id ?? ""
    );
  }

  /** How a checkout or a subscription stands, in PayPal's word. */
  statusOf(id: string): string {
    return this.#page(id).status;
  }

  /** All checkouts, in the order of their making. */
  listCheckouts(): (Order | Subscription)[] {
    return [...this.#orders.values(), ...this.#subscriptions.values()];
  }

  listPlans(): Plan[] {
    return [...this.#plans.values()];
  }

  listPayments(): Payment[] {
    return [...this.#payments.values()];
  }

  #check(request: Request, path: string, query: URLSearchParams, body: unknown): string[] {
    if (!this.isStrict || undescribed.test(path) || descriptions.length === 0) return [];
    const sent = { method: request.method, path, query, header: (name: string) => request.headers.get(name), body };
    for (const check of descriptions) {
      const wrong = check(sent);
      if (wrong) return wrong;
    }
    return [`No description knows ${path}.`];
  }

  #signIn(request: Request, body: string): Response {
    const expected = Buffer.from(`${testPayPal.clientId}:${testPayPal.clientSecret}`).toString("base64");
    if (
      this.refusesKeys ||
      request.headers.get("Authorization") !== `Basic ${expected}` ||
      body !== "grant_type=client_credentials"
    )
      return refuse(401, "invalid_client", "Client Authentication failed");
    const access_token = this.#id("token-");
    this.tokens.add(access_token);
    return Response.json({ access_token, token_type: "Bearer", expires_in: 32_400 });
  }

  #route(method: string, path: string, sent: Sent, query: URLSearchParams): unknown {
    const [, , , kind = "", id = "", action] = path.split("/");
    if (kind === "webhooks-events") return this.#listEvents(query);
    if (method === "GET") return this.#show(kind, id, action);
    if (kind === "products") return this.#makeProduct(String(sent.id));
    if (kind === "plans") return this.#makePlan(sent);
    if (kind === "verify-webhook-signature") {
      const isTheirs = sent.webhook_id === testPayPal.webhookId;
      const signed = `${sent.transmission_sig} ${JSON.stringify(sent.webhook_event)}`;
      return { verification_status: isTheirs && this.#signed.has(signed) ? "SUCCESS" : "FAILURE" };
    }
    if (kind === "orders") return id === "" ? this.#openOrder(sent) : this.#capture(id);
    if (kind === "captures") {
      const { amount, custom_id } = sent as unknown as Payment;
      const left = toCents(this.#payment(id).amount) - this.#refundedOf(id);
      if (toCents(amount) > left) throw refuse(422, "CAPTURE_FULLY_REFUNDED", "The capture has already been refunded.");
      return this.#refunds.get(this.refunds(id, toCents(amount), custom_id));
    }
    if (id === "") return this.#openSubscription(sent);
    const subscription = this.#subscription(id);
    if (action === "revise") return this.#revise(subscription, sent);
    this.#act(subscription, action ?? "", sent.reason ?? "");
    return null;
  }

  #show(kind: string, id: string, action: string | undefined): unknown {
    if (kind === "orders") return this.#showOrder(this.#find(this.#orders, id));
    if (kind === "plans") return this.#find(this.#plans, id);
    if (kind === "refunds") return this.#find(this.#refunds, id);
    if (kind === "disputes") return this.#find(this.#disputes, id);
    if (kind === "captures") return this.#showCapture(this.#payment(id));
    if (kind === "webhooks") return this.#showWebhook(id);
    if (action === "transactions") return this.#showTransactions(id);
    return this.#showSubscription(this.#subscription(id));
  }

  /** PayPal keeps the events that it sent for its app, also those that did not arrive. */
  #listEvents(query: URLSearchParams): unknown {
    const [from, until] = ["start_time", "end_time"].map((name) => Date.parse(query.get(name) ?? ""));
    const size = Number(query.get("page_size") ?? 10);
    const all = this.#told.filter(({ at }) => at.getTime() >= (from ?? 0) && at.getTime() <= (until ?? 0)).reverse();
    const events = all.slice(0, size).map(({ at, event }) => ({ ...event, create_time: at.toISOString() }));
    return { events, count: all.length, links: [] };
  }

  #showCapture(payment: Payment): unknown {
    const related_ids = this.#orders.has(payment.of) ? { order_id: payment.of } : {};
    return { ...payment, supplementary_data: { related_ids } };
  }

  #showWebhook(id: string): unknown {
    if (!this.webhook || id !== testPayPal.webhookId) throw refuse(404, "INVALID_RESOURCE_ID", "No such webhook.");
    return { id, ...this.webhook };
  }

  #makeProduct(id: string): unknown {
    if (this.#products.has(id)) throw refuse(422, "DUPLICATE_RESOURCE_IDENTIFIER", "Duplicate resource identifier");
    this.#products.add(id);
    return { id };
  }

  /** Somebody takes a plan off sale at PayPal. */
  deactivates(plan: string): void {
    const found = this.#find(this.#plans, plan);
    found.status = "INACTIVE";
  }

  #makePlan(sent: Sent): Plan {
    const id = this.#id("P-");
    const { billing_cycles } = sent as unknown as Plan;
    const plan = { id, status: "ACTIVE", billing_cycles };
    this.#plans.set(id, plan);
    return plan;
  }

  #openOrder(sent: Sent): unknown {
    const { purchase_units, payment_source } = sent as unknown as {
      purchase_units: [{ amount: Money; custom_id: string }];
      payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
    };
    const { return_url, cancel_url } = payment_source.paypal.experience_context;
    const [{ amount, custom_id }] = purchase_units;
    const id = this.#id("5O");
    const links = [{ rel: "payer-action", href: `${this.pages}/checkoutnow?token=${id}` }];
    const times = { create_time: this.#time() };
    this.#orders.set(id, {
      id,
      status: "PAYER_ACTION_REQUIRED",
      custom_id,
      ...times,
      links,
      amount,
      return_url,
      cancel_url,
    });
    return { id, links };
  }

  #capture(id: string): unknown {
    const order = this.#find(this.#orders, id);
    if (order.status === "COMPLETED") throw refuse(422, "ORDER_ALREADY_CAPTURED", "Order already captured.");
    if (order.status !== "APPROVED") throw refuse(422, "ORDER_NOT_APPROVED", "Payer has not yet approved the Order.");
    if (this.declines) throw refuse(422, "INSTRUMENT_DECLINED", "The instrument presented was declined.");
    order.status = "COMPLETED";
    const payment = this.#pay(id, order.amount, order.custom_id, "COMPLETED");
    this.#tell("PAYMENT.CAPTURE.COMPLETED", { id: payment.id });
    return { id, status: order.status };
  }

  #openSubscription(sent: Sent): unknown {
    const { plan_id, custom_id, application_context } = sent as unknown as {
      plan_id: string;
      custom_id: string;
      application_context: { return_url: string; cancel_url: string; user_action: string };
    };
    if (this.#find(this.#plans, plan_id).status !== "ACTIVE")
      throw refuse(422, "PLAN_STATUS_INVALID", "The plan is not active.");
    const { return_url, cancel_url, user_action } = application_context;
    const id = this.#id("I-");
    const links = [{ rel: "approve", href: `${this.pages}/webapps/billing/subscriptions?ba_token=${id}` }];
    const times = { create_time: this.#time(), start_time: this.#time(), status_update_time: this.#time() };
    this.#subscriptions.set(id, {
      ...{ id, status: "APPROVAL_PENDING", status_change_note: "", ...times, custom_id, links },
      ...{ plan_id, return_url, cancel_url, user_action, failed: 0, periods: 0 },
    });
    return { id, links };
  }

  #revise(subscription: Subscription, sent: Sent): unknown {
    this.#find(this.#plans, String(sent.plan_id));
    if (subscription.status !== "ACTIVE")
      throw refuse(422, "SUBSCRIPTION_STATUS_INVALID", "Invalid subscription status.");
    subscription.revision = String(sent.plan_id);
    const { return_url } = sent.application_context as { return_url: string };
    subscription.return_url = return_url;
    const href = `${this.pages}/webapps/billing/subscriptions/update?ba_token=${subscription.id}`;
    return { plan_id: sent.plan_id, links: [{ rel: "approve", href }] };
  }

  #act(subscription: Subscription, action: string, reason: string): void {
    const { status } = subscription;
    const from = { activate: ["APPROVED", "SUSPENDED"], suspend: ["ACTIVE"], cancel: ["ACTIVE", "SUSPENDED"] }[action];
    if (!from?.includes(status)) throw refuse(422, "SUBSCRIPTION_STATUS_INVALID", "Invalid subscription status.");
    const to = { activate: "ACTIVE", suspend: "SUSPENDED", cancel: "CANCELLED" }[action] ?? "";
    this.#setStatus(subscription, to, reason);
    if (status === "APPROVED") this.#bill(subscription);
  }

  #setStatus(subscription: Subscription, status: string, status_change_note: string): void {
    Object.assign(subscription, { status, status_change_note, status_update_time: this.#time() });
    this.#tellSubscription(status === "ACTIVE" ? "ACTIVATED" : status, subscription);
  }

  #bill(subscription: Subscription): void {
    const price = this.#priceOf(subscription);
    const payment = this.#pay(subscription.id, price, subscription.custom_id, this.declines ? "DECLINED" : "COMPLETED");
    if (this.declines) {
      subscription.failed += 1;
      this.#tellSubscription("PAYMENT.FAILED", subscription);
      return;
    }
    subscription.failed = 0;
    subscription.last_payment = { amount: price, time: payment.create_time };
    this.#tell("PAYMENT.SALE.COMPLETED", { id: payment.id, billing_agreement_id: subscription.id });
  }

  #pay(of: string, amount: Money, custom_id: string, status: string): Payment {
    const id = this.#id("8M");
    const payment = { id, status, custom_id, create_time: this.#time(), links: [], amount, of };
    this.#payments.set(id, payment);
    return payment;
  }

  #priceOf({ plan_id }: Subscription): Money {
    const [cycle] = this.#find(this.#plans, plan_id).billing_cycles;
    return cycle?.pricing_scheme.fixed_price ?? { currency_code: "USD", value: "0.00" };
  }

  #showOrder({ amount, custom_id, ...order }: Order): unknown {
    const captures = this.listPayments().filter(({ of }) => of === order.id);
    const refunds = [...this.#refunds.values()].filter(({ of }) => captures.some(({ id }) => id === of));
    return { ...order, purchase_units: [{ amount, custom_id, payments: { captures, refunds } }] };
  }

  #showSubscription(subscription: Subscription): unknown {
    const { failed, periods, last_payment, revision: _, user_action: __, ...shown } = subscription;
    const isYear = this.#find(this.#plans, shown.plan_id).billing_cycles[0]?.frequency.interval_unit === "YEAR";
    const next = addMonths(new Date(shown.start_time), (periods + 1) * (isYear ? 12 : 1));
    return {
      ...shown,
      billing_info: {
        outstanding_balance: { currency_code: "USD", value: "0.0" },
        failed_payments_count: failed,
        last_payment,
        ...(shown.status === "ACTIVE" ? { next_billing_time: next.toISOString() } : {}),
      },
    };
  }

  #showTransactions(id: string): unknown {
    const transactions = this.listPayments()
      .filter(({ of }) => of === id)
      .map((payment) => ({
        ...{ id: payment.id, status: payment.status, time: payment.create_time },
        amount_with_breakdown: { gross_amount: payment.amount },
      }));
    return { transactions };
  }

  #refundedOf(payment: string): number {
    const theirs = [...this.#refunds.values()].filter(({ of }) => of === payment);
    return theirs.reduce((sum, { amount }) => sum + toCents(amount), 0);
  }

  #page(checkout: string): Order | Subscription {
    return this.#orders.get(checkout) ?? this.#subscription(checkout);
  }

  #subscription(id: string): Subscription {
    return this.#find(this.#subscriptions, id);
  }

  #payment(id: string): Payment {
    return this.#find(this.#payments, id);
  }

  #find<Found>(things: Map<string, Found>, id: string): Found {
    const thing = things.get(id);
    if (!thing) throw refuse(404, "RESOURCE_NOT_FOUND", `The specified resource does not exist: ${id}`);
    return thing;
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}${this.#series}${String(this.#count).padStart(8, "0")}`;
  }

  #time(): string {
    return this.now.toISOString();
  }

  #tellSubscription(what: string, { id }: Subscription): void {
    this.#tell(`BILLING.SUBSCRIPTION.${what}`, { id });
  }

  #tell(event_type: string, resource: Record<string, unknown>): void {
    const event = { id: this.#id("WH-"), event_type, resource };
    this.events.push(event);
    this.#told.push({ at: this.now, event });
  }
}

const toCents = ({ value }: Money) => Math.round(Number(value) * 100);

function refuse(status: number, issue: string, description: string): Response {
  const body = { name: issue, message: description, details: [{ issue, description }] };
  return Response.json(body, { status });
}

/** The product's own client, asking this PayPal without a network between them. */
export function openInMemory(paypal: InMemoryPayPal, settings: Partial<PayPalSettings> = {}): PayPalClient {
  return createPayPalClient({
    ...testPayPal,
    repeats: 0,
    send: (url, init) => paypal.handle(new Request(url, init)),
    now: () => paypal.now,
    ...settings,
  });
}

/** The product's own adapter on it. */
export const connectInMemoryPayPal = (paypal: InMemoryPayPal, installation = testInstallation): PaymentProvider =>
  connectPayPal(openInMemory(paypal), () => installation);
