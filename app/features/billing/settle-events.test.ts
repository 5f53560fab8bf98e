import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { disputes, lots, orders, paymentEvents, payments, users } from "#db/schema";
import { aPack, aPlan, aStripe, buys, hears, hearsAll, opensCheckout } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { findGuarantee } from "./find-guarantee.server";
import { reconcileBilling } from "./reconcile-billing.server";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";
import { refreshOpenOrders } from "./refresh-open-orders.server";
import { refundPayment } from "./refund-payment.server";
import { setCancellation } from "./set-cancellation.server";
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

const plan = () => db.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).get()?.plan;
const sparks = () => getAvailableSparks(user.id, stripe.now);
const pass = (days: number) => {
  stripe.now = new Date(stripe.now.getTime() + days * 86_400_000);
};

test("a paid plan: its month's sparks, the plan, the history; and not before it is paid", async () => {
  await opensCheckout(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  expect([sparks(), plan()]).toEqual([0, "free"]);
  stripe.pays(stripe.list("cs_")[0]?.id ?? "");
  await hearsAll(stripe, provider);
  expect([sparks(), plan()]).toEqual([10_000, "launch"]);
  expect(db.select().from(payments).all()).toEqual([
    expect.objectContaining({ userId: user.id, amount: 9900, state: "completed", description: "Launch, monthly" }),
  ]);
  expect(db.select().from(orders).all()).toEqual([expect.objectContaining({ state: "paid" })]);
});

test("where no event arrives, the sweep finds what was paid", async () => {
  await buys(stripe, provider, user, aPack(3300));
  pass(1 / 24);
  await refreshOpenOrders(provider, stripe.now);
  expect(sparks()).toBe(3300);
});

test("a payment that differs from its order brings nothing", async () => {
  const { log } = await import("~/platform/log/log.server");
  const said = vi.spyOn(log, "error").mockImplementation(() => {});
  const payment = await buys(stripe, provider, user, aPack(30000));
  stripe.get(payment).amount_received = 100;
  await hearsAll(stripe, provider);
  expect(sparks()).toBe(0);
  expect(said).toHaveBeenCalledOnce();
});

test("of two subscriptions that were paid at once the older stays; the other is given back and ended, once", async () => {
  const { log } = await import("~/platform/log/log.server");
  vi.spyOn(log, "warn").mockImplementation(() => {});
  await Promise.all((["launch", "amplify"] as const).map((name) => opensCheckout(stripe, provider, user, aPlan(name))));
  for (const { id } of stripe.list("cs_")) {
    stripe.pays(id);
    pass(1 / 24);
  }
  const [older, younger] = stripe.list("sub_").map(({ id }) => id);
  // why: what came last may be heard first.
  stripe.events.reverse();
  await hearsAll(stripe, provider);
  await hearsAll(stripe, provider);
  expect(findLivingSubscription(user.id)).toMatchObject({ subscription: older, state: "active" });
  expect(stripe.get(younger ?? "").status).toBe("canceled");
  const paid = db.select().from(payments).where(eq(payments.userId, user.id)).all();
  expect(paid.find(({ subscription }) => subscription === younger)).toMatchObject({
    refunded: paid.find(({ subscription }) => subscription === younger)?.amount,
  });
  expect(paid.find(({ subscription }) => subscription === older)).toMatchObject({ refunded: 0 });
  expect(stripe.list("re_")).toHaveLength(1);
  expect(plan()).toBe(findLivingSubscription(user.id)?.plan);
  expect(sparks()).toBe(plan() === "launch" ? 10_000 : 30_000);
  expect(reconcileBilling(stripe.now).filter(({ kind }) => kind === "two-subscriptions")).toEqual([]);
});

test("where the older of two has ended unheard, the younger stays, and nothing goes back", async () => {
  const pages = await Promise.all(
    (["launch", "amplify"] as const).map((name) => opensCheckout(stripe, provider, user, aPlan(name))),
  );
  stripe.pays(pages[0] ?? "");
  await hearsAll(stripe, provider);
  pass(1);
  await provider.endSubscription(stripe.list("sub_")[0]?.id ?? "");
  stripe.events.splice(0);
  stripe.pays(pages[1] ?? "");
  await hearsAll(stripe, provider);
  expect(findLivingSubscription(user.id)?.subscription).toBe(stripe.list("sub_")[1]?.id);
  expect(stripe.list("re_")).toEqual([]);
});

test("somebody else's payment that names the order brings nothing", async () => {
  const { log } = await import("~/platform/log/log.server");
  vi.spyOn(log, "error").mockImplementation(() => {});
  const payment = await buys(stripe, provider, user, aPack(30000));
  stripe.get(payment).customer = "cus_of_somebody_else";
  await hearsAll(stripe, provider);
  expect(sparks()).toBe(0);
});

describe("money that went back", () => {
  test("takes the pack's sparks back, a part its share", async () => {
    const pack = await buys(stripe, provider, user, aPack(10000));
    await hearsAll(stripe, provider);
    stripe.refunds(stripe.chargeOf(pack), 2475);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(7500);
    stripe.refunds(stripe.chargeOf(pack), 2475);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(5000);
    stripe.refunds(stripe.chargeOf(pack), 4950);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(0);
    expect(db.select().from(payments).all()).toEqual([expect.objectContaining({ refunded: 9900 })]);
  });

  test("and that failed to go back gives them back", async () => {
    const pack = await buys(stripe, provider, user, aPack(10000));
    const refund = stripe.refunds(stripe.chargeOf(pack), 4950);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(5000);
    stripe.failsRefund(refund);
    await hearsAll(stripe, provider);
    expect(sparks()).toBe(10_000);
  });

  test("by a dispute blocks new sparks until it is won", async () => {
    const id = await buys(stripe, provider, user, aPlan("launch"));
    const dispute = stripe.disputes(stripe.chargeOf(id));
    await hearsAll(stripe, provider);
    const state = () => db.select().from(disputes).where(eq(disputes.id, dispute)).get()?.state;
    expect([sparks(), state()]).toEqual([0, "open"]);
    stripe.closesDispute(dispute, "won");
    await hearsAll(stripe, provider);
    expect([sparks(), state()]).toEqual([10_000, "won"]);
  });
});

describe("a renewal that fails", () => {
  test("is past due, brings no sparks, and ends as Free after 14 days", async () => {
    const id = await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    pass(28);
    stripe.declines = true;
    stripe.renews(id);
    await hearsAll(stripe, provider);
    expect(findLivingSubscription(user.id)).toMatchObject({ state: "past_due", pastDueSince: stripe.now });
    expect([sparks(), plan()]).toEqual([0, "launch"]);
    pass(13.9);
    await refreshDueSubscriptions(provider, stripe.now);
    expect(plan()).toBe("launch");
    pass(0.2);
    await refreshDueSubscriptions(provider, stripe.now);
    expect([plan(), findLivingSubscription(user.id)]).toEqual(["free", undefined]);
    expect(stripe.get(id).status).toBe("canceled");
  });

  test("and is paid after all brings the month's sparks", async () => {
    const id = await buys(stripe, provider, user, aPlan("launch"));
    pass(28);
    stripe.declines = true;
    stripe.renews(id);
    await hearsAll(stripe, provider);
    pass(3);
    stripe.declines = false;
    stripe.paysOverdue(id);
    await hearsAll(stripe, provider);
    expect(findLivingSubscription(user.id)).toMatchObject({ state: "active", pastDueSince: null });
    expect(sparks()).toBe(10_000);
  });
});

test("a year brings its sparks month by month, by the sweep, and no more once it has ended", async () => {
  const id = await buys(stripe, provider, user, aPlan("launch", "annual"));
  await hearsAll(stripe, provider);
  const granted = () =>
    db
      .select()
      .from(lots)
      .where(and(eq(lots.userId, user.id), eq(lots.kind, "plan")))
      .all().length;
  expect(granted()).toBe(1);
  for (const month of [2, 3, 4]) {
    pass(30);
    await refreshDueSubscriptions(provider, stripe.now);
    expect(granted()).toBe(month);
  }
  await provider.endSubscription(id);
  await hearsAll(stripe, provider);
  pass(30);
  await refreshDueSubscriptions(provider, stripe.now);
  // why: an event of long ago may come now.
  hears(stripe, { id: "evt_late", type: "customer.subscription.updated", object: { id } });
  await settleDueEvents(provider, stripe.now);
  expect([granted(), plan()]).toEqual([4, "free"]);
});

test("a year whose dispute was lost brings no more months, says that it went back, and is not refunded again", async () => {
  const id = await buys(stripe, provider, user, aPlan("launch", "annual"));
  await hearsAll(stripe, provider);
  const dispute = stripe.disputes(stripe.chargeOf(id));
  await hearsAll(stripe, provider);
  pass(31);
  await refreshDueSubscriptions(provider, stripe.now);
  stripe.closesDispute(dispute, "lost");
  await hearsAll(stripe, provider);
  expect(sparks()).toBe(0);
  pass(31);
  await refreshDueSubscriptions(provider, stripe.now);
  // why: an event of any kind has the subscription read again.
  hears(stripe, { id: "evt_later", type: "customer.subscription.updated", object: { id } });
  await settleDueEvents(provider, stripe.now);
  expect(sparks()).toBe(0);
  const [payment] = db.select().from(payments).where(eq(payments.userId, user.id)).all();
  expect(payment).toMatchObject({ amount: 94_800, refunded: 94_800 });
  expect(findGuarantee(user.id, stripe.now)?.state).toBe("used");
  expect(reconcileBilling(stripe.now).filter(({ detail }) => detail.includes(id))).toEqual([]);
  await expect(refundPayment(payment?.id ?? 0, undefined, stripe.now, provider)).rejects.toThrow("went back already");
});

describe("a year, looked at every day", () => {
  const month = (day: string) => new Date(`${day}T09:30:00Z`);
  const endsOfGrants = () =>
    db
      .select()
      .from(lots)
      .where(and(eq(lots.userId, user.id), eq(lots.kind, "plan")))
      .all()
      .map(({ expiresAt }) => expiresAt);

  async function liveThrough(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      pass(1);
      await refreshDueSubscriptions(provider, stripe.now);
    }
  }

  test("cancelled in its fifth month: the months that are paid for still come, and the thirteenth does not", async () => {
    const id = await buys(stripe, provider, user, aPlan("launch", "annual"));
    await hearsAll(stripe, provider);
    await liveThrough(130);
    await provider.setCancelAtPeriodEnd(id, true);
    await liveThrough(235);
    stripe.renews(id);
    await hearsAll(stripe, provider);
    await liveThrough(40);
    // why these: it began on 31 January.
    const days = ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31"];
    days.push("2026-09-30", "2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31");
    expect(endsOfGrants()).toEqual(days.map(month));
    expect([plan(), sparks()]).toEqual(["free", 0]);
  });

  test("begun on 29 February and ended in its fifth month: five months came, and no more", async () => {
    stripe.now = month("2028-02-29");
    const id = await buys(stripe, provider, user, aPlan("launch", "annual"));
    await hearsAll(stripe, provider);
    await liveThrough(130);
    await provider.endSubscription(id);
    await hearsAll(stripe, provider);
    await liveThrough(300);
    expect(endsOfGrants()).toEqual(["2028-03-29", "2028-04-29", "2028-05-29", "2028-06-29", "2028-07-29"].map(month));
    expect(plan()).toBe("free");
  });
});

