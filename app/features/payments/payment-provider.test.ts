import { beforeEach, describe, expect, test } from "vitest";
import { connectInMemoryPayPal, InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, InMemoryStripe, testInstallation } from "#tests/mocks/in-memory-stripe";
import { PaymentProblem } from "./payment-problem";
import type { EventSubject, NamedMoneyBack, PaymentProvider } from "./payment-provider";

/** One provider, and what the world outside does at it. */
interface World {
  provider: PaymentProvider;
  setNow(now: Date): void;
  /** The customer says yes on the provider's page. */
  agrees(checkout: string): void;
  setDeclines(declines: boolean): void;
  renews(subscription: string): void;
  paysOverdue(subscription: string): void;
  /** Gives cents of the newest payment of a purchase back by hand. */
  refunds(purchase: string, cents: number): void;
  /** The customer's bank wants the newest payment of a purchase back. */
  disputes(purchase: string): string;
  closesDispute(id: string, outcome: "won" | "lost"): void;
  /** What the provider's last event is about. */
  lastSubject(): EventSubject;
  answersNext(answer: () => Response | Promise<Response>): void;
  error(status: number): Response;
}

function aStripeWorld(): World {
  const stripe = new InMemoryStripe();
  const subjects = { charge: "charge", dispute: "dispute" } as const;
  return {
    provider: connectInMemory(stripe),
    setNow: (now) => {
      stripe.now = now;
    },
    agrees: (checkout) => stripe.pays(checkout),
    setDeclines: (declines) => {
      stripe.declines = declines;
    },
    renews: (id) => stripe.renews(id),
    paysOverdue: (id) => stripe.paysOverdue(id),
    refunds: (purchase, cents) => stripe.refunds(stripe.chargeOf(purchase), cents),
    disputes: (purchase) => stripe.disputes(stripe.chargeOf(purchase)),
    closesDispute: (id, outcome) => stripe.closesDispute(id, outcome),
    lastSubject: () => {
      const event = stripe.events.at(-1);
      const kind = subjects[(event?.type.split(".")[1] === "dispute" ? "dispute" : "charge") as "charge"];
      return { kind, id: event?.object.id ?? "" };
    },
    answersNext: (answer) => {
      stripe.nextAnswer = answer;
    },
    error: (status) => Response.json({ error: { type: "api_error", message: "No." } }, { status }),
  };
}

function aPayPalWorld(): World {
  const paypal = new InMemoryPayPal();
  return {
    provider: connectInMemoryPayPal(paypal),
    setNow: (now) => {
      paypal.now = now;
    },
    agrees: (checkout) => paypal.approves(checkout),
    setDeclines: (declines) => {
      paypal.declines = declines;
    },
    renews: (id) => paypal.renews(id),
    paysOverdue: (id) => paypal.paysOverdue(id),
    refunds: (purchase, cents) => paypal.refunds(paypal.chargeOf(purchase), cents),
    disputes: (purchase) => paypal.disputes(paypal.chargeOf(purchase)),
    closesDispute: (id, outcome) => paypal.closesDispute(id, outcome),
    lastSubject: () => {
      const resource = paypal.events.at(-1)?.resource ?? {};
      if (resource.dispute_id) return { kind: "dispute", id: String(resource.dispute_id) };
      return { kind: "refund", id: String(resource.id) };
    },
    answersNext: (answer) => {
      paypal.nextAnswer = answer;
    },
    error: (status) => Response.json({ name: "NO", message: "No." }, { status }),
  };
}

const customer = { userId: 7, email: "ada@bean.example", name: "Ada Lovelace" };
const price = { plan: "launch", billing: "monthly", amount: 9900, currency: "usd" } as const;
const urls = { paidUrl: "http://site.test/payment-success?order=1", cancelledUrl: "http://site.test/checkout" };
const pack = { name: "3,300 sparks", amount: 3500, currency: "usd" };

