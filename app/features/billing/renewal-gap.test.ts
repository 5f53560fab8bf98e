import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { ledgerTransactions } from "#db/schema";
import { aPayPal, aPlan, aStripe, buys, buysByPayPal, hearsAll, hearsPayPal } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { renderPage } from "#tests/setup/render-page";
import { adjustSparks } from "~/features/ledger/adjust-sparks.server";
import { explainBalance } from "~/features/ledger/explain-balance.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { BillingPage } from "./billing-page";
import { findBilling } from "./find-billing.server";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  stripe = aStripe();
  stripe.drafts = true;
  provider = connectInMemory(stripe);
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
});

const sparks = (now = stripe.now) => getAvailableSparks(user.id, now);
const pass = (days: number) => {
  stripe.now = new Date(stripe.now.getTime() + days * 86_400_000);
};
const showBilling = () =>
  renderPage(() => BillingPage(findBilling({ ...user, plan: "launch" }, stripe.now)), { path: "/billing" });
const waits = "Your renewal is being paid";

/** A subscription whose second month has begun, and whose invoice is still a draft. */
async function renews(): Promise<string> {
  const id = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  pass(28);
  stripe.renews(id);
  await hearsAll(stripe, provider);
  return id;
}

describe("while the invoice of a renewal is a draft", () => {
  test("last month's sparks are there, and /billing says so; once it is paid the new month's are, and no others", async () => {
    const id = await renews();
    expect(sparks()).toBe(10_000);
    expect(showBilling()).toContain(waits);
    expect(explainBalance(user.id, stripe.now)[1]).toContain("until its renewal is paid or fails");
    pass(1 / 24);
    expect(sparks()).toBe(10_000);
    stripe.settles(id);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(10_000);
    expect(showBilling()).not.toContain(waits);
    pass(27);
    expect(sparks()).toBe(10_000);
    expect(reconcileLedger(stripe.now)).toEqual([]);
  });

  test("what is spent then is last month's, and the new month comes whole", async () => {
    const id = await renews();
    const spent = { nonce: "spent", adminId: null, userId: user.id, sparks: -4000, reason: "Spent" };
    inTransaction((tx) => adjustSparks(tx, { ...spent, now: stripe.now }));
    expect(sparks()).toBe(6000);
    stripe.settles(id);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(10_000);
  });

  test("it fails: last month's sparks are gone", async () => {
    const id = await renews();
    stripe.declines = true;
    pass(1 / 24);
    stripe.settles(id);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(0);
    expect(showBilling()).not.toContain(waits);
  });

  test("for longer than three days: they are gone, and the page says nothing of them", async () => {
    await renews();
    pass(2.99);
    expect(sparks()).toBe(10_000);
    pass(0.02);
    expect(sparks()).toBe(0);
    expect(showBilling()).not.toContain(waits);
  });
});

test("a subscription that ends with its period takes its sparks with it", async () => {
  const id = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  await provider.setCancelAtPeriodEnd(id, true);
  await hearsAll(stripe, provider);
  pass(28);
  expect(sparks()).toBe(0);
});

test("a month of a year stays while Stripe cannot be asked for the next, and goes with it", async () => {
  const { log } = await import("~/platform/log/log.server");
  vi.spyOn(log, "warn").mockImplementation(() => {});
  await buys(stripe, provider, user, aPlan("launch", "annual"));
  await hearsAll(stripe, provider);
  pass(28.1);
  stripe.nextAnswer = () => Response.json({ error: { type: "api_error", message: "Busy." } }, { status: 500 });
  await refreshDueSubscriptions(provider, stripe.now);
  expect(sparks()).toBe(10_000);
  await refreshDueSubscriptions(provider, stripe.now);
  expect(sparks()).toBe(10_000);
  const written = db.select().from(ledgerTransactions).where(eq(ledgerTransactions.userId, user.id)).all();
  expect(written.filter(({ kind }) => kind === "expire")).toHaveLength(1);
});

test("PayPal takes its time: last month's sparks stay until the payment comes", async () => {
  const paypal = aPayPal();
  const theirs = connectInMemoryPayPal(paypal);
  const id = await buysByPayPal(paypal, theirs, user, aPlan("launch"));
  await hearsPayPal(paypal, theirs);
  paypal.now = new Date("2026-03-01T09:00:00Z");
  expect(sparks(paypal.now)).toBe(10_000);
  paypal.renews(id);
  await hearsPayPal(paypal, theirs);
  expect(sparks(paypal.now)).toBe(10_000);
});
