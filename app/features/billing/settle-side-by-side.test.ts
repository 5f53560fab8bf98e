import { isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client";
import { orders, paymentEvents } from "#db/schema";
import { aPack, aPlan, aStripe, buys, hears, hearsAll, opensCheckout } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { refreshDueSubscriptions } from "./refresh-due-subscriptions.server";
import { readAtOnce, settleDueEvents } from "./settle-events.server";

let stripe: InMemoryStripe;
beforeEach(() => {
  stripe = aStripe();
  stripe.isStrict = false;
});

const open = () => db.select().from(paymentEvents).where(isNull(paymentEvents.settledAt)).all();
const pass = (days: number) => {
  stripe.now = new Date(stripe.now.getTime() + days * 86_400_000);
};

/** A provider that answers a reading of a subscription only when it is let, and notes what is asked and how much at once. */
function holdReadings(provider: PaymentProvider) {
  const begun: string[] = [];
  let waiting: { id: string; resolve(): void }[] = [];
  let [atOnce, most] = [0, 0];
  const held: PaymentProvider = {
    ...provider,
    async readSubscription(id, named) {
      begun.push(id);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise<void>((resolve) => waiting.push({ id, resolve }));
      atOnce -= 1;
      return provider.readSubscription(id, named);
    },
  };
  /** Answers those that wait, the oldest first. */
  function answer(count = Number.POSITIVE_INFINITY, kept = ""): void {
    const answered = waiting.filter(({ id }) => id !== kept).slice(0, count);
    waiting = waiting.filter((each) => !answered.includes(each));
    for (const { resolve } of answered) resolve();
  }
  /** Answers all that wait, but those of one subscription, until something is so. */
  async function answerUntil(isSo: () => boolean, kept?: string): Promise<void> {
    while (!isSo()) {
      answer(undefined, kept);
      await new Promise(setImmediate);
    }
  }
  /** Answers all until the work has ended. */
  async function answerAll(work: Promise<void>): Promise<void> {
    let isOver = false;
    const ending = work.finally(() => {
      isOver = true;
    });
    await answerUntil(() => isOver);
    await ending;
  }
  return { held, begun, most: () => most, answer, answerUntil, answerAll };
}

/** So many customers whose subscription has renewed, and whose events have come. */
async function renewMany(provider: PaymentProvider, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
    ids.push(await buys(stripe, provider, user, aPlan("launch")));
  }
  await hearsAll(stripe, provider);
  pass(28);
  for (const id of ids) stripe.renews(id);
  for (const event of stripe.events.splice(0)) hears(stripe, event);
  return ids;
}

test("all events of one object are one reading, whatever they name of it", async () => {
  const provider = connectInMemory(stripe);
  const [id = ""] = await renewMany(provider, 1);
  const told = [
    ...["customer.subscription.updated", "customer.subscription.created"].map((type) => ({ type, object: { id } })),
    ...stripe.list("in_").map((invoice) => ({ type: "invoice.paid", object: { id: invoice.id, subscription: id } })),
    ...stripe.list("ch_").map((charge) => ({ type: "charge.succeeded", object: { id: charge.id } })),
  ];
  for (const [index, event] of told.entries()) hears(stripe, { ...event, id: `evt_more_${index}` });
  expect(open().length).toBeGreaterThan(6);
  // why a moment later: what was read in the moment in which an event came may be older than it.
  pass(1 / 86_400);
  stripe.asked.splice(0);
  await settleDueEvents(provider, stripe.now);
  expect(open()).toEqual([]);
  expect(stripe.asked.filter((asked) => asked === `GET /v1/subscriptions/${id}`)).toHaveLength(1);
});

test("an event that comes after a reading was begun has the object read again", async () => {
  const provider = connectInMemory(stripe);
  const [id = ""] = await renewMany(provider, 1);
  const { held, begun, answerAll } = holdReadings(provider);
  const settling = settleDueEvents(held, stripe.now);
  await expect.poll(() => begun.length).toBe(1);
  hears(stripe, { id: "evt_late", type: "customer.subscription.updated", object: { id } });
  await answerAll(settling);
  await answerAll(settleDueEvents(held, stripe.now));
  expect([begun.length, open()]).toEqual([2, []]);
});

test("objects are read side by side, and no more of them than the limit", async () => {
  const provider = connectInMemory(stripe);
  const ids = await renewMany(provider, readAtOnce.stripe + 4);
  const { held, begun, most, answerAll } = holdReadings(provider);
  const settling = settleDueEvents(held, stripe.now);
  await expect.poll(() => begun.length).toBe(readAtOnce.stripe);
  await answerAll(settling);
  expect(open()).toEqual([]);
  expect(most()).toBe(readAtOnce.stripe);
  expect(new Set(begun)).toEqual(new Set(ids));
});

test("one that is not answered keeps none of the others", async () => {
  const provider = connectInMemory(stripe);
  const ids = await renewMany(provider, readAtOnce.stripe + 4);
  const { held, begun, answerUntil, answerAll } = holdReadings(provider);
  const settling = settleDueEvents(held, stripe.now);
  await expect.poll(() => begun.length).toBe(readAtOnce.stripe);
  const [hanging = ""] = begun;
  const openOf = (id: string) => open().filter(({ subject }) => subject === id).length;
  await answerUntil(() => ids.every((id) => id === hanging || openOf(id) === 0), hanging);
  expect(openOf(hanging)).toBeGreaterThan(0);
  await answerAll(settling);
  expect(open()).toEqual([]);
});

test("whoever waits for what they are buying goes before what came earlier", async () => {
  const provider = connectInMemory(stripe);
  await renewMany(provider, readAtOnce.stripe * 2);
  const buyer = await makeUser({ sparks: 0 });
  pass(1 / 86_400);
  const page = await opensCheckout(stripe, provider, buyer, aPack(3300));
  stripe.pays(page);
  for (const event of stripe.events.splice(0)) hears(stripe, event);
  stripe.asked.splice(0);
  await settleDueEvents(provider, stripe.now);
  expect(stripe.asked[0]).toBe(`GET /v1/checkout/sessions/${page}`);
  expect(db.select().from(orders).all().at(-1)).toMatchObject({ state: "paid" });
});

test("and takes the next free place where they come while others are worked on", async () => {
  const provider = connectInMemory(stripe);
  await renewMany(provider, readAtOnce.stripe * 2);
  const { held, begun, answer, answerAll } = holdReadings(provider);
  const settling = settleDueEvents(held, stripe.now);
  await expect.poll(() => begun.length).toBe(readAtOnce.stripe);
  const buyer = await makeUser({ sparks: 0 });
  const page = await opensCheckout(stripe, provider, buyer, aPlan("scale"));
  stripe.pays(page);
  for (const event of stripe.events.splice(0)) hears(stripe, event);
  answer(1);
  await expect.poll(() => begun.length).toBe(readAtOnce.stripe + 1);
  expect(begun.at(-1)).toBe(stripe.get(page).subscription);
  await answerAll(settling);
  expect(open()).toEqual([]);
});

test("the sweep, too, reads subscriptions side by side", async () => {
  const provider = connectInMemory(stripe);
  await renewMany(provider, 6);
  db.delete(paymentEvents).run();
  const { held, begun, most, answerAll } = holdReadings(provider);
  await answerAll(refreshDueSubscriptions(held, stripe.now));
  expect([begun.length, most()]).toEqual([6, 4]);
});
