import Stripe from "stripe";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { StripeSettings } from "~/features/payments/stripe-client.server";
import { connectStripe } from "~/features/payments/stripe-provider.server";
import { addMonths } from "~/platform/calendar/add-months";
import { decodeForm, type FormValue } from "./decode-form";
import { publishedForms } from "./published-api";

type Thing = Record<string, unknown> & { id: string };
type Sent = Record<string, FormValue>;

export interface StripeEvent {
  id: string;
  type: string;
  object: { id: string };
}

/** What the site of a test is called. */
export const testInstallation = "5ite0fte5t";

export const testWebhookSecret = "whsec_test_that_nobody_may_see";

const isFormValid = publishedForms("stripe-2023-08-16.json");

/**
 * A small Stripe: it answers the requests of our adapter in the shapes of its pinned version, remembers idempotency keys, and lets a test play
 * the world outside (`pays`, `renews`, `refunds` ...), noting the events that Stripe would send. Each request has to fit the published
 * description where that is at hand.
 */
export class InMemoryStripe {
  /** The clock that new things are dated by. */
  now = new Date("2026-01-31T09:30:00Z");
  events: StripeEvent[] = [];
  /** Method and path of each request, in order. */
  asked: string[] = [];
  /** The next request is answered so, once. */
  nextAnswer: (() => Response | Promise<Response>) | null = null;
  /** Every charge is declined while this is set. */
  declines = false;
  /** The invoice of a renewal stays a draft, as it does for an hour, until `settles` is called. */
  drafts = false;
  /** Whether requests have to fit the published description; a test that asks the same things thousands of times does without. */
  isStrict = true;
  /** The account; another one knows nothing of what was made at this. */
  account = "acct_test";
  /** Whether the account may charge. */
  takesMoney = true;
  /** Requests for these paths are refused, as to a restricted key. */
  forbidden: string[] = [];
  /** The webhook endpoints of the account. */
  endpoints: { url: string; status: string; enabled_events: string[] }[] = [];
  /** Where its hosted pages lie. */
  pages = "https://checkout.stripe.com";

  #things = new Map<string, Thing>();
  #answers = new Map<string, { sent: string; answer: Thing | Response }>();
  #count = 0;
  readonly #series: string;

  /** @param series Is part of every id, so that two accounts have none in common. */
  constructor(series = "") {
    this.#series = series;
  }

