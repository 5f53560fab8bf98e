import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { disputes, invoices, orders, paymentFindings, payments, users } from "#db/schema";
import { aPack, aPayPal, aPlan, aStripe, buys, buysByPayPal, hearsAll, hearsPayPal } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemoryPayPal, type InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import type { Choice } from "./choice";
import { compareWithProvider, isComparisonDue } from "./compare-with-provider.server";
import { makePlanPrices } from "./make-plan-prices.server";
import { requireAccount } from "./require-account.server";

/** One provider, and what happens there of which we hear nothing. */
interface World {
  provider: PaymentProvider;
  buys(user: User, choice: Choice): Promise<string>;
  hears(): Promise<void>;
  /** Its events are lost. */
  loses(): void;
  refunds(purchase: string, cents: number): void;
  disputes(purchase: string): string;
  closesDispute(id: string, outcome: "won" | "lost"): void;
  /** Somebody pays what no order of ours asks for, on a page that names one. */
  paysWithoutOrder(user: User, installation?: string): Promise<void>;
  pass(hours: number): Date;
}

const item = { name: "3,300 sparks", amount: 3500, currency: "usd" };
const page = { id: 987_654, item, paidUrl: "http://site.test/paid?order=1", cancelledUrl: "http://site.test/checkout" };

function aStripeWorld(): World {
  const stripe: InMemoryStripe = aStripe();
  stripe.now = new Date();
  const provider = connectInMemory(stripe);
  return {
    provider,
    buys: (user, choice) => buys(stripe, provider, user, choice),
    hears: () => hearsAll(stripe, provider),
    loses: () => void stripe.events.splice(0),
    refunds: (purchase, cents) => void stripe.refunds(stripe.chargeOf(purchase), cents),
    disputes: (purchase) => stripe.disputes(stripe.chargeOf(purchase)),
    closesDispute: (id, outcome) => stripe.closesDispute(id, outcome),
    async paysWithoutOrder({ id, email }, installation) {
      const site = installation ? connectInMemory(stripe, { installation: () => installation }) : provider;
      const customer = await site.createCustomer(
        { userId: id, email: installation ? "other@example.com" : email, name: "" },
        9,
      );
      stripe.pays((await site.openCheckout({ ...page, customer }, "lost")).id);
    },
    pass: (hours) => {
      stripe.now = new Date(stripe.now.getTime() + hours * 3_600_000);
      return stripe.now;
    },
  };
}

function aPayPalWorld(): World {
  const paypal: InMemoryPayPal = aPayPal();
  paypal.now = new Date();
  const provider = connectInMemoryPayPal(paypal);
  return {
    provider,
    buys: (user, choice) => buysByPayPal(paypal, provider, user, choice),
    hears: () => hearsPayPal(paypal, provider),
    loses: () => void paypal.events.splice(0),
    refunds: (purchase, cents) => void paypal.refunds(paypal.chargeOf(purchase), cents),
    disputes: (purchase) => paypal.disputes(paypal.chargeOf(purchase)),
    closesDispute: (id, outcome) => paypal.closesDispute(id, outcome),
    async paysWithoutOrder({ id }, installation) {
      const site = installation ? connectInMemoryPayPal(paypal, installation) : provider;
      const opened = await site.openCheckout({ ...page, customer: `user-${id}` }, "lost");
      paypal.approves(opened.id);
      await site.completeCheckout(opened.id, "complete:lost");
    },
    pass: (hours) => {
      paypal.now = new Date(paypal.now.getTime() + hours * 3_600_000);
      return paypal.now;
    },
  };
}

