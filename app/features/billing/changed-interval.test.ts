import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db, inTransaction } from "#db/client";
import { lots, payments } from "#db/schema";
import { aPlan, aStripe, buys, hears, hearsAll } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { grantLot } from "~/features/ledger/grant-lot.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { type BillingPeriod, getChargedAmount, getPaidPlan, type PaidPlanName } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { reconcileBilling } from "./reconcile-billing.server";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";
import { requirePrice } from "./require-price.server";
import { settleDueEvents } from "./settle-events.server";
import { findLivingSubscription } from "./subscription.queries.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  stripe = aStripe();
  provider = connectInMemory(stripe);
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
});

const sparks = () => getAvailableSparks(user.id, stripe.now);
const pass = (days: number) => {
  stripe.now = new Date(stripe.now.getTime() + days * 86_400_000);
};
const requireOurs = (plan: PaidPlanName, billing: BillingPeriod) =>
  requirePrice(provider, { plan, billing, amount: getChargedAmount(getPaidPlan(plan), billing), currency: "usd" });
const faultsOf = (id: string) => reconcileBilling(stripe.now).filter(({ detail }) => detail.includes(id));
const allowances = () =>
  db
    .select()
    .from(lots)
    .where(eq(lots.userId, user.id))
    .all()
    .filter(({ kind }) => kind === "plan");

/** Launch by the month, changed at Stripe so many days later. */
async function changes(plan: PaidPlanName, billing: BillingPeriod, days: number): Promise<string> {
  const id = await buys(stripe, provider, user, aPlan("launch", billing === "annual" ? "monthly" : "annual"));
  await hearsAll(stripe, provider);
  pass(days);
  stripe.switches(id, await requireOurs(plan, billing));
  await hearsAll(stripe, provider);
  return id;
}

test("months changed to a year on the day of purchase: the year's first month comes in full, in place of what was credited", async () => {
  const id = await changes("amplify", "annual", 1 / 24);
  expect(sparks()).toBe(30_000);
  expect(findLivingSubscription(user.id)).toMatchObject({ plan: "amplify", billing: "annual" });
  expect(db.select().from(payments).where(eq(payments.userId, user.id)).all()).toHaveLength(2);
  hears(stripe, { id: "evt_again", type: "customer.subscription.updated", object: { id } });
  pass(1 / 24);
  await settleDueEvents(provider, stripe.now);
  expect(sparks()).toBe(30_000);
  expect(faultsOf(id)).toEqual([]);
  expect(reconcileLedger(stripe.now)).toEqual([]);
});

test("a year changed to months on the day of purchase, of the same plan", async () => {
  const id = await changes("launch", "monthly", 1 / 24);
  expect([sparks(), allowances().length]).toEqual([10_000, 2]);
  expect(faultsOf(id)).toEqual([]);
});

test("a year changed to months brings no more of the year's months", async () => {
  const id = await changes("launch", "monthly", 40);
  expect(sparks()).toBe(10_000);
  for (let day = 0; day < 3; day += 1) {
    pass(10);
    await refreshDueSubscriptions(provider, stripe.now);
    expect(sparks()).toBe(10_000);
  }
  pass(1);
  expect(faultsOf(id)).toEqual([]);
});

test("what was granted under a key without its price is not granted again", async () => {
  const id = await buys(stripe, provider, user, aPlan("launch"));
  const sourceKey = `grant:${id}:${stripe.now.toISOString().slice(0, 10)}`;
  const expiresAt = new Date("2026-02-28T09:30:00Z");
  const lot = { userId: user.id, kind: "plan", amount: 10_000, sourceKey, expiresAt, actor: "stripe" } as const;
  inTransaction((tx) => grantLot(tx, { ...lot, reason: "Of an earlier version", now: stripe.now }));
  await hearsAll(stripe, provider);
  expect([sparks(), allowances().length]).toEqual([10_000, 1]);
  expect(faultsOf(id)).toEqual([]);
  stripe.refunds(stripe.chargeOf(id), 9900);
  await hearsAll(stripe, provider);
  expect(sparks()).toBe(0);
});
