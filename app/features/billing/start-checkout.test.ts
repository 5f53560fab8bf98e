import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { lots, orders } from "#db/schema";
import { aPack, aPlan, aStripe, buys, hearsAll } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import type { Choice } from "./choice";
import { startCheckout } from "./start-checkout.server";
import { findLivingSubscription } from "./subscription.queries.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  stripe = aStripe();
  provider = connectInMemory(stripe);
  user = await makeUser();
});

const start = (choice: Choice, nonce: string = randomUUID()) =>
  startCheckout(provider, user, choice, nonce, stripe.now);
const ordersOf = () => db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(orders.id).all();
const pages = () => stripe.list("cs_");

describe("the price is ours", () => {
  test.each([
    ["a month", aPlan("launch"), 9900, "subscription"],
    ["a year", aPlan("amplify", "annual"), 238_800, "subscription"],
    ["a pack", aPack(3300), 3500, "payment"],
    ["a large pack", aPack(30000), 24_900, "payment"],
  ] as const)("of %s", async (_, choice, amount, mode) => {
    const started = await start(choice);
    expect(started).toMatchObject({ to: "provider", url: pages()[0]?.url });
    expect(ordersOf()).toEqual([expect.objectContaining({ amount, currency: "usd", state: "open" })]);
    expect(pages()[0]?.mode).toBe(mode);
    const charged = mode === "payment" ? pages()[0]?.amount_total : stripe.list("price_")[0]?.unit_amount;
    expect(charged).toBe(amount);
  });
});

describe("one order", () => {
  test("for the same form twice, also at the same time", async () => {
    const nonce = randomUUID();
    const [one, other] = await Promise.all([start(aPlan("launch"), nonce), start(aPlan("launch"), nonce)]);
    expect(one).toEqual(other);
    expect([ordersOf().length, pages().length]).toEqual([1, 1]);
  });

  test("for a page that was loaded again", async () => {
    expect(await start(aPlan("launch"))).toEqual(await start(aPlan("launch")));
    expect([ordersOf().length, pages().length]).toEqual([1, 1]);
  });

  test("whose page lapsed gets another page", async () => {
    const nonce = randomUUID();
    const first = await start(aPlan("launch"), nonce);
    stripe.lapses(pages()[0]?.id ?? "");
    const second = await start(aPlan("launch"), nonce);
    expect(second).not.toEqual(first);
    expect([ordersOf().length, pages().length]).toEqual([1, 2]);
  });

  test("that could not be opened is taken up by the next try", async () => {
    stripe.nextAnswer = () => Response.json({ error: { type: "api_error", message: "Busy." } }, { status: 500 });
    await expect(start(aPlan("launch"))).rejects.toMatchObject({ reason: "unavailable" });
    expect(await start(aPlan("launch"))).toMatchObject({ to: "provider" });
    expect(ordersOf()).toHaveLength(1);
  });

  test("that was paid leads to its result, before any event came", async () => {
    const nonce = randomUUID();
    await start(aPack(3300), nonce);
    stripe.pays(pages()[0]?.id ?? "");
    expect(await start(aPack(3300), nonce)).toMatchObject({ to: "result", order: { amount: 3500 } });
    expect(await start(aPack(3300), nonce)).toMatchObject({ to: "result" });
    expect(pages()).toHaveLength(1);
  });
});

test("a second pack is a second order, and each is granted once", async () => {
  await buys(stripe, provider, user, aPack(3300));
  await hearsAll(stripe, provider);
  await buys(stripe, provider, user, aPack(3300));
  await hearsAll(stripe, provider);
  const packs = db
    .select()
    .from(lots)
    .where(eq(lots.userId, user.id))
    .all()
    .filter(({ kind }) => kind === "pack");
  expect(packs.map(({ amount, expiresAt }) => [amount, expiresAt])).toEqual([
    [3300, null],
    [3300, null],
  ]);
});

describe("one subscription", () => {
  test("whoever has one is not sold a second", async () => {
    await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    expect(await start(aPlan("scale"))).toEqual({ to: "subscription" });
    expect(pages()).toHaveLength(1);
  });

  test("another plan closes the page of the first, so that only one can be paid", async () => {
    await start(aPlan("launch"));
    await start(aPlan("amplify"));
    expect(pages().map(({ status }) => status)).toEqual(["expired", "open"]);
    expect(ordersOf().map(({ state }) => state)).toEqual(["closed", "open"]);
  });

  test("a page that was paid meanwhile counts, though nobody has told us", async () => {
    await start(aPlan("launch"));
    stripe.pays(pages()[0]?.id ?? "");
    expect(await start(aPlan("amplify"))).toEqual({ to: "subscription" });
    expect(findLivingSubscription(user.id)).toMatchObject({ plan: "launch", state: "active" });
  });

  test("somebody with a subscription still buys packs", async () => {
    await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    expect(await start(aPack(10000))).toMatchObject({ to: "provider" });
  });
});

describe("a provider that does not answer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const never = () => new Promise<never>(() => undefined);
  const lateBy = <T>(milliseconds: number, answer: () => Promise<T>) =>
    new Promise<T>((resolve) => setTimeout(() => resolve(answer()), milliseconds));

  test("ends the form after 20 s in all, and the next try is the same order", async () => {
    const slow = provider;
    // why two: each request alone is in time, both together are not.
    provider = { ...slow, findAccount: () => lateBy(15_000, slow.findAccount), openCheckout: never };
    const nonce = randomUUID();
    const ended = vi.fn();
    const tried = start(aPack(3300), nonce).catch((error: unknown) => ended(error));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await tried;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: "PaymentProblem", reason: "unavailable" }));

    provider = slow;
    expect(await start(aPack(3300), nonce)).toMatchObject({ to: "provider", url: pages()[0]?.url });
    expect([ordersOf().length, pages().length]).toEqual([1, 1]);
  });

  test("that answers after all leaves one page, which the next try leads to", async () => {
    const slow = provider;
    provider = { ...slow, openCheckout: (...order) => lateBy(25_000, () => slow.openCheckout(...order)) };
    const tried = expect(start(aPack(3300))).rejects.toMatchObject({ reason: "unavailable" });
    await vi.advanceTimersByTimeAsync(20_000);
    await tried;
    provider = slow;
    const again = await start(aPack(3300));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await start(aPack(3300))).toEqual(again);
    expect([ordersOf().length, pages().length]).toEqual([1, 1]);
  });

  test("before anything is opened is asked to open nothing later", async () => {
    const slow = provider;
    provider = { ...slow, findAccount: () => lateBy(21_000, slow.findAccount) };
    const tried = expect(start(aPack(3300))).rejects.toMatchObject({ reason: "unavailable" });
    await vi.advanceTimersByTimeAsync(22_000);
    await tried;
    expect(pages()).toEqual([]);
  });
});