describe.each([
  ["Stripe", aStripeWorld],
  ["PayPal", aPayPalWorld],
])("a night at %s", (_, open) => {
  let world: World;
  let user: User;
  beforeEach(async () => {
    db.delete(paymentFindings).run();
    db.delete(disputes).run();
    world = open();
    user = await makeUser({ sparks: 0 });
    vi.spyOn(log, "warn").mockImplementation(() => {});
    vi.spyOn(log, "error").mockImplementation(() => {});
  });

  const compare = () => compareWithProvider(world.provider, world.pass(2));
  const findings = () => db.select().from(paymentFindings).orderBy(paymentFindings.id).all();
  const sparks = () => getAvailableSparks(user.id, world.pass(0));

  test("finds nothing where all events came", async () => {
    for (const choice of [aPack(3300), aPlan("launch")]) await world.buys(user, choice);
    await world.hears();
    const id = await world.buys(user, aPack(10000));
    world.refunds(id, 900);
    world.disputes(id);
    await world.hears();
    expect([await compare(), findings()]).toEqual([{ mended: 0, open: 0 }, []]);
  });

  test.each([
    ["a pack", aPack(3300), 3500],
    ["a plan", aPlan("launch"), 9900],
  ])("a refund of %s whose event was lost takes its sparks back and is shown once", async (_, choice, amount) => {
    const id = await world.buys(user, choice);
    await world.hears();
    world.refunds(id, amount);
    world.loses();
    expect(sparks()).toBeGreaterThan(0);
    expect(await compare()).toEqual({ mended: 1, open: 0 });
    expect(sparks()).toBe(0);
    expect(findings()).toMatchObject([
      { kind: "refund", amount, state: "mended", url: expect.stringMatching(/^https:/) },
    ]);
    expect(await compare()).toEqual({ mended: 0, open: 0 });
    expect(findings()).toHaveLength(1);
  });

  test("a dispute whose events were lost is known, and its end too", async () => {
    const id = await world.buys(user, aPack(3300));
    await world.hears();
    const dispute = world.disputes(id);
    world.loses();
    await compare();
    const state = () => db.select().from(disputes).where(eq(disputes.id, dispute)).get()?.state;
    expect([state(), findings()[0]?.kind]).toEqual(["open", "dispute"]);
    world.closesDispute(dispute, "won");
    world.loses();
    await compare();
    expect([state(), sparks()]).toEqual(["won", 3300]);
  });

  test("a refund after the account was deleted stands in the books, with its credit note", async () => {
    const id = await world.buys(user, aPack(3300));
    await world.hears();
    db.delete(users).where(eq(users.id, user.id)).run();
    world.refunds(id, 3500);
    await world.hears();
    expect(await compare()).toEqual({ mended: 1, open: 0 });
    const payment = db.select().from(payments).where(eq(payments.payment, id)).get();
    expect(payment).toMatchObject({ userId: null, amount: 3500, refunded: 3500 });
    const issued = db
      .select({ kind: invoices.kind })
      .from(invoices)
      .where(eq(invoices.paymentId, payment?.id ?? 0));
    expect(issued.all()).toEqual([{ kind: "invoice" }, { kind: "credit_note" }]);
  });

  test("a payment without an order is for an administrator, until its order is there", async () => {
    await world.buys(user, aPack(3300));
    await world.hears();
    await world.paysWithoutOrder(user);
    await world.hears();
    expect(await compare()).toEqual({ mended: 0, open: 1 });
    expect(await compare()).toEqual({ mended: 0, open: 1 });
    expect(findings()).toMatchObject([{ kind: "payment", amount: 3500, currency: "usd", state: "open" }]);
    expect(sparks()).toBe(3300);
  });

  test("an order that was lost with its database is one too", async () => {
    const id = await world.buys(user, aPack(3300));
    world.loses();
    db.delete(payments).where(eq(payments.payment, id)).run();
    db.delete(orders).where(eq(orders.userId, user.id)).run();
    expect(await compare()).toEqual({ mended: 0, open: 1 });
  });

  test("what another site took on the same account is none of ours", async () => {
    await world.buys(user, aPack(3300));
    await world.hears();
    await world.paysWithoutOrder(user, "b0therb0th");
    await world.hears();
    expect([await compare(), findings()]).toEqual([{ mended: 0, open: 0 }, []]);
  });

  test("what was dismissed stays so", async () => {
    await world.paysWithoutOrder(user);
    await compare();
    db.update(paymentFindings).set({ state: "dismissed" }).run();
    await compare();
    expect(findings()).toMatchObject([{ state: "dismissed" }]);
  });

  test("a comparison that broke off says why, and the next goes back as far", async () => {
    const id = await world.buys(user, aPack(3300));
    await world.hears();
    await compare();
    world.refunds(id, 3500);
    world.loses();
    const broken = { ...world.provider, listMovements: () => Promise.reject(new Error("Busy.")) };
    await expect(compareWithProvider(broken, world.pass(24 * 5))).rejects.toThrow("Busy.");
    expect(await compare()).toEqual({ mended: 1, open: 0 });
  });
});

test("lists longer than a page are read to their end", async () => {
  for (const world of [aStripeWorld(), aPayPalWorld()]) {
    const id = await world.buys(await makeUser({ sparks: 0 }), aPack(30000));
    for (let count = 0; count < 230; count += 1) {
      world.pass(0.01);
      world.refunds(id, 100);
    }
    const now = world.pass(2);
    const moved = await world.provider.listMovements(new Date(now.getTime() - 86_400_000), now);
    expect(new Set(moved.map((movement) => movement.kind + movement.id)).size).toBe(231);
  }
});

test("is due once after three at night, and again with another account", async () => {
  const stripe = aStripe();
  const provider = connectInMemory(stripe);
  const at = (time: string) => new Date(`2026-03-0${time}:00Z`);
  expect(isComparisonDue(provider, at("2T04:00"))).toBe(false);
  await requireAccount(provider);
  expect(isComparisonDue(provider, at("2T01:00"))).toBe(true);
  await compareWithProvider(provider, at("2T04:00"));
  expect(["2T05:00", "3T02:59", "3T03:00"].map((time) => isComparisonDue(provider, at(time)))).toEqual([
    false,
    false,
    true,
  ]);
  await requireAccount(connectInMemory(stripe, { secretKey: "sk_live_1" }));
  expect(isComparisonDue(provider, at("2T05:00"))).toBe(true);
});

test("prices that were taken away at the provider are made again", async () => {
  const stripe = aStripe();
  const provider = connectInMemory(stripe);
  await makePlanPrices(provider);
  stripe.archivesPrice(stripe.list("price_")[0]?.id ?? "");
  await compareWithProvider(provider, stripe.now);
  await makePlanPrices(provider);
  expect(stripe.list("price_")).toHaveLength(7);
});
