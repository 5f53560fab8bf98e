import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { emails } from "#db/schema";
import { aPack, aPlan, aStripe, buys, hearsAll } from "#tests/factories/billing";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { remindPastDue } from "./email-about-subscription.server";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  db.delete(emails).run();
  stripe = aStripe();
  provider = connectInMemory(stripe);
  user = await makeUser({ createdAt: new Date("2026-01-01T00:00:00Z") });
});

const written = () =>
  db
    .select()
    .from(emails)
    .orderBy(emails.id)
    .all()
    .map(({ kind, data, recipient }) => {
      expect(recipient).toBe(user.email);
      return { kind, ...(data as object) };
    });
const pass = (days: number) => {
  stripe.now = new Date(stripe.now.getTime() + days * 86_400_000);
};

test("a new subscription: a receipt and a welcome, once, and with a renewal a receipt alone", async () => {
  const subscription = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  stripe.events.push({ id: "evt_again", type: "customer.subscription.updated", object: { id: subscription } });
  await hearsAll(stripe, provider);
  expect(written()).toEqual([
    expect.objectContaining({ kind: "receipt", amount: "$99.00", paidBy: "Visa •••• 4242", firstName: "Ada" }),
    { kind: "subscriptionWelcome", firstName: "Ada", plan: "Launch", sparks: 10_000, renewsOn: "Feb 28, 2026" },
  ]);
  pass(28);
  stripe.renews(subscription);
  await hearsAll(stripe, provider);
  expect(written().map(({ kind }) => kind)).toEqual(["receipt", "subscriptionWelcome", "receipt"]);
});

test("a pack: a receipt; its refund: one of what went back", async () => {
  const pack = await buys(stripe, provider, user, aPack(3300));
  await hearsAll(stripe, provider);
  stripe.refunds(stripe.chargeOf(pack), 1000);
  await hearsAll(stripe, provider);
  const name = expect.stringMatching(/^SW-\d{6}$/);
  expect(written()).toMatchObject([
    { amount: "$35.00", name, isRefund: false },
    { amount: "$10.00", name, isRefund: true },
  ]);
});

test("what was paid long before it is recorded has no receipt and no welcome", async () => {
  await buys(stripe, provider, user, aPlan("launch"));
  pass(8);
  await hearsAll(stripe, provider);
  expect(written()).toEqual([]);
});

test("a failed renewal: e-mails on days 0, 2, 7 and 14, each once, and the last says that the plan has ended", async () => {
  const subscription = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  db.delete(emails).run();
  pass(28);
  stripe.declines = true;
  stripe.renews(subscription);
  await hearsAll(stripe, provider);
  const days: number[] = [];
  let count = 0;
  for (let hours = 0; hours <= 24 * 15; hours += 6) {
    remindPastDue(stripe.now);
    await refreshDueSubscriptions(provider, stripe.now);
    await hearsAll(stripe, provider);
    if (written().length > count) days.push(hours / 24);
    count = written().length;
    pass(0.25);
  }
  expect(days).toEqual([0, 2, 7, 14]);
  const endsOn = "Mar 14, 2026";
  expect(written()).toEqual(
    [0, 2, 7, 14].map((each) => ({ kind: "pastDue", firstName: "Ada", plan: "Launch", days: each, endsOn })),
  );
});

test("a worker that was away for a week sends the newest reminder alone, and none once it is paid", async () => {
  const subscription = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  pass(28);
  stripe.declines = true;
  stripe.renews(subscription);
  await hearsAll(stripe, provider);
  db.delete(emails).run();
  pass(8);
  remindPastDue(stripe.now);
  expect(written()).toMatchObject([{ kind: "pastDue", days: 7 }]);
  db.delete(emails).run();
  stripe.declines = false;
  stripe.paysOverdue(subscription);
  await hearsAll(stripe, provider);
  remindPastDue(stripe.now);
  expect(written().filter(({ kind }) => kind === "pastDue")).toEqual([]);
});

describe("the warning of usage", () => {
  test("is written above 80 percent and not at 80, once a month", async () => {
    user = await makeUser({ sparks: 250 });
    await makeWaitingSpark(user, { contentTypes: ["blog"] });
    expect(written()).toEqual([]);
    await makeWaitingSpark(user, { contentTypes: ["caption"] });
    expect(written()).toMatchObject([{ kind: "usageWarning", used: 250, total: 250, remaining: 0 }]);
  });

  test("is not written twice in a month", async () => {
    user = await makeUser({ sparks: 300 });
    for (let times = 0; times < 6; times += 1) await makeWaitingSpark(user, { contentTypes: ["caption"] });
    expect(written()).toMatchObject([{ kind: "usageWarning", used: 250, remaining: 50 }]);
  });
});
