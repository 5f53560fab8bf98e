import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { lots, planPrices, users } from "#db/schema";
import { aPlan, aStripe, buys, hearsAll } from "#tests/factories/billing";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getUsage } from "~/features/ledger/get-usage.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { getPaidPlan, type PaidPlanName } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { changePlan, previewPlanChange } from "./change-plan.server";
import { makePlanPrices } from "./make-plan-prices.server";
import { findLivingSubscription } from "./subscription.queries.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
let id: string;
beforeEach(async () => {
  stripe = aStripe();
  // why a month of 30 days: its half is 15.
  stripe.now = new Date("2026-04-01T00:00:00Z");
  provider = connectInMemory(stripe);
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
  id = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  await makePlanPrices(provider);
});

const subscription = () => {
  const found = findLivingSubscription(user.id);
  if (!found) throw new Error("no subscription");
  return found;
};
const plan = () => db.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).get()?.plan;
const sparks = () => getAvailableSparks(user.id, stripe.now);
const pass = (days: number) => {
  stripe.now = new Date(stripe.now.getTime() + days * 86_400_000);
};
const preview = (to: PaidPlanName) => previewPlanChange(subscription(), getPaidPlan(to), stripe.now, provider);
const change = (to: PaidPlanName, at = stripe.now.getTime()) =>
  changePlan(subscription(), getPaidPlan(to), at, stripe.now, provider);
const invoices = () => stripe.list("in_").map(({ amount_paid }) => amount_paid);

test("what was used before a change to a dearer plan counts in that month after it too", async () => {
  vi.useFakeTimers({ now: stripe.now, toFake: ["Date"] });
  await makeWaitingSpark({ ...user, plan: "launch" }, { contentTypes: ["blog"] });
  vi.useRealTimers();
  const before = getUsage(user, stripe.now);
  pass(15);
  await change("amplify");
  expect(before.used).toBe(200);
  expect(getUsage(user, stripe.now)).toMatchObject({ used: 200, remaining: 19_800, period: before.period });
});

describe("to a dearer plan", () => {
  test("at half of the month: half of the difference is shown, paid and granted, at once and once", async () => {
    pass(15);
    const shown = await preview("amplify");
    expect(shown).toEqual({ kind: "upgrade", amount: 7500, currency: "usd", at: stripe.now.getTime() });
    expect(invoices()).toEqual([9900]);
    const at = stripe.now.getTime();
    pass(1 / 24 / 60);
    expect(await change("amplify", at)).toEqual({ state: "changed" });
    expect(await change("amplify", at)).toEqual({ state: "changed" });
    expect(invoices()).toEqual([9900, 7500]);
    expect([plan(), sparks()]).toEqual(["amplify", 10_000 + 10_000]);
    await hearsAll(stripe, provider);
    expect([plan(), sparks()]).toEqual(["amplify", 20_000]);
  });

  test("shown, nothing is made at the provider, not even a price", async () => {
    db.delete(planPrices).where(eq(planPrices.plan, "amplify")).run();
    const asked = stripe.asked.length;
    await expect(preview("amplify")).rejects.toMatchObject({ reason: "unavailable" });
    await makePlanPrices(provider);
    expect(await preview("amplify")).toMatchObject({ kind: "upgrade" });
    const posted = stripe.asked.slice(asked).filter((each) => each.startsWith("POST"));
    expect(posted).toEqual(["POST /v1/prices", "POST /v1/prices"]);
  });

  test("pressed twice at the same moment it is paid once", async () => {
    pass(15);
    const before = subscription();
    const at = stripe.now.getTime();
    const press = () => changePlan(before, getPaidPlan("amplify"), at, stripe.now, provider);
    await Promise.all([press(), press()]);
    expect(invoices()).toEqual([9900, 7500]);
    expect(sparks()).toBe(20_000);
  });

  test("declined, nothing changes", async () => {
    pass(15);
    stripe.declines = true;
    await expect(change("amplify")).rejects.toMatchObject({ reason: "declined" });
    await hearsAll(stripe, provider);
    expect([plan(), sparks(), subscription().renewsAs]).toEqual(["launch", 10_000, "launch"]);
  });

  test.each([
    ["in the future, which would cost less", 10 * 86_400_000],
    ["at the period's end, which would cost nothing", 15 * 86_400_000],
    ["of an hour ago", -3_600_000],
    ["that is no moment", Number.NaN],
  ])("for a moment %s it is not done", async (_, difference) => {
    pass(15);
    expect(await change("scale", stripe.now.getTime() + difference)).toEqual({ state: "outdated" });
    expect([plan(), invoices()]).toEqual(["launch", [9900]]);
  });

  test("it takes a cancellation back", async () => {
    await provider.setCancelAtPeriodEnd(id, true);
    await change("amplify");
    expect(subscription()).toMatchObject({ cancelsAtPeriodEnd: false, plan: "amplify" });
  });

  test("of a year: the months that follow bring the new plan's sparks", async () => {
    const other = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
    user = other;
    id = await buys(stripe, provider, user, aPlan("launch", "annual"));
    await hearsAll(stripe, provider);
    pass(15);
    await change("amplify");
    pass(16);
    await hearsAll(stripe, provider);
    const { refreshDueSubscriptions } = await import("./refresh-due-subscriptions.server");
    await refreshDueSubscriptions(provider, stripe.now);
    const granted = db
      .select({ amount: lots.amount })
      .from(lots)
      .where(and(eq(lots.userId, user.id), eq(lots.kind, "plan")))
      .orderBy(lots.id)
      .all();
    expect(granted.map(({ amount }) => amount)).toEqual([10_000, 10_000, 30_000]);
  });
});

describe("to a smaller plan", () => {
  beforeEach(() => change("scale"));

  test("nothing changes and nothing is paid until the period ends", async () => {
    expect(await preview("launch")).toEqual({ kind: "later" });
    const paid = invoices();
    await change("launch", 0);
    expect(invoices()).toEqual(paid);
    expect(subscription()).toMatchObject({ plan: "scale", renewsAs: "launch", amount: 9900 });
    const before = sparks();
    pass(30);
    stripe.renews(id);
    await hearsAll(stripe, provider);
    expect([plan(), invoices().at(-1), sparks()]).toEqual(["launch", 9900, 10_000]);
    expect(before).toBe(100_000);
  });

  test("it is taken back by staying", async () => {
    await change("launch", 0);
    expect(await preview("scale")).toEqual({ kind: "later" });
    await change("scale", 0);
    expect(subscription()).toMatchObject({ plan: "scale", renewsAs: "scale" });
    expect(await preview("scale")).toEqual({ kind: "none" });
  });
});
