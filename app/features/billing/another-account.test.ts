import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { orders, payments, users } from "#db/schema";
import { aPack, aPlan, aStripe, buys, hearsAll } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemoryPayPal, InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { getPaidPlan } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import { changePlan } from "./change-plan.server";
import type { Choice } from "./choice";
import { endPurchases } from "./end-purchases.server";
import { makePlanPrices } from "./make-plan-prices.server";
import { reconcileBilling } from "./reconcile-billing.server";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";
import { refreshOpenOrders } from "./refresh-open-orders.server";
import { requireAccount } from "./require-account.server";
import { startCheckout } from "./start-checkout.server";
import { findLastSubscription, findLivingSubscription } from "./subscription.queries.server";

let first: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  first = aStripe();
  provider = connectInMemory(first);
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
  vi.spyOn(log, "error").mockImplementation(() => {});
});

/** Other keys are configured: those of an account that knows nothing of the first. */
function exchangesKeys(): { stripe: InMemoryStripe; other: PaymentProvider } {
  const stripe = new InMemoryStripe(randomUUID().slice(0, 8));
  stripe.account = "acct_other";
  return { stripe, other: connectInMemory(stripe) };
}

const start = (at: PaymentProvider, choice: Choice, place: "page" | "field" = "page") =>
  startCheckout(at, user, choice, randomUUID(), first.now, place);
const plan = () => db.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).get()?.plan;
const sparks = () => getAvailableSparks(user.id, first.now);
const ordersOf = () => db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(orders.id).all();

describe("with another account's keys on the same data", () => {
  test.each([
    ["page", aPlan("launch"), 10_000],
    ["page", aPack(3300), 3300],
    ["field", aPlan("launch"), 10_000],
  ] as const)("what was begun at the former is bought at the new, on the %s", async (place, choice, brings) => {
    await makePlanPrices(provider);
    await start(provider, choice, place);
    const { stripe, other } = exchangesKeys();
    const started = await start(other, choice, place);
    if (started.to === "provider") stripe.pays(started.checkout);
    else if (started.to === "field") stripe.confirms(started.clientSecret);
    await hearsAll(stripe, other);
    await refreshOpenOrders(other, new Date(first.now.getTime() + 3_600_000));
    expect(sparks()).toBe(brings);
    expect(ordersOf().map(({ state }) => state)).toEqual(["closed", "paid"]);
  });

  test("a plan that ran at the former is no plan here, is not asked for any more, and is bought again", async () => {
    const former = await buys(first, provider, user, aPlan("launch"));
    await hearsAll(first, provider);
    expect([plan(), sparks()]).toEqual(["launch", 10_000]);
    const { stripe, other } = exchangesKeys();
    const said = vi.spyOn(log, "warn");
    await buys(stripe, other, user, aPlan("amplify"));
    await hearsAll(stripe, other);
    expect([plan(), findLivingSubscription(user.id)?.plan]).toEqual(["amplify", "amplify"]);
    first.now = new Date(first.now.getTime() + 40 * 86_400_000);
    await refreshDueSubscriptions(other, first.now);
    expect(said.mock.calls.filter(([about]) => JSON.stringify(about).includes(former))).toEqual([]);
  });

  test("a plan that ran at the former runs again with its keys", async () => {
    await buys(first, provider, user, aPlan("launch"));
    await hearsAll(first, provider);
    await requireAccount(exchangesKeys().other);
    expect([plan(), findLivingSubscription(user.id)]).toEqual(["free", undefined]);
    const [found] = reconcileBilling(first.now).filter(({ kind }) => kind === "subscription-elsewhere");
    expect(found?.detail).toContain(`of user ${user.id} is of the account acct_test/test`);
    await requireAccount(provider);
    expect(reconcileBilling(first.now).filter(({ kind }) => kind === "subscription-elsewhere")).toEqual([]);
    first.now = new Date(first.now.getTime() + 2 * 3_600_000);
    await refreshDueSubscriptions(provider, first.now);
    expect([plan(), findLivingSubscription(user.id)?.state]).toEqual(["launch", "active"]);
  });

  test.each([
    ["live", "sk_live_1", /acct_test\/live, whose keys are not configured/],
    ["test", "sk_test_1", null],
  ])(
    "an account whose %s subscription runs at the former can only be deleted where nobody is charged",
    async (_, secretKey, refusal) => {
      const former = connectInMemory(first, { secretKey });
      await buys(first, former, user, aPlan("launch"));
      await hearsAll(first, former);
      await requireAccount(exchangesKeys().other);
      if (refusal) await expect(endPurchases(user)).rejects.toThrow(refusal);
      else await expect(endPurchases(user)).resolves.toBeUndefined();
    },
  );

  test("open orders of the former are not asked for by the sweep", async () => {
    await start(provider, aPack(3300));
    const { stripe, other } = exchangesKeys();
    await requireAccount(other);
    await refreshOpenOrders(other, new Date(first.now.getTime() + 3_600_000));
    expect(stripe.asked).toEqual(["GET /v1/account"]);
    expect(ordersOf()).toEqual([expect.objectContaining({ state: "closed" })]);
  });

  test("a mode is an account of its own, and each thing says whose it is", async () => {
    await buys(first, provider, user, aPack(3300));
    await hearsAll(first, provider);
    expect(db.select().from(payments).where(eq(payments.userId, user.id)).get()?.account).toBe(`${first.account}/test`);
    expect(ordersOf()[0]?.account).toBe(`${first.account}/test`);
    const live = connectInMemory(first, { secretKey: "sk_live_that_nobody_may_see" });
    await start(live, aPlan("launch"));
    expect(first.list("cus_")).toHaveLength(2);
    expect(ordersOf()[1]?.account).toBe(`${first.account}/live`);
  });

  test("a restricted key that may not read its account is the account of before, in the same mode", async () => {
    await buys(first, provider, user, aPlan("launch"));
    await hearsAll(first, provider);
    first.forbidden = ["/v1/account"];
    expect(await requireAccount(connectInMemory(first))).toBe(`${first.account}/test`);
    expect(plan()).toBe("launch");
  });

  test("PayPal's plans are made again for another app", async () => {
    const paypals = [new InMemoryPayPal("A"), new InMemoryPayPal("B")];
    for (const paypal of paypals) {
      const started = await start(connectInMemoryPayPal(paypal), aPlan("launch"));
      expect([started.to, paypal.listPlans().length]).toEqual(["provider", 1]);
    }
  });
});

