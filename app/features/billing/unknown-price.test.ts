import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { paymentEvents, payments, planPrices, users } from "#db/schema";
import {
  aPack,
  aPayPal,
  aPlan,
  aStripe,
  buys,
  buysByPayPal,
  hears,
  hearsAll,
  hearsPayPal,
} from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import { findBilling } from "./find-billing.server";
import { findIssued } from "./invoice.queries.server";
import { reconcileBilling } from "./reconcile-billing.server";
import { settleDueEvents } from "./settle-events.server";
import { findLastSubscription, findLivingSubscription } from "./subscription.queries.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  stripe = aStripe();
  provider = connectInMemory(stripe);
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
});

const plan = () => db.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).get()?.plan;
const sparks = (now = stripe.now) => getAvailableSparks(user.id, now);
const pass = (days: number) => {
  stripe.now = new Date(stripe.now.getTime() + days * 86_400_000);
};
const unknownPrices = () => reconcileBilling(stripe.now).filter(({ kind }) => kind === "unknown-price");

/** A subscription of Launch that got a special price in the dashboard. */
async function hasSpecialPrice(): Promise<{ id: string; price: string }> {
  const id = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  pass(10);
  const price = stripe.makesPrice(7900);
  stripe.reprices(id, price);
  await hearsAll(stripe, provider);
  return { id, price };
}

test("a subscription whose price is none of ours keeps its plan, and the administrator is told once", async () => {
  const said = vi.spyOn(log, "error").mockImplementation(() => {});
  const { id, price } = await hasSpecialPrice();
  stripe.reprices(id, price);
  await hearsAll(stripe, provider);
  expect([plan(), sparks()]).toEqual(["launch", 10_000]);
  expect(findLivingSubscription(user.id)).toMatchObject({ plan: "launch", renewsAs: "launch", amount: 7900 });
  expect(findBilling(await asCustomer(), stripe.now)).toMatchObject({
    monthlyCost: 7900,
    living: { amount: 7900, changesTo: null },
  });
  expect(unknownPrices()).toEqual([
    {
      kind: "unknown-price",
      detail: `The subscription ${id} of user ${user.id} has a price that is none of ours (${price}). It counts as Launch.`,
    },
  ]);
  expect(said).toHaveBeenCalledOnce();
});

test("its renewal is paid as it was charged: with sparks, a payment and an invoice", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const { id } = await hasSpecialPrice();
  pass(18);
  stripe.renews(id);
  await hearsAll(stripe, provider);
  expect([plan(), sparks()]).toEqual(["launch", 10_000]);
  const paid = db.select().from(payments).where(eq(payments.userId, user.id)).all();
  expect(paid).toMatchObject([
    { amount: 9900, state: "completed" },
    { amount: 7900, state: "completed", plan: "launch", description: "Launch, monthly" },
  ]);
  expect(findIssued(user).get(paid[1]?.id ?? 0)).toHaveLength(1);
  expect(reconcileBilling(stripe.now).filter(({ detail }) => detail.includes(id)).length).toBe(1);
});

test("its end at Stripe, its failed renewal and its cancellation are recorded", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const { id } = await hasSpecialPrice();
  await provider.setCancelAtPeriodEnd(id, true);
  await hearsAll(stripe, provider);
  expect(findLivingSubscription(user.id)?.cancelsAtPeriodEnd).toBe(true);
  await provider.setCancelAtPeriodEnd(id, false);
  pass(18);
  stripe.declines = true;
  stripe.renews(id);
  await hearsAll(stripe, provider);
  expect(findLivingSubscription(user.id)?.state).toBe("past_due");
  stripe.ends(id);
  await hearsAll(stripe, provider);
  expect([plan(), findLastSubscription(user.id)?.state]).toEqual(["free", "cancelled"]);
  expect(unknownPrices()).toEqual([]);
});

test("it counts as a plan of ours again once it has a price of ours", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const { id } = await hasSpecialPrice();
  const ours = db.select().from(planPrices).where(eq(planPrices.plan, "launch")).get()?.price ?? "";
  stripe.reprices(id, ours);
  await hearsAll(stripe, provider);
  expect(findLivingSubscription(user.id)).toMatchObject({ amount: 9900, unknownPrice: null });
  expect(unknownPrices()).toEqual([]);
});

test("a subscription of which no plan was ever known waits for the administrator, with its reason", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  await buys(stripe, provider, user, aPack(3300));
  await hearsAll(stripe, provider);
  const ours = await buys(stripe, provider, user, aPlan("launch"));
  stripe.reprices(ours, stripe.makesPrice(7900));
  Object.assign(stripe.list("in_")[0] ?? {}, { lines: { data: [lineOf(stripe.makesPrice(7900))] } });
  stripe.events.splice(0);
  hears(stripe, { id: "evt_unknown", type: "customer.subscription.updated", object: { id: ours } });
  await settleDueEvents(provider, stripe.now);
  const given = db.select().from(paymentEvents).where(eq(paymentEvents.event, "evt_unknown")).get();
  expect(given).toMatchObject({ settledAt: stripe.now, problem: expect.stringContaining("none of ours") });
  expect(findLivingSubscription(user.id)).toBeUndefined();
});

test("a payment by PayPal that fits no price of ours is recorded with the plan that it renews", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const paypal = aPayPal();
  const theirs = connectInMemoryPayPal(paypal);
  const id = await buysByPayPal(paypal, theirs, user, aPlan("launch"));
  await hearsPayPal(paypal, theirs);
  paypal.reprices(id, "79.00");
  paypal.now = new Date("2026-02-28T09:30:00Z");
  paypal.renews(id);
  await hearsPayPal(paypal, theirs);
  expect([plan(), sparks(paypal.now)]).toEqual(["launch", 10_000]);
  expect(db.select().from(payments).where(eq(payments.userId, user.id)).all()).toMatchObject([
    { amount: 9900 },
    { amount: 7900, state: "completed", plan: "launch" },
  ]);
  expect(unknownPrices()).toMatchObject([{ detail: expect.stringContaining("79.00 usd") }]);
});

async function asCustomer(): Promise<User> {
  return { ...user, plan: plan() ?? "free" };
}

const lineOf = (price: string) => ({
  ...{ amount: 7900, proration: false, price: { id: price } },
  period: { start: 1_769_851_800, end: 1_772_271_000 },
});