describe.each([
  ["Stripe", aStripeWorld],
  ["PayPal", aPayPalWorld],
])("%s keeps what the port promises:", (_, open) => {
  let world: World;
  let provider: PaymentProvider;
  beforeEach(() => {
    world = open();
    provider = world.provider;
  });

  const order = async (item: { price: string } | typeof pack, id = 1) => ({
    ...{ id, customer: await provider.createCustomer(customer), item },
    ...urls,
  });

  let checkout = "";
  async function buys(item: { price: string } | typeof pack): Promise<string> {
    const { id } = await provider.openCheckout(await order(item), `checkout:1:${JSON.stringify(item)}`);
    checkout = id;
    world.agrees(id);
    await provider.completeCheckout(id, "complete:1");
    const { isPaid, purchase } = await provider.readCheckout(id);
    expect(isPaid).toBe(true);
    return purchase?.id ?? "";
  }
  const subscribes = async () => buys({ price: await provider.createPrice(price) });

  /** What we would have been told by events. */
  const named = (kind: "refunds" | "disputes" | null = null): NamedMoneyBack => {
    const told = { refunds: [] as string[], disputes: [] as string[] };
    const { kind: subject, id } = world.lastSubject();
    if (kind && (subject === "refund" || subject === "dispute")) told[kind].push(id);
    return told;
  };

  test("money of a subscription and of a pack goes back, a part or all, each time once", async () => {
    const subscription = await subscribes();
    const payment = (await provider.readSubscription(subscription)).invoices[0]?.id ?? "";
    const refund = () => provider.refundPayment({ payment, amount: 400 }, "refund:1");
    const id = await refund();
    expect(await refund()).toBe(id);
    const [paid] = (await provider.readSubscription(subscription, { refunds: [id], disputes: [] })).invoices;
    expect(paid?.refunds).toEqual([{ id, amount: 400, failed: false, isGuarantee: false }]);
    const bought = await buys(pack);
    const other = await provider.refundPayment({ payment: bought, amount: 3500 }, "refund:2");
    expect((await provider.readPackPayment(bought)).refunds).toEqual([expect.objectContaining({ id: other })]);
    const again = provider.refundPayment({ payment: bought, amount: 1 }, "refund:3");
    await expect(again).rejects.toMatchObject({ reason: "refused" });
  });

  test("what is created twice with one key is created once", async () => {
    expect(await provider.createCustomer(customer)).toBe(await provider.createCustomer(customer));
    expect(await provider.createPrice(price)).toBe(await provider.createPrice(price));
    const given = await order(pack);
    const first = await provider.openCheckout(given, "checkout:1:1");
    expect(await provider.openCheckout(given, "checkout:1:1")).toEqual(first);
    expect(await provider.openCheckout(given, "checkout:1:2")).not.toEqual(first);
  });

  test("a checkout is open at its address, and nothing is paid, before the customer agrees", async () => {
    for (const item of [pack, { price: await provider.createPrice(price) }]) {
      const { id, url } = await provider.openCheckout(await order(item), `checkout:${JSON.stringify(item)}`);
      expect(await provider.readCheckout(id)).toEqual({ state: "open", isPaid: false, url, purchase: null });
    }
  });

  test("a pack that was agreed to and completed is paid, once however often it is completed", async () => {
    const id = await buys(pack);
    await provider.completeCheckout(checkout, "complete:1");
    await provider.completeCheckout(checkout, "complete:another");
    expect(await provider.readPackPayment(id)).toMatchObject({
      ...{ id, customer: await provider.createCustomer(customer), orderId: 1, state: "completed" },
      ...{ amount: 3500, currency: "usd", refunds: [], disputes: [] },
    });
  });

  test("a plan that was agreed to and completed runs, with one paid invoice for its first month", async () => {
    const id = await subscribes();
    const read = await provider.readSubscription(id);
    expect(read).toMatchObject({
      ...{ id, customer: await provider.createCustomer(customer), state: "active", cancelsAtPeriodEnd: false },
      ...{ price: await provider.createPrice(price), endedAt: null, periodStart: new Date("2026-01-31T09:30:00Z") },
      periodEnd: new Date("2026-02-28T09:30:00Z"),
    });
    expect(read.invoices).toMatchObject([
      { kind: "period", state: "completed", amount: 9900, currency: "usd", refunds: [], disputes: [] },
    ]);
    expect(read.invoices[0]).toMatchObject({ periodStart: read.periodStart, periodEnd: read.periodEnd });
  });

  test("a renewal is another invoice, for the month that follows", async () => {
    const id = await subscribes();
    world.setNow(new Date("2026-02-28T09:30:00Z"));
    world.renews(id);
    const { invoices, periodEnd } = await provider.readSubscription(id);
    expect(invoices.map(({ state }) => state)).toEqual(["completed", "completed"]);
    expect(invoices[1]).toMatchObject({ periodStart: invoices[0]?.periodEnd, periodEnd });
    expect(periodEnd).toEqual(new Date("2026-03-31T09:30:00Z"));
  });

  test("a declined renewal is past due and a failed invoice, which is the same once it is paid", async () => {
    const id = await subscribes();
    world.setNow(new Date("2026-02-28T09:30:00Z"));
    world.setDeclines(true);
    world.renews(id);
    const unpaid = await provider.readSubscription(id);
    expect(unpaid).toMatchObject({ state: "past_due", cancelsAtPeriodEnd: false });
    expect(unpaid.invoices.map(({ state }) => state)).toEqual(["completed", "failed"]);
    expect(unpaid.invoices[1]?.createdAt).toEqual(new Date("2026-02-28T09:30:00Z"));
    world.setNow(new Date("2026-03-04T12:00:00Z"));
    world.setDeclines(false);
    world.paysOverdue(id);
    const paid = await provider.readSubscription(id);
    expect(paid).toMatchObject({ state: "active" });
    expect(paid.invoices.map(({ state }) => state)).toEqual(["completed", "completed"]);
    expect(paid.invoices.map((each) => each.id)).toEqual(unpaid.invoices.map((each) => each.id));
    expect(paid.invoices[1]?.periodStart).toEqual(unpaid.invoices[1]?.periodStart);
  });

  test("a cancellation waits for the period's end, and can be taken back", async () => {
    const id = await subscribes();
    await provider.setCancelAtPeriodEnd(id, true);
    expect(await provider.readSubscription(id)).toMatchObject({ state: "active", cancelsAtPeriodEnd: true });
    await provider.setCancelAtPeriodEnd(id, false);
    await provider.setCancelAtPeriodEnd(id, false);
    expect(await provider.readSubscription(id)).toMatchObject({ state: "active", cancelsAtPeriodEnd: false });
  });

  test("a subscription that was ended has ended, and ending it again does no harm", async () => {
    const id = await subscribes();
    await provider.endSubscription(id);
    await provider.endSubscription(id);
    expect(await provider.readSubscription(id)).toMatchObject({
      ...{ state: "cancelled", cancelsAtPeriodEnd: false, endedAt: new Date("2026-01-31T09:30:00Z") },
    });
  });

  test("money that went back is told with its amount, and a refund under the guarantee says so", async () => {
    const id = await subscribes();
    const payment = (await provider.readSubscription(id)).invoices[0]?.id ?? "";
    const refund = () => provider.refundUnderGuarantee({ payment, amount: 9000 }, `guarantee:${payment}`);
    const given = await refund();
    expect(await refund()).toBe(given);
    world.refunds(id, 900);
    const told = named("refunds");
    const { invoices } = await provider.readSubscription(id, { ...told, refunds: [given, ...told.refunds] });
    expect(invoices[0]?.refunds).toEqual([
      { id: given, amount: 9000, failed: false, isGuarantee: true },
      { id: expect.any(String), amount: 900, failed: false, isGuarantee: false },
    ]);
  });

  test("a pack's refunds are told", async () => {
    const id = await buys(pack);
    world.refunds(id, 1500);
    expect((await provider.readPackPayment(id)).refunds).toMatchObject([{ amount: 1500, isGuarantee: false }]);
  });

  test.each(["won", "lost"] as const)("a dispute is open, then %s", async (outcome) => {
    const id = await buys(pack);
    const dispute = world.disputes(id);
    const read = async () => (await provider.readPackPayment(id, named("disputes"))).disputes;
    expect(await read()).toEqual([{ id: dispute, state: "open" }]);
    world.closesDispute(dispute, outcome);
    expect(await read()).toEqual([{ id: dispute, state: outcome }]);
    const subscription = await subscribes();
    const other = world.disputes(subscription);
    const { invoices } = await provider.readSubscription(subscription, named("disputes"));
    expect(invoices[0]?.disputes).toEqual([{ id: other, state: "open" }]);
  });

  test("what an event is about leads to what was bought", async () => {
    const id = await buys(pack);
    for (const happens of [() => world.refunds(id, 100), () => world.disputes(id)]) {
      happens();
      const found = await provider.findPurchase(world.lastSubject());
      if (found?.kind !== "order") {
        expect(found).toEqual({ kind: "pack", id });
        continue;
      }
      const { kind: _, ...named } = found;
      expect(named).toEqual({
        ...{ id: 1, customer: "user-7", installation: testInstallation, payment: expect.any(String) },
      });
      expect(await provider.isPaymentOf({ kind: "pack", id }, found.payment)).toBe(true);
      expect(await provider.isPaymentOf({ kind: "pack", id }, `${found.payment}9`)).toBe(false);
    }
    const subscription = await subscribes();
    expect(await provider.findPurchase({ kind: "subscription", id: subscription })).toEqual({
      ...{ kind: "subscription", id: subscription },
    });
  });

  test("another price counts from the next period on", async () => {
    const id = await subscribes();
    const dearer = await provider.createPrice({ ...price, plan: "amplify", amount: 24_900 });
    const agreeAt = await provider.setNextPrice(id, dearer, "http://site.test/billing");
    if (agreeAt) {
      expect(await provider.readSubscription(id)).toMatchObject({ price: await provider.createPrice(price) });
      world.agrees(id);
    }
    expect(await provider.readSubscription(id)).toMatchObject({ price: dearer });
    world.setNow(new Date("2026-02-28T09:30:00Z"));
    world.renews(id);
    expect((await provider.readSubscription(id)).invoices.map(({ amount }) => amount)).toEqual([9900, 24_900]);
  });

  describe("a failure says what to do about it:", () => {
    test.each([
      ["unavailable", (given: World) => given.error(500)],
      ["unavailable", (given: World) => given.error(429)],
      ["missing", (given: World) => given.error(404)],
      ["refused", (given: World) => given.error(400)],
      ["refused", (given: World) => given.error(403)],
      ["unreadable", () => Response.json({ object: "something else" })],
      ["unavailable", () => Promise.reject(new TypeError("fetch failed"))],
    ] as const)("%s", async (reason, answer) => {
      await provider.createPrice(price);
      world.answersNext(() => answer(world));
      const problem = await provider.readSubscription("I-1").catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(PaymentProblem);
      expect(problem).toMatchObject({ reason });
      expect(String(problem)).not.toMatch(/NobodyMaySee|nobody_may_see/i);
    });
  });
});