describe("where accounts were never kept, since the keys were exchanged before", () => {
  test("what the new account does not know is made again", async () => {
    await makePlanPrices(provider);
    await start(provider, aPlan("launch"));
    forgetAccounts();
    const { stripe, other } = exchangesKeys();
    await buys(stripe, other, user, aPlan("launch"));
    await hearsAll(stripe, other);
    expect([plan(), sparks()]).toEqual(["launch", 10_000]);
  });

  test("a subscription that the new account does not know has ended, so that another can be bought", async () => {
    await buys(first, provider, user, aPlan("launch"));
    await hearsAll(first, provider);
    forgetAccounts();
    const { stripe, other } = exchangesKeys();
    await buys(stripe, other, user, aPlan("amplify"));
    expect(plan()).toBe("free");
    await hearsAll(stripe, other);
    expect(plan()).toBe("amplify");
  });
});

describe("what was taken away in the dashboard is made again:", () => {
  test.each(["page", "field"] as const)("a customer, who buys on the %s and keeps what they paid", async (place) => {
    await buys(first, provider, user, aPlan("launch"));
    await hearsAll(first, provider);
    first.deletesCustomer(first.list("cus_")[0]?.id ?? "");
    await hearsAll(first, provider);
    expect(findLastSubscription(user.id)?.state).toBe("cancelled");
    expect(await start(provider, aPlan("amplify"), place)).toMatchObject({ to: place === "page" ? "provider" : place });
    expect(first.list("cus_")).toHaveLength(2);
    expect(db.select().from(payments).where(eq(payments.userId, user.id)).all()).toHaveLength(1);
  });

  test("a price that was archived, for a new plan and for a change, and running plans keep theirs", async () => {
    await buys(first, provider, user, aPlan("launch"));
    await hearsAll(first, provider);
    await makePlanPrices(provider);
    for (const price of first.list("price_")) first.archivesPrice(price.id);
    const subscription = findLivingSubscription(user.id);
    if (!subscription) throw new Error("no subscription");
    await changePlan(subscription, getPaidPlan("amplify"), first.now.getTime(), first.now, provider);
    expect(plan()).toBe("amplify");
    const other = await makeUser({ sparks: 0 });
    await buys(first, provider, other, aPlan("launch"));
  });

  test("a plan that is off sale at PayPal", async () => {
    const paypal = new InMemoryPayPal("C");
    const byPayPal = connectInMemoryPayPal(paypal);
    await start(byPayPal, aPlan("launch"));
    paypal.deactivates(paypal.listPlans()[0]?.id ?? "");
    const again = await startCheckout(byPayPal, await makeUser(), aPlan("launch"), randomUUID(), paypal.now);
    expect([again.to, paypal.listPlans().length]).toEqual(["provider", 2]);
  });
});

/** The database of before accounts were kept. */
function forgetAccounts(): void {
  db.run("delete from payment_accounts");
  for (const table of ["payment_customers", "plan_prices", "orders", "subscriptions", "payments"])
    db.run(`update ${table} set account = ''`);
}
