import { eq, isNull } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { db } from "#db/client";
import {
  clawbacks,
  disputes,
  invoices,
  ledgerTransactions,
  lots,
  orders,
  paymentEvents,
  payments,
  postings,
  subscriptions,
  users,
} from "#db/schema";
import { aPack, aPlan, buys, buysByPayPal, hears, hearsOne } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemoryPayPal, InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { reconcileLedger } from "~/features/ledger/reconcile-ledger.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { getChargedAmount, getPaidPlan } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";
import { requirePrice } from "./require-price.server";
import { settleDueEvents } from "./settle-events.server";

/** How many random orders are tried; `npm run bench` tries more. */
const runs = Number(process.env.REPLAY_ORDERS ?? 10);
const day = 86_400_000;

let monthly: User;
let annual: User;
beforeAll(async () => {
  // why: its year goes on after a dispute that was lost.
  Object.assign(config, { lostDisputeEnds: false });
  monthly = await makeUser({ createdAt: new Date("2026-01-01T00:00:00Z") });
  annual = await makeUser({ createdAt: new Date("2026-01-01T00:00:00Z") });
});

/** A provider with a year of its own. */
interface World {
  provider: PaymentProvider;
  now(): Date;
  /** What the provider has told so far. */
  events: { id: string }[];
  /** One of its events arrives. */
  hear(event: { id: string }): void | Promise<void>;
  /** Plays the acts of the year, each on its day. */
  play(): AsyncGenerator;
}

function openStripe(): World {
  const stripe = new InMemoryStripe();
  stripe.isStrict = false;
  return {
    provider: connectInMemory(stripe),
    now: () => stripe.now,
    events: stripe.events,
    hear: (event) => hears(stripe, event as InMemoryStripe["events"][number]),
    play: () => playYear(stripe),
  };
}

function openPayPal(): World {
  const paypal = new InMemoryPayPal();
  paypal.isStrict = false;
  return {
    provider: connectInMemoryPayPal(paypal),
    now: () => paypal.now,
    events: paypal.events,
    hear: (event) => hearsOne(paypal, event as InMemoryPayPal["events"][number]),
    play: () => playPayPal(paypal),
  };
}

/** The acts of a year at Stripe. All that can happen to a payment happens in it. */
async function* playYear(stripe: InMemoryStripe) {
  const provider = connectInMemory(stripe);
  const begin = stripe.now.getTime();
  const on = (days: number) => {
    stripe.now = new Date(begin + days * day);
  };
  const priceOf = (plan: "launch" | "amplify", billing: "monthly" | "annual" = "monthly") => {
    const amount = getChargedAmount(getPaidPlan(plan), billing);
    return requirePrice(provider, { plan, billing, amount, currency: "usd" });
  };
  const subscription = await buys(stripe, provider, monthly, aPlan("launch"));
  const year = await buys(stripe, provider, annual, aPlan("launch", "annual"));
  const paidForYear = stripe.chargeOf(year);
  yield;
  on(5);
  const pack = await buys(stripe, provider, monthly, aPack(10000));
  yield;
  on(28);
  stripe.renews(subscription);
  stripe.refunds(stripe.chargeOf(pack), 3300);
  yield;
  on(59);
  stripe.renews(subscription);
  stripe.refunds(stripe.chargeOf(pack), 6600);
  yield;
  on(70);
  await provider.upgrade({ subscription, price: await priceOf("amplify"), at: stripe.now }, "upgrade-1");
  await provider.upgrade(
    { subscription: year, price: await priceOf("amplify", "annual"), at: stripe.now },
    "upgrade-2",
  );
  yield;
  on(89);
  stripe.declines = true;
  stripe.renews(subscription);
  yield;
  on(92);
  stripe.declines = false;
  stripe.paysOverdue(subscription);
  yield;
  on(120);
  stripe.renews(subscription);
  const dispute = stripe.disputes(stripe.chargeOf(subscription));
  yield;
  on(140);
  stripe.closesDispute(dispute, "won");
  stripe.refunds(paidForYear, 10_000);
  yield;
  on(150);
  stripe.renews(subscription);
  stripe.refunds(stripe.chargeOf(subscription), 24_900);
  await provider.setNextPrice(subscription, await priceOf("launch"), "http://site.test/billing");
  yield;
  on(181);
  stripe.renews(subscription);
  const lost = stripe.disputes(stripe.chargeOf(subscription));
  stripe.closesDispute(lost, "lost");
  yield;
  on(200);
  await provider.setCancelAtPeriodEnd(subscription, true);
  yield;
  on(212);
  stripe.renews(subscription);
  yield;
}