test("a cancelled subscription runs to its period's end, and goes on when that is taken back", async () => {
  const id = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  const subscription = () => {
    const found = findLivingSubscription(user.id);
    if (!found) throw new Error("no subscription");
    return found;
  };
  await setCancellation(subscription(), true, stripe.now, provider);
  expect([subscription().cancelsAtPeriodEnd, plan(), sparks()]).toEqual([true, "launch", 10_000]);
  await setCancellation(subscription(), false, stripe.now, provider);
  expect(subscription().cancelsAtPeriodEnd).toBe(false);
  await setCancellation(subscription(), true, stripe.now, provider);
  pass(28);
  stripe.renews(id);
  await hearsAll(stripe, provider);
  expect([findLivingSubscription(user.id), plan()]).toEqual([undefined, "free"]);
});

describe("an event that cannot be worked on", () => {
  test("waits for a later try, longer each time, and is then worked on once", async () => {
    const { log } = await import("~/platform/log/log.server");
    const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
    await buys(stripe, provider, user, aPlan("launch"));
    const event = stripe.events.find(({ type }) => type === "invoice.paid");
    if (event) hears(stripe, event);
    const busy = () => Response.json({ error: { type: "api_error", message: "Busy." } }, { status: 500 });
    stripe.nextAnswer = busy;
    await settleDueEvents(provider, stripe.now);
    await settleDueEvents(provider, stripe.now);
    // why of its own: a busy machine's slow queries are warned of too.
    const said = warned.mock.calls.filter(([, message]) => message?.startsWith("an event of a payment provider"));
    expect(said).toHaveLength(1);
    expect(sparks()).toBe(0);
    pass(1 / 24 / 60);
    await settleDueEvents(provider, stripe.now);
    expect(sparks()).toBe(10_000);
    expect(db.select().from(paymentEvents).all()).toEqual([
      expect.objectContaining({ tries: 1, settledAt: stripe.now, problem: null }),
    ]);
  });

  test("since there is no such thing is given up, with its reason", async () => {
    const { log } = await import("~/platform/log/log.server");
    vi.spyOn(log, "error").mockImplementation(() => {});
    hears(stripe, { id: "evt_x", type: "charge.refunded", object: { id: "ch_of_another_account" } });
    await settleDueEvents(provider, stripe.now);
    const [event] = db.select().from(paymentEvents).all();
    expect(event).toMatchObject({ settledAt: stripe.now, problem: expect.stringContaining("ch_of_another_account") });
  });
});

test("an older reading that arrives later is not written over a newer one", async () => {
  const id = await buys(stripe, provider, user, aPlan("launch"));
  await hearsAll(stripe, provider);
  const early = await provider.readSubscription(id);
  const then = stripe.now;
  pass(1);
  await provider.endSubscription(id);
  await hearsAll(stripe, provider);
  const slow = { ...provider, readSubscription: () => Promise.resolve(early) };
  const { refreshPurchase } = await import("./refresh-purchase.server");
  await refreshPurchase(slow, { kind: "subscription", id }, then);
  expect([findLivingSubscription(user.id), plan()]).toEqual([undefined, "free"]);
});
