import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, inTransaction } from "#db/client";
import { lots, payments, subscriptions } from "#db/schema";
import { aPack, aPlan, aStripe, buys, hears, hearsAll } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { adjustSparks } from "~/features/ledger/adjust-sparks.server";
import { explainBalance } from "~/features/ledger/explain-balance.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { reconcileBilling } from "./reconcile-billing.server";
import { refundPayment } from "./refund-payment.server";
import { replayEvent } from "./replay-event.server";
import { settleDueEvents } from "./settle-events.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  db.delete(lots).run();
  stripe = aStripe();
  provider = connectInMemory(stripe);
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
});

const sparks = () => getAvailableSparks(user.id, stripe.now);
const kinds = (days = 1) =>
  reconcileBilling(new Date(stripe.now.getTime() + days * 86_400_000)).map(({ kind, detail }) => [kind, detail]);

describe("a refund by an administrator", () => {
  const refund = (id: number, cents?: number) => refundPayment(id, cents, stripe.now, provider);
  const payment = () => db.select().from(payments).where(eq(payments.userId, user.id)).get();

  test("of a part takes its share of the sparks, and then all that is left of both", async () => {
    await buys(stripe, provider, user, aPack(10000));
    await hearsAll(stripe, provider);
    const id = payment()?.id ?? 0;
    expect(await refund(id, 4950)).toMatchObject({ refunded: 4950 });
    expect(sparks()).toBe(5000);
    expect(await refund(id)).toMatchObject({ refunded: 9900 });
    expect([sparks(), stripe.list("re_").length]).toEqual([0, 2]);
    await expect(refund(id)).rejects.toThrow(`Payment ${id} went back already.`);
  });

  test("of a plan's payment takes its sparks and leaves the subscription", async () => {
    const subscription = await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    await refund(payment()?.id ?? 0);
    expect([sparks(), stripe.get(subscription).status]).toEqual([0, "active"]);
    await hearsAll(stripe, provider);
    expect([sparks(), kinds()]).toEqual([0, []]);
  });

  test("pressed twice at once is one", async () => {
    await buys(stripe, provider, user, aPack(3300));
    await hearsAll(stripe, provider);
    const id = payment()?.id ?? 0;
    await Promise.all([refund(id, 1000), refund(id, 1000)]);
    expect([stripe.list("re_").length, payment()?.refunded]).toEqual([1, 1000]);
  });

  test.each([0, -1, 0.5, 3501, Number.NaN])("of %d cents is refused, and nothing goes back", async (cents) => {
    await buys(stripe, provider, user, aPack(3300));
    await hearsAll(stripe, provider);
    await expect(refund(payment()?.id ?? 0, cents)).rejects.toThrow("between 1 and 3500 cents");
    expect(stripe.list("re_")).toEqual([]);
  });

  test("of what is no payment, or was not paid, is refused", async () => {
    await expect(refund(4711)).rejects.toThrow("There is no payment 4711 that was paid.");
    stripe.declines = true;
    await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    await expect(refund(payment()?.id ?? 0)).rejects.toThrow("that was paid");
  });
});

describe("what does not add up between money and sparks", () => {
  beforeEach(async () => {
    await buys(stripe, provider, user, aPlan("launch", "annual"));
    await buys(stripe, provider, user, aPack(3300));
    await hearsAll(stripe, provider);
    expect(kinds()).toEqual([]);
  });

  test("paid and not granted: a pack, a month, a month that the site slept through", () => {
    expect(kinds(29)).toEqual([["paid-and-not-granted", expect.stringContaining("2026-02-28")]]);
    db.delete(lots).where(eq(lots.userId, user.id)).run();
    expect(kinds().map(([kind]) => kind)).toEqual(["paid-and-not-granted", "paid-and-not-granted"]);
  });

  test("but for the months of a year that came after its end, and in the first hours", () => {
    expect(kinds(28 + 1 / 24)).toEqual([]);
    db.update(subscriptions).set({ endedAt: stripe.now, state: "cancelled" }).run();
    expect(kinds(300)).toEqual([]);
  });

  test("granted and not paid", () => {
    db.update(payments).set({ state: "failed" }).where(eq(payments.kind, "pack")).run();
    expect(kinds()).toEqual([
      ["granted-and-not-paid", expect.stringMatching(/^The lot pack:stripe:pi_/)],
      ["order-without-payment", `User ${user.id} has paid 1 orders of packs, and 0 payments fit them.`],
    ]);
  });

  test("refunded, and the sparks are still there", () => {
    db.update(payments).set({ refunded: 3500 }).where(eq(payments.kind, "pack")).run();
    expect(kinds()).toEqual([["refunded-and-not-taken-back", expect.stringContaining("3300 sparks of the lot pack:")]]);
  });

  test("two subscriptions of one account", () => {
    const [one] = db.select().from(subscriptions).all();
    if (!one) throw new Error("no subscription");
    const { id: _, ...row } = one;
    db.insert(subscriptions)
      .values({ ...row, subscription: "sub_other" })
      .run();
    expect(kinds()).toEqual([["two-subscriptions", expect.stringContaining("sub_other")]]);
  });
});

test("an event that was given up is named, and replayed it is worked on again", async () => {
  const { log } = await import("~/platform/log/log.server");
  vi.spyOn(log, "error").mockImplementation(() => {});
  await buys(stripe, provider, user, aPack(3300));
  const told = stripe.events.at(-1);
  if (told) hears(stripe, told);
  stripe.nextAnswer = () =>
    Response.json({ error: { type: "invalid_request_error", code: "resource_missing" } }, { status: 404 });
  await settleDueEvents(provider, stripe.now);
  expect([sparks(), kinds().map(([kind]) => kind)]).toEqual([0, ["event-given-up"]]);
  expect(replayEvent("stripe", "evt_unknown", stripe.now)).toBe(false);
  expect(replayEvent("stripe", told?.id ?? "", stripe.now)).toBe(true);
  await settleDueEvents(provider, stripe.now);
  expect([sparks(), kinds()]).toEqual([3300, []]);
});

test("a balance in words: each grant that is left, and where all that came has gone", async () => {
  await buys(stripe, provider, user, aPlan("launch"));
  const pack = await buys(stripe, provider, user, aPack(3300));
  await hearsAll(stripe, provider);
  const order = { nonce: randomUUID(), adminId: null, userId: user.id, now: stripe.now };
  inTransaction((tx) => adjustSparks(tx, { ...order, sparks: -400, reason: "A mistake" }));
  const dispute = stripe.disputes(stripe.chargeOf(pack));
  await hearsAll(stripe, provider);
  const said = explainBalance(user.id, stripe.now);
  expect(said).toEqual([
    "9,600 sparks can be spent.",
    expect.stringMatching(
      /^9,600 of 10,000 are left, until 2026-02-28 09:30: The month's sparks of the plan Launch, by stripe \(grant:sub_.*2026-01-31:price_.*\)\.$/,
    ),
    `A payment is disputed (${dispute}): nothing new can be made until that is settled.`,
    "12,900 came in all, deductions apart: 9,600 of them are there, 0 put aside, 0 spent, 0 lapsed and 3,300 taken back with their money.",
  ]);
});