/** Half a year at PayPal, where a change waits for the next period. */
async function* playPayPal(paypal: InMemoryPayPal) {
  const provider = connectInMemoryPayPal(paypal);
  const begin = paypal.now.getTime();
  const on = (days: number) => {
    paypal.now = new Date(begin + days * day);
  };
  const subscription = await buysByPayPal(paypal, provider, monthly, aPlan("launch"));
  const year = await buysByPayPal(paypal, provider, annual, aPlan("launch", "annual"));
  yield;
  on(5);
  const pack = await buysByPayPal(paypal, provider, monthly, aPack(10000));
  yield;
  on(28);
  paypal.renews(subscription);
  paypal.refunds(paypal.chargeOf(pack), 3300);
  yield;
  on(59);
  paypal.renews(subscription);
  paypal.refunds(paypal.chargeOf(pack), 6600);
  yield;
  on(70);
  const dearer = { plan: "amplify", billing: "monthly", amount: 24_900, currency: "usd" } as const;
  await provider.setNextPrice(subscription, await requirePrice(provider, dearer), "http://site.test/billing");
  paypal.approves(subscription);
  yield;
  on(89);
  paypal.declines = true;
  paypal.renews(subscription);
  yield;
  on(92);
  paypal.declines = false;
  paypal.paysOverdue(subscription);
  yield;
  on(120);
  paypal.renews(subscription);
  const dispute = paypal.disputes(paypal.chargeOf(subscription));
  yield;
  on(130);
  await provider.setCancelAtPeriodEnd(subscription, true);
  yield;
  on(135);
  await provider.setCancelAtPeriodEnd(subscription, false);
  paypal.closesDispute(dispute, "won");
  paypal.refunds(paypal.chargeOf(year), 10_000);
  yield;
  on(150);
  paypal.renews(subscription);
  const lost = paypal.disputes(paypal.chargeOf(subscription));
  paypal.closesDispute(lost, "lost");
  yield;
  on(155);
  await provider.setCancelAtPeriodEnd(subscription, true);
  yield;
  on(182);
  yield;
}

/** A generator of numbers from 0 up to 1, the same for each seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffle<Item>(items: Item[], random: () => number): Item[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
  return items;
}

/** Each event ten times, in any order, worked on in between; and now and then the worker is killed before it says that it has done so. */
async function deliver(world: World, events: World["events"], random: () => number): Promise<void> {
  const { provider, now, hear } = world;
  const deliveries = shuffle(
    events.flatMap((event) => Array<(typeof events)[number]>(10).fill(event)),
    random,
  );
  for (const event of deliveries) {
    await hear(event);
    if (random() < 0.1) await settleDueEvents(provider, now());
    if (random() < 0.05)
      db.update(paymentEvents).set({ settledAt: null }).where(eq(paymentEvents.event, event.id)).run();
  }
  const isOpen = () => db.select().from(paymentEvents).where(isNull(paymentEvents.settledAt)).get();
  while (isOpen()) await settleDueEvents(provider, now());
  await refreshDueSubscriptions(provider, now());
}

/** All rows that money and sparks left, without what only says in which order they were written, and when something was last looked at. */
function rows() {
  const keys = new Map(findAll(lots).map(({ id, sourceKey }) => [id, sourceKey]));
  const nameEntry = (key: string) => key.replace(/^expire:(\d+)$/, (_, lot) => `expire:${keys.get(Number(lot))}`);
  const entries = new Map(findAll(ledgerTransactions).map(({ id, key }) => [id, nameEntry(key)]));
  return {
    plans: sort(findAll(users).map(({ id, plan }) => ({ id, plan }))),
    orders: sort(findAll(orders).map(({ nonce: _, checkedAt: __, ...row }) => row)),
    subscriptions: sort(findAll(subscriptions).map(({ id: _, readAt: __, ...row }) => row)),
    payments: sort(findAll(payments).map(({ id: _, ...row }) => row)),
    lots: sort(findAll(lots).map(({ id: _, ...row }) => row)),
    entries: sort(findAll(ledgerTransactions).map(({ id: _, key, ...row }) => ({ key: nameEntry(key), ...row }))),
    postings: sort(
      findAll(postings).map(({ amount, account, lotId, transactionId }) => ({
        ...{ amount, account, lot: keys.get(lotId ?? 0), entry: entries.get(transactionId) },
      })),
    ),
    clawbacks: sort(findAll(clawbacks).map(({ lotId, ...row }) => ({ ...row, lot: keys.get(lotId) }))),
    disputes: sort(findAll(disputes)),
    invoices: sort(
      findAll(invoices).map(({ kind, sourceKey, document }) => ({
        kind,
        sourceKey,
        total: (document as Totalled).total,
      })),
    ),
  };
}