  async handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.nextAnswer) {
      const answer = this.nextAnswer;
      this.nextAnswer = null;
      return answer();
    }
    const text = request.method === "POST" ? await request.text() : url.search.slice(1);
    const sent = decodeForm(new URLSearchParams(text));
    const wrong = (this.isStrict && isFormValid?.(request.method, url.pathname, sent)) || [];
    if (wrong.length > 0) return refuse(400, "invalid_request_error", wrong.join("; "));
    if (!request.headers.get("Authorization")?.startsWith("Bearer "))
      return refuse(401, "invalid_request_error", "No key.");
    if (this.forbidden.includes(url.pathname))
      return refuse(403, "invalid_request_error", "The provided key does not have the required permissions.");

    const given = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
    // why with the key that signs: each mode has its own.
    const key = given && `${request.headers.get("Authorization")} ${given}`;
    const earlier = key === null ? undefined : this.#answers.get(key);
    if (earlier && earlier.sent !== url.pathname + text)
      return refuse(400, "idempotency_error", "Another request came with this key.");
    if (earlier?.answer instanceof Response) return earlier.answer.clone();
    try {
      const answer = earlier?.answer ?? this.#route(request.method, url.pathname, sent);
      if (key !== null) this.#answers.set(key, { sent: url.pathname + text, answer });
      return Response.json(this.#expand(answer, sent.expand));
    } catch (error) {
      if (!(error instanceof Response)) throw error;
      // why only these: a decline stays the answer under its key; what was refused before it was tried is forgotten.
      if (key !== null && error.status === 402)
        this.#answers.set(key, { sent: url.pathname + text, answer: error.clone() });
      return error;
    }
  }

  /** The body and the signature of an event as Stripe posts it. */
  sign(event: StripeEvent, at = this.now, secret = testWebhookSecret) {
    const body = JSON.stringify({ id: event.id, object: "event", type: event.type, data: { object: event.object } });
    const timestamp = Math.floor(at.getTime() / 1000);
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
  }

  get<Kind extends Thing = Thing>(id: string): Kind {
    const thing = this.#things.get(id);
    if (!thing) throw refuse(404, "invalid_request_error", `No such object: ${id}`, "resource_missing");
    return thing as Kind;
  }

  /** All things of a kind, in the order of their making. */
  list(prefix: string): Thing[] {
    return [...this.#things.values()].filter(({ id }) => id.startsWith(prefix));
  }

  /** Somebody pays at a hosted page. */
  pays(session: string): void {
    const page = this.get(session);
    if (page.mode === "payment") {
      const amount = page.amount_total as number;
      const payment = this.#make("pi", {
        ...{ customer: page.customer, invoice: null, status: "succeeded", amount, amount_received: amount },
        ...{ currency: "usd", metadata: page.intent_metadata },
      });
      payment.latest_charge = this.#charge(amount, { payment_intent: payment.id }, payment).id;
      page.payment_intent = payment.id;
    } else {
      const subscription = this.#make("sub", {
        ...{ customer: page.customer, status: "active", cancel_at_period_end: false, ended_at: null },
        ...{ current_period_start: this.#seconds(), metadata: page.intent_metadata, anchor: this.now },
      });
      subscription.items = { data: [{ id: this.#id("si"), price: this.#describePrice(String(page.price)) }] };
      subscription.periods = 0;
      page.subscription = subscription.id;
      this.#beginPeriod(subscription);
      this.#tell("customer.subscription.created", subscription);
    }
    Object.assign(page, { status: "complete", payment_status: "paid", url: null });
    this.#tell("checkout.session.completed", page);
  }

  /** Somebody pays with the card field on our page; false when the card is declined. */
  confirms(clientSecret: string): boolean {
    const payment = this.list("pi_").find((each) => each.client_secret === clientSecret);
    if (!payment) throw refuse(404, "invalid_request_error", "No such payment.", "resource_missing");
    if (this.declines || payment.status === "canceled") return false;
    if (payment.status === "succeeded") return true;
    payment.status = "succeeded";
    if (payment.invoice) {
      const invoice = this.get(payment.invoice as string);
      this.#payInvoice(invoice);
      const subscription = this.get(invoice.subscription as string);
      subscription.status = "active";
      this.#tell("customer.subscription.updated", subscription);
      return true;
    }
    const charge = this.#charge(payment.amount as number, { payment_intent: payment.id }, payment);
    Object.assign(payment, { amount_received: payment.amount, latest_charge: charge.id });
    this.#tell("charge.succeeded", charge);
    return true;
  }

  /** A page that nobody paid at lapses. */
  lapses(session: string): void {
    Object.assign(this.get(session), { status: "expired", url: null });
    this.#tell("checkout.session.expired", this.get(session));
  }

  /** The next period begins: it is paid, or, with `declines`, past due. A subscription that was to end ends. */
  renews(id: string): void {
    const subscription = this.get(id);
    if (subscription.cancel_at_period_end) {
      this.#end(subscription);
      return;
    }
    subscription.current_period_start = subscription.current_period_end;
    this.#beginPeriod(subscription);
    this.#tell("customer.subscription.updated", subscription);
  }

  /** The hour is over in which a renewal's invoice is a draft: it is paid, or, with `declines`, past due. */
  settles(id: string): void {
    for (const invoice of this.list("in_").filter((each) => each.subscription === id && each.status === "draft")) {
      Object.assign(invoice, { status: "open", attempted: true });
      this.#collect(this.get(id), invoice);
    }
  }

  /** What was declined is paid after all. */
  paysOverdue(id: string): void {
    const subscription = this.get(id);
    for (const invoice of this.list("in_").filter((each) => each.subscription === id && each.status === "open"))
      this.#payInvoice(invoice);
    subscription.status = "active";
    this.#tell("customer.subscription.updated", subscription);
  }

  /** Somebody deletes a customer in the dashboard, which ends their subscriptions. */
  deletesCustomer(id: string): void {
    this.get(id).deleted = true;
    for (const subscription of this.list("sub_").filter((each) => each.customer === id && each.status !== "canceled"))
      this.#end(subscription);
  }

  /** Somebody archives a price in the dashboard. */
  archivesPrice(id: string): void {
    this.get(id).active = false;
  }

  /** Money goes back; by hand at Stripe it has no metadata. */
  refunds(chargeId: string, amount: number, metadata: unknown = {}): string {
    const charge = this.get(chargeId);
    const refund = this.#make("re", { amount, currency: "usd", status: "succeeded", charge: chargeId, metadata });
    this.#listRefunds(charge);
    this.#tell("charge.refunded", charge);
    return refund.id;
  }

  /** The bank sends a refund back. */
  failsRefund(id: string): void {
    const refund = this.get(id);
    refund.status = "failed";
    this.#listRefunds(this.get(refund.charge as string));
    this.#tell("charge.refund.updated", refund, { charge: refund.charge });
  }

  disputes(chargeId: string): string {
    const { amount, currency } = this.get(chargeId);
    const dispute = this.#make("dp", { amount, currency, status: "needs_response", charge: chargeId });
    this.get(chargeId).disputed = true;
    this.#tell("charge.dispute.created", dispute);
    return dispute.id;
  }

  closesDispute(id: string, status: "won" | "lost"): void {
    this.get(id).status = status;
    this.#tell("charge.dispute.closed", this.get(id));
  }

  /** The charge that paid for the newest invoice of a subscription, or for a pack. */
  chargeOf(purchase: string): string {
    if (purchase.startsWith("pi_")) return this.get(purchase).latest_charge as string;
    return this.list("in_").findLast((each) => each.subscription === purchase && each.charge)?.charge as string;
  }

  /** Somebody makes a price in the dashboard, of which we know nothing. */
  makesPrice(unit_amount: number, interval: "month" | "year" = "month"): string {
    return this.#make("price", { currency: "usd", interval, unit_amount }).id;
  }

  /** Somebody gives a subscription another price in the dashboard, from the next period on. */
  reprices(id: string, price: string): void {
    this.#setPrice(this.get(id), price);
    this.#tell("customer.subscription.updated", this.get(id));
  }

  /** Somebody changes between months and years in the portal: a new period begins, and what is left of the former is credited. */
  switches(id: string, price: string): void {
    const subscription = this.get(id);
    const at = this.#seconds();
    const [credit] = this.#prorate(subscription, price, at).lines;
    this.#setPrice(subscription, price);
    const { unit_amount, interval } = this.get(price);
    const end = Math.floor(addMonths(this.now, interval === "year" ? 12 : 1).getTime() / 1000);
    const period = { current_period_start: at, current_period_end: end };
    Object.assign(subscription, { ...period, anchor: this.now, periods: 1 });
    const line = { amount: unit_amount, proration: false, period: { start: at, end }, price: { id: price } };
    const due = Math.max(0, (unit_amount as number) + (credit?.amount ?? 0));
    this.#bill(subscription, due, [credit, line], "subscription_update");
    this.#tell("customer.subscription.updated", subscription);
  }

  /** Somebody ends a subscription in the dashboard. */
  ends(id: string): void {
    this.#end(this.get(id));
  }

  #setPrice(subscription: Thing, id: string): void {
    const item = itemOf(subscription);
    if (item) item.price = this.#describePrice(id);
  }

  /** A price as it comes with what it is of. */
  #describePrice(id: string): { id: string; [name: string]: unknown } {
    const { currency, interval, unit_amount } = this.get(id);
    return { id, currency, unit_amount, recurring: { interval, interval_count: 1 } };
  }

  #beginPeriod(subscription: Thing): void {
    subscription.periods = (subscription.periods as number) + 1;
    const price = this.get(priceOf(subscription));
    const months = (subscription.periods as number) * ((price.interval as string) === "year" ? 12 : 1);
    const end = addMonths(subscription.anchor as Date, months);
    subscription.current_period_end = Math.floor(end.getTime() / 1000);
    const period = { start: subscription.current_period_start, end: subscription.current_period_end };
    const line = { amount: price.unit_amount, proration: false, period, price: { id: price.id } };
    const reason = subscription.periods === 1 ? "subscription_create" : "subscription_cycle";
    this.#bill(subscription, price.unit_amount as number, [line], reason);
  }

  #bill(subscription: Thing, amount: number, lines: unknown[], billing_reason: string): void {
    const invoice = this.#make("in", {
      ...{ customer: subscription.customer, subscription: subscription.id, billing_reason, attempted: true },
      ...{ amount_due: amount, amount_paid: 0, currency: "usd", charge: null, lines: { data: lines } },
      ...{ status: "open", payment_intent: null, subscription_details: { metadata: subscription.metadata } },
    });
    subscription.latest_invoice = invoice.id;
    if (subscription.status === "incomplete") {
      const { customer, metadata } = subscription;
      invoice.attempted = false;
      invoice.payment_intent = this.#ask(amount, { customer, metadata, invoice: invoice.id }).id;
      return;
    }
    if (this.drafts && billing_reason === "subscription_cycle") {
      Object.assign(invoice, { status: "draft", attempted: false });
      return;
    }
    this.#collect(subscription, invoice);
  }

  #collect(subscription: Thing, invoice: Thing): void {
    if (!this.declines) {
      this.#payInvoice(invoice);
      return;
    }
    subscription.status = "past_due";
    this.#tell("invoice.payment_failed", invoice);
  }

  #payInvoice(invoice: Thing): void {
    const charge = this.#charge(invoice.amount_due as number, { invoice: invoice.id }, { customer: invoice.customer });
    Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due, charge: charge.id });
    this.#tell("invoice.paid", invoice);
  }

  #charge(
    amount: number,
    of: { invoice?: string; payment_intent?: string },
    { customer = null, metadata = {} }: Record<string, unknown>,
  ): Thing {
    const refunds = { object: "list", data: [], has_more: false };
    const payment_method_details = { type: "card", card: { brand: "visa", last4: "4242" } };
    const paid = { amount, disputed: false, invoice: null, payment_intent: null, payment_method_details };
    const listed = { currency: "usd", status: "succeeded", customer, metadata };
    return this.#make("ch", { ...paid, ...listed, ...of, refunds });
  }

  /** A charge comes with the ten newest of its refunds. */
  #listRefunds(charge: Thing): void {
    const all = this.list("re_").filter((refund) => refund.charge === charge.id);
    charge.refunds = { object: "list", data: all.slice(-10).reverse(), has_more: all.length > 10 };
  }

  #end(subscription: Thing): void {
    Object.assign(subscription, { status: "canceled", ended_at: this.#seconds() });
    this.#tell("customer.subscription.deleted", subscription);
  }

  #route(method: string, path: string, sent: Sent): Thing {
    const [, , kind = "", ...rest] = path.split("/");
    const id = kind === "checkout" || kind === "billing_portal" ? rest[1] : rest[0];
    if (method === "GET" && kind === "account") return { id: this.account, charges_enabled: this.takesMoney };
    if (method === "GET" && kind === "invoices" && id === "upcoming") return this.#preview(sent);
    if (method === "GET" && id) return this.get(id);
    if (method === "GET") return this.#listOf(kind, sent);
    if (method === "DELETE" && kind === "subscriptions" && id) {
      this.#end(this.get(id));
      return this.get(id);
    }
    if (kind === "subscriptions" && id) return this.#update(this.get(id), sent);
    if (kind === "subscriptions") return this.#subscribe(sent);
    if (kind === "payment_intents" && rest[1] === "cancel") return this.#cancel(this.get(id ?? ""));
    if (kind === "payment_intents") return this.#ask(Number(sent.amount), { invoice: null, ...sent });
    if (kind === "invoices" && rest[1] === "void") return this.#void(this.get(id ?? ""));
    if (kind === "checkout" && rest[2] === "expire") return this.#expire(this.get(id ?? ""));
    if (kind === "refunds") return this.#refund(sent);
    if (kind === "customers") return this.#make("cus", { ...sent });
    if (kind === "prices") {
      const { interval } = sent.recurring as { interval: string };
      return this.#make("price", { ...sent, active: true, interval, unit_amount: Number(sent.unit_amount) });
    }
    if (kind === "billing_portal") this.#requireCustomer(sent.customer);
    if (kind === "billing_portal") return this.#make("bps", { url: `${this.pages}/portal/${sent.customer}` });
    if (kind === "checkout") return this.#openPage(sent);
    throw refuse(404, "invalid_request_error", `No such address: ${method} ${path}`);
  }

  #listOf(kind: string, sent: Sent): Thing {
    if (kind === "webhook_endpoints") {
      const data = this.endpoints.map((endpoint, index) => ({ id: `we_${index}`, ...endpoint }));
      return { id: "list", object: "list", has_more: false, data } as Thing;
    }
    const prefix = { invoices: "in_", disputes: "dp_", refunds: "re_", charges: "ch_" }[kind] ?? "none";
    const { gte = 0, lt = Number.POSITIVE_INFINITY } = (sent.created ?? {}) as { gte?: number; lt?: number };
    const fits = (thing: Thing) =>
      (["subscription", "charge"] as const).every((name) => sent[name] === undefined || thing[name] === sent[name]) &&
      Number(thing.created) >= Number(gte) &&
      Number(thing.created) < Number(lt);
    // why reversed: Stripe lists the newest first.
    const all = this.list(prefix).filter(fits).reverse();
    const start = all.findIndex(({ id }) => id === sent.starting_after) + 1;
    const data = all.slice(start, start + Number(sent.limit ?? 10));
    return { id: "list", object: "list", has_more: start + data.length < all.length, data };
  }

  /** A subscription that begins once the card field has paid its first invoice. */
  #subscribe(sent: Sent): Thing {
    const [item] = sent.items as { price: string }[];
    this.#requireCustomer(sent.customer);
    this.#requirePrice(item?.price, "items[0][price]");
    const subscription = this.#make("sub", {
      ...{ customer: sent.customer, status: "incomplete", cancel_at_period_end: false, ended_at: null, periods: 0 },
      ...{ current_period_start: this.#seconds(), metadata: sent.metadata, anchor: this.now },
    });
    subscription.items = { data: [{ id: this.#id("si"), price: this.#describePrice(item?.price ?? "") }] };
    this.#beginPeriod(subscription);
    this.#tell("customer.subscription.created", subscription);
    return subscription;
  }

  /** Money that is asked for with the card field. */
  #ask(amount: number, about: Record<string, unknown>): Thing {
    this.#requireCustomer(about.customer);
    const payment = this.#make("pi", { currency: "usd", metadata: {}, ...about, amount, amount_received: 0 });
    return Object.assign(payment, {
      ...{ status: "requires_payment_method", latest_charge: null, client_secret: `${payment.id}_secret_x` },
    });
  }

  #requireCustomer(id: unknown): void {
    const customer = this.#things.get(String(id));
    if (customer && !customer.deleted) return;
    throw refuse(400, "invalid_request_error", `No such customer: '${id}'`, "resource_missing", "customer");
  }

  #requirePrice(id: unknown, param: string): void {
    const price = this.#things.get(String(id));
    if (!price) throw refuse(400, "invalid_request_error", `No such price: '${id}'`, "resource_missing", param);
    if (price.active === false)
      throw refuse(400, "invalid_request_error", "The price specified is inactive.", undefined, param);
  }

  #cancel(payment: Thing): Thing {
    if (payment.status === "succeeded") throw refuse(400, "invalid_request_error", "A paid payment stays.");
    return Object.assign(payment, { status: "canceled" });
  }

  #void(invoice: Thing): Thing {
    if (invoice.status !== "open") throw refuse(400, "invalid_request_error", "Only an open invoice can be voided.");
    invoice.status = "void";
    if (invoice.payment_intent) this.#cancel(this.get(invoice.payment_intent as string));
    this.get(invoice.subscription as string).status = "incomplete_expired";
    this.#tell("invoice.voided", invoice);
    return invoice;
  }

  #openPage(sent: Sent): Thing {
    const [item] = sent.line_items as { price?: string; price_data?: { unit_amount: string } }[];
    this.#requireCustomer(sent.customer);
    if (item?.price) this.#requirePrice(item.price, "line_items[0][price]");
    const about = (sent.subscription_data ?? sent.payment_intent_data) as { metadata: unknown };
    const page = this.#make("cs", {
      ...{ mode: sent.mode, customer: sent.customer, status: "open", payment_status: "unpaid" },
      ...{ subscription: null, payment_intent: null, intent_metadata: about.metadata, price: item?.price },
      ...{
        amount_total: Number(item?.price_data?.unit_amount),
        success_url: sent.success_url,
        cancel_url: sent.cancel_url,
      },
    });
    page.url = `${this.pages}/c/pay/${page.id}`;
    return page;
  }

  #expire(page: Thing): Thing {
    if (page.status !== "open") throw refuse(400, "invalid_request_error", "Only an open session can be expired.");
    this.lapses(page.id);
    return page;
  }

  #refund(sent: Sent): Thing {
    const charge = this.get(String(sent.charge ?? this.get(String(sent.payment_intent)).latest_charge));
    const back = this.list("re_")
      .filter((refund) => refund.charge === charge.id && refund.status !== "failed")
      .reduce((sum, refund) => sum + (refund.amount as number), 0);
    const amount = Number(sent.amount);
    if (back + amount > (charge.amount as number))
      throw refuse(400, "invalid_request_error", "Charge has already been refunded.", "charge_already_refunded");
    return this.get(this.refunds(charge.id, amount, sent.metadata));
  }

  #update(subscription: Thing, sent: Sent): Thing {
    if (subscription.status === "canceled")
      throw refuse(404, "invalid_request_error", "No such subscription.", "resource_missing");
    if (sent.cancel_at_period_end !== undefined)
      subscription.cancel_at_period_end = sent.cancel_at_period_end === "true";
    const [item] = (sent.items ?? []) as { price: string }[];
    if (item) this.#requirePrice(item.price, "items[0][price]");
    if (item && sent.proration_behavior === "always_invoice") {
      const { amount, lines } = this.#prorate(subscription, item.price, Number(sent.proration_date));
      if (this.declines) throw refuse(402, "card_error", "Your card was declined.", "card_declined");
      this.#setPrice(subscription, item.price);
      this.#bill(subscription, amount, lines, "subscription_update");
    } else if (item) {
      this.#setPrice(subscription, item.price);
    }
    this.#tell("customer.subscription.updated", subscription);
    return subscription;
  }

  #prorate(subscription: Thing, price: string, at: number) {
    const [start, end] = [subscription.current_period_start as number, subscription.current_period_end as number];
    const left = (end - at) / (end - start);
    const period = { start: at, end };
    const cost = (id: string) => Math.round((this.get(id).unit_amount as number) * left);
    const former = priceOf(subscription);
    const lines = [
      { amount: -cost(former), proration: true, period, price: { id: former } },
      { amount: cost(price), proration: true, period, price: { id: price } },
    ];
    return { amount: cost(price) - cost(former), lines };
  }

  #preview(sent: Sent): Thing {
    const [item] = sent.subscription_items as { price: string }[];
    const at = Number(sent.subscription_proration_date);
    const { amount } = this.#prorate(this.get(sent.subscription as string), item?.price ?? "", at);
    return { id: "upcoming", amount_due: amount, currency: "usd" };
  }

  /** Puts the things in the place of their ids, as `expand` asks for it. */
  #expand(thing: Thing, paths: FormValue | undefined): Thing {
    const copy = structuredClone(thing);
    for (const path of (paths ?? []) as string[]) this.#expandPath(copy, path.split("."));
    return copy;
  }

  #expandPath(at: unknown, [name = "", ...rest]: string[]): void {
    if (Array.isArray(at)) {
      for (const each of at) this.#expandPath(each, [name, ...rest]);
      return;
    }
    if (typeof at !== "object" || at === null) return;
    const holder = at as Record<string, unknown>;
    const value = holder[name];
    if (typeof value === "string") holder[name] = structuredClone(this.get(value));
    if (rest.length > 0) this.#expandPath(holder[name], rest);
  }

  #make(prefix: string, values: Record<string, unknown>): Thing {
    const thing = { id: this.#id(prefix), created: this.#seconds(), ...values };
    this.#things.set(thing.id, thing);
    return thing;
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#series}${String(this.#count).padStart(6, "0")}`;
  }

  #seconds(): number {
    return Math.floor(this.now.getTime() / 1000);
  }

  #tell(type: string, { id, ...thing }: Thing, more: object = {}): void {
    // why these: what an invoice and a charge belong to is named in what is told of them.
    const { subscription, invoice } = thing;
    const belongs = type.startsWith("invoice.") ? { subscription } : type === "charge.succeeded" ? { invoice } : {};
    this.events.push({ id: this.#id("evt"), type, object: { id, ...belongs, ...more } });
  }
}

const itemOf = (subscription: Thing) => (subscription.items as { data: { price: { id: string } }[] }).data[0];
const priceOf = (subscription: Thing) => itemOf(subscription)?.price.id ?? "";

function refuse(status: number, type: string, message: string, code?: string, param?: string): Response {
  return Response.json({ error: { type, message, code, param } }, { status });
}

/** The product's own adapter, asking this Stripe without a network between them. */
export function connectInMemory(stripe: InMemoryStripe, site: Partial<StripeSettings> = {}): PaymentProvider {
  return connectStripe({
    secretKey: "sk_test_that_nobody_may_see",
    installation: () => testInstallation,
    repeats: 0,
    send: (url, init) => stripe.handle(new Request(url, init)),
    ...site,
  });
}
