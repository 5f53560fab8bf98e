import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { orders, payments, subscriptions } from "#db/schema";
import { aPack, aPlan, aStripe, hearsAll } from "#tests/factories/billing";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import type { Choice } from "./choice";
import { refreshOpenOrders } from "./refresh-open-orders.server";
import { startCheckout } from "./start-checkout.server";
import { findLivingSubscription } from "./subscription.queries.server";

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
beforeEach(async () => {
  stripe = aStripe();
  provider = connectInMemory(stripe);
  user = await makeUser({ sparks: 0, createdAt: new Date("2026-01-01T00:00:00Z") });
});

const start = (choice: Choice, place: "page" | "field" = "field", nonce: string = randomUUID()) =>
  startCheckout(provider, user, choice, nonce, stripe.now, place);
async function opens(choice: Choice): Promise<string> {
  const started = await start(choice);
  if (started.to !== "field") throw new Error(`The checkout leads to ${started.to}.`);
  return started.clientSecret;
}
const sparks = () => getAvailableSparks(user.id, stripe.now);
const states = () =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, user.id))
    .all()
    .map(({ state }) => state);

describe("paid with a card on our own page", () => {
  test.each([
    ["a plan", aPlan("launch"), 9900, 10_000],
    ["a year", aPlan("amplify", "annual"), 238_800, 30_000],
    ["a pack", aPack(3300), 3500, 3300],
  ])("%s costs our own price and brings its sparks, once it is paid", async (_, choice, amount, granted) => {
    const secret = await opens(choice);
    await hearsAll(stripe, provider);
    expect([sparks(), db.select().from(payments).all(), db.select().from(subscriptions).all()]).toEqual([0, [], []]);
    stripe.declines = true;
    expect(stripe.confirms(secret)).toBe(false);
    stripe.declines = false;
    expect(stripe.confirms(secret)).toBe(true);
    await hearsAll(stripe, provider);
    await refreshOpenOrders(provider, new Date(stripe.now.getTime() + 3_600_000));
    expect([sparks(), states()]).toEqual([granted, ["paid"]]);
    expect(db.select().from(payments).all()).toEqual([expect.objectContaining({ amount, state: "completed" })]);
  });

  test("pressed twice, and loaded again, it is one order and one payment", async () => {
    const nonce = randomUUID();
    const [one, other] = await Promise.all([
      start(aPlan("launch"), "field", nonce),
      start(aPlan("launch"), "field", nonce),
    ]);
    expect(one).toEqual(other);
    expect(await start(aPlan("launch"))).toMatchObject({
      clientSecret: (one as { clientSecret: string }).clientSecret,
    });
    expect([states(), stripe.list("sub_").length]).toEqual([["open"], 1]);
  });

  test("a plan that was begun there and is paid on Stripe's page can be paid only there, and the other way round", async () => {
    const secret = await opens(aPlan("launch"));
    expect(await start(aPlan("launch"), "page")).toMatchObject({ to: "provider" });
    expect(stripe.confirms(secret)).toBe(false);
    await opens(aPlan("launch"));
    expect(stripe.list("cs_").map(({ status }) => status)).toEqual(["expired"]);
    await hearsAll(stripe, provider);
    expect(states()).toEqual(["open"]);
  });

  test("another plan, or a pack begun anew, closes what was open", async () => {
    const [launch, pack] = [await opens(aPlan("launch")), await opens(aPack(3300))];
    const amplify = await opens(aPlan("amplify"));
    expect(stripe.confirms(launch)).toBe(false);
    await start(aPack(3300), "page");
    expect(stripe.confirms(pack)).toBe(false);
    stripe.confirms(amplify);
    await hearsAll(stripe, provider);
    expect(findLivingSubscription(user.id)).toMatchObject({ plan: "amplify", state: "active" });
  });

  test("what nobody pays within a day is closed", async () => {
    const secret = await opens(aPack(3300));
    const later = (hours: number) => refreshOpenOrders(provider, new Date(stripe.now.getTime() + hours * 3_600_000));
    await later(20);
    expect(states()).toEqual(["open"]);
    await later(24);
    await later(30);
    expect([states(), stripe.confirms(secret)]).toEqual([["closed"], false]);
  });

  test("what was paid meanwhile counts, though nobody has told us", async () => {
    stripe.confirms(await opens(aPlan("launch")));
    expect(await start(aPlan("amplify"))).toEqual({ to: "subscription" });
    stripe.confirms(await opens(aPack(3300)));
    expect(await start(aPack(3300), "page")).toMatchObject({ to: "result" });
    expect(sparks()).toBe(13_300);
  });
});