type Totalled = { total: number };
const findAll = <Table extends SQLiteTable>(table: Table) => db.select().from(table).all() as Table["$inferSelect"][];
const sort = (list: object[]) => list.map((row) => JSON.stringify(row)).sort();

/** What a year leaves behind; the database is then as it was before. */
async function leftBy(open: () => World, live: (world: World) => Promise<void>) {
  const world = open();
  db.$client.exec("begin");
  try {
    await live(world);
    const faults = reconcileLedger(world.now()).filter(({ kind }) => kind !== "refund-shortfall");
    expect(faults).toEqual([]);
    const numbers = findAll(invoices).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    return rows();
  } finally {
    db.$client.exec("rollback");
  }
}

/** Everything is told at the end of the year. */
const toldAtItsEnd = (random: () => number) => async (world: World) => {
  for await (const _ of world.play());
  await deliver(world, world.events, random);
};

/** Everything is told on its day. */
const toldAsItHappens = (random: () => number) => async (world: World) => {
  let told = 0;
  for await (const _ of world.play()) {
    const news = world.events.slice(told);
    told = world.events.length;
    await deliver(world, news, random);
  }
};

test.each([
  ["a year", "told on its day", openStripe, toldAsItHappens],
  ["a year", "told at its end", openStripe, toldAtItsEnd],
  ["half a year at PayPal", "told on its day", openPayPal, toldAsItHappens],
  ["half a year at PayPal", "told at its end", openPayPal, toldAtItsEnd],
])(
  "%s, each event ten times in any order and %s, leaves the same rows",
  async (_, __, open, tell) => {
    const expected = await leftBy(open, tell(createRandom(1)));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 2 ** 31 }), async (seed) => {
        expect(await leftBy(open, tell(createRandom(seed)))).toEqual(expected);
      }),
      { numRuns: runs, seed: 20261122 },
    );
  },
  60_000 + runs * 6_000,
);

test("it leaves what was paid for, and nothing that went back", async () => {
  const { lots: left, plans } = await leftBy(openStripe, toldAsItHappens(createRandom(1)));
  const read = left.map(
    (row) => JSON.parse(row) as { userId: number; kind: string; amount: number; sourceKey: string },
  );
  const boughtBy = (user: User) =>
    read.filter(({ userId, kind }) => userId === user.id && kind !== "welcome").map(({ amount }) => amount);
  // why so: three months of Launch, 19 of 30 days of what Amplify has more, two months of Amplify (the third was refunded on its day), a
  // month of Launch again, and the pack.
  expect(boughtBy(monthly).sort()).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 12_666, 30_000, 30_000].sort());
  // why so: the same change in a year's third month; then a month at a time, and the year goes on.
  expect(boughtBy(annual).sort()).toEqual(
    [10_000, 10_000, 10_000, 12_666, 30_000, 30_000, 30_000, 30_000, 30_000].sort(),
  );
  expect(plans).toEqual(
    [
      { id: monthly.id, plan: "free" },
      { id: annual.id, plan: "amplify" },
    ].map((row) => JSON.stringify(row)),
  );
});

test("half a year at PayPal leaves what was paid for, and nothing that went back", async () => {
  const { lots: left, plans } = await leftBy(openPayPal, toldAsItHappens(createRandom(1)));
  const boughtBy = (user: User) =>
    left
      .map((row) => JSON.parse(row) as { userId: number; kind: string; amount: number })
      .filter(({ userId, kind }) => userId === user.id && kind === "plan")
      .map(({ amount }) => amount);
  // why so: three months of Launch, and three of Amplify from the month after the change on, one of them disputed and lost.
  expect(boughtBy(monthly)).toEqual([10_000, 10_000, 10_000, 30_000, 30_000, 30_000]);
  // why so: seven of the year's months have begun; the refund of a part took its share of the one that ran.
  expect(boughtBy(annual)).toEqual(Array(7).fill(10_000));
  expect(plans.map((row) => (JSON.parse(row) as { plan: string }).plan)).toEqual(["free", "launch"]);
});
