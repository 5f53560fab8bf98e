import { beforeEach, describe, expect, test } from "vitest";
import { connectInMemory, InMemoryStripe, testInstallation } from "#tests/mocks/in-memory-stripe";
import { PaymentProblem } from "./payment-problem";
import type { PaymentProvider } from "./payment-provider";
import { connectStripe } from "./stripe-provider.server";

const secretKey = "sk_test_that_nobody_may_see";
const site = { secretKey, installation: () => testInstallation };

let stripe: InMemoryStripe;
let provider: PaymentProvider;
beforeEach(() => {
  stripe = new InMemoryStripe();
  provider = connectInMemory(stripe);
});

const customer = { userId: 7, email: "ada@bean.example", name: "Ada Lovelace" };
const price = { plan: "launch", billing: "annual", amount: 94_800, currency: "usd" } as const;
const urls = { paidUrl: "http://site.test/payment-success?order=1", cancelledUrl: "http://site.test/checkout" };

async function subscribes(billing: "monthly" | "annual" = "monthly") {
  const made = await provider.createPrice({ ...price, billing, amount: 9900 });
  const order = { id: 1, customer: await provider.createCustomer(customer), item: { price: made }, ...urls };
  const { id } = await provider.openCheckout(order, "checkout:1:1");
  stripe.pays(id);
  return (await provider.readCheckout(id)).purchase?.id ?? "";
}

describe("what is created twice with one key is created once", () => {
  test("a customer, a price, a checkout", async () => {
    expect(await provider.createCustomer(customer)).toBe(await provider.createCustomer(customer));
    expect(await provider.createPrice(price)).toBe(await provider.createPrice(price));
    const order = {
      id: 1,
      customer: await provider.createCustomer(customer),
      item: { name: "3,300 sparks", amount: 3500, currency: "usd" },
      ...urls,
    };
    expect(await provider.openCheckout(order, "checkout:1:1")).toEqual(
      await provider.openCheckout(order, "checkout:1:1"),
    );
    expect(await provider.openCheckout(order, "checkout:1:2")).not.toEqual(
      await provider.openCheckout(order, "checkout:1:1"),
    );
    expect([stripe.list("cus_"), stripe.list("price_"), stripe.list("cs_")].map(({ length }) => length)).toEqual([
      1, 1, 2,
    ]);
  });

  test("every request that creates carries a key", async () => {
    const keys: (string | null)[] = [];
    const watched = connectStripe({
      ...site,
      repeats: 0,
      send: (url, init) => {
        const request = new Request(url, init);
        keys.push(request.headers.get("Idempotency-Key"));
        return stripe.handle(request);
      },
    });
    await watched.createCustomer(customer);
    await watched.createPrice(price);
    expect(keys).toEqual(
      ["customer:7:ada@bean.example", "price:launch:annual:94800:usd"].map((key) => `${testInstallation}:${key}`),
    );
  });
});

test("a refund under the guarantee, asked for twice, is one, and is told from one that was made by hand", async () => {
  const id = await subscribes();
  const payment = (await provider.readSubscription(id)).invoices[0]?.id ?? "";
  const refund = () => provider.refundUnderGuarantee({ payment, amount: 9000 }, `guarantee:${payment}`);
  await Promise.all([refund(), refund()]);
  await refund();
  stripe.refunds(stripe.chargeOf(id), 900);
  expect((await provider.readSubscription(id)).invoices[0]?.refunds).toEqual([
    { id: expect.stringMatching(/^re_/), amount: 9000, failed: false, isGuarantee: true },
    { id: expect.stringMatching(/^re_/), amount: 900, failed: false, isGuarantee: false },
  ]);
  expect(stripe.asked.filter((each) => each === "POST /v1/refunds")).toHaveLength(3);
});

test("all refunds of a charge are read, also those that Stripe does not send with it", async () => {
  const id = await subscribes();
  for (let count = 0; count < 25; count += 1) stripe.refunds(stripe.chargeOf(id), 100);
  const refunds = (await provider.readSubscription(id)).invoices[0]?.refunds ?? [];
  expect(new Set(refunds.map((refund) => refund.id)).size).toBe(25);
});

describe("a failure says what to do about it", () => {
  const answers = (status: number, error: object) => () => Response.json({ error }, { status });
  test.each([
    ["declined", answers(402, { type: "card_error", message: "Your card was declined." })],
    ["unavailable", answers(500, { type: "api_error", message: "Something went wrong." })],
    ["unavailable", answers(429, { type: "invalid_request_error", message: "Too many requests." })],
    ["missing", answers(404, { type: "invalid_request_error", code: "resource_missing", message: "No such thing." })],
    ["refused", answers(401, { type: "invalid_request_error", message: "Invalid API key." })],
    ["unreadable", () => Response.json({ object: "customer" })],
    ["unavailable", () => Promise.reject(new TypeError("fetch failed"))],
  ] as const)("%s", async (reason, answer) => {
    stripe.nextAnswer = answer as () => Response;
    const problem = await provider.createCustomer(customer).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(PaymentProblem);
    expect(problem).toMatchObject({ reason });
    expect(String(problem)).not.toContain(secretKey);
  });

  test("a redirect is not followed, so the key stays with Stripe", async () => {
    const sent: RequestInit[] = [];
    const watched = connectStripe({
      ...site,
      repeats: 0,
      send: (_, init) => {
        sent.push(init ?? {});
        return Promise.reject(new TypeError("redirected"));
      },
    });
    await expect(watched.createCustomer(customer)).rejects.toMatchObject({ reason: "unavailable" });
    expect(sent[0]?.redirect).toBe("error");
  });

  test("one request that was not answered is sent again under its key", async () => {
    stripe.nextAnswer = answers(503, { type: "api_error", message: "Busy." });
    const patient = connectStripe({
      ...site,
      repeats: 1,
      send: (url, init) => stripe.handle(new Request(url, init)),
    });
    expect(await patient.createCustomer(customer)).toMatch(/^cus_/);
    expect(stripe.asked).toEqual(["POST /v1/customers", "POST /v1/customers"]);
  });
});

test("it asks at the address that is configured, and in one version", async () => {
  const asked: Request[] = [];
  const elsewhere = connectStripe({
    ...site,
    apiBase: "http://127.0.0.1:12111",
    send: (url, init) => {
      asked.push(new Request(url, init));
      return stripe.handle(new Request(url, init));
    },
  });
  await elsewhere.createCustomer(customer);
  expect(asked[0]?.url).toBe("http://127.0.0.1:12111/v1/customers");
  expect(asked[0]?.headers.get("Stripe-Version")).toBe("2023-08-16");
});

test("an upgrade costs what its preview said, and a declined one changes nothing", async () => {
  const id = await subscribes();
  const dearer = await provider.createPrice({ ...price, plan: "amplify", billing: "monthly", amount: 24_900 });
  const change = { subscription: id, price: dearer, at: new Date("2026-02-10T00:00:00Z") };
  const preview = await provider.previewUpgrade(change);
  stripe.declines = true;
  await expect(provider.upgrade(change, "upgrade:1")).rejects.toMatchObject({ reason: "declined" });
  expect((await provider.readSubscription(id)).invoices).toHaveLength(1);
  stripe.declines = false;
  await provider.upgrade(change, "upgrade:2");
  const { invoices, price: next } = await provider.readSubscription(id);
  expect(next).toBe(dearer);
  expect(invoices[1]).toMatchObject({ kind: "upgrade", amount: preview.amount, price: dearer, state: "completed" });
  expect(preview.amount).toBeGreaterThan(0);
});

test("a subscription that is unpaid, ends with its period or has ended says so", async () => {
  const id = await subscribes();
  await provider.setCancelAtPeriodEnd(id, true);
  expect(await provider.readSubscription(id)).toMatchObject({ state: "active", cancelsAtPeriodEnd: true });
  await provider.setCancelAtPeriodEnd(id, false);
  stripe.declines = true;
  stripe.renews(id);
  expect(await provider.readSubscription(id)).toMatchObject({ state: "past_due", cancelsAtPeriodEnd: false });
  expect((await provider.readSubscription(id)).invoices.map(({ state }) => state)).toEqual(["completed", "failed"]);
  await provider.endSubscription(id);
  expect(await provider.readSubscription(id)).toMatchObject({ state: "cancelled" });
});

test("a question of the customer's bank is no dispute", async () => {
  const id = await subscribes();
  const dispute = stripe.disputes(stripe.chargeOf(id));
  stripe.get(dispute).status = "warning_needs_response";
  expect((await provider.readSubscription(id)).invoices[0]?.disputes).toEqual([]);
  stripe.get(dispute).status = "needs_response";
  expect((await provider.readSubscription(id)).invoices[0]?.disputes).toEqual([{ id: dispute, state: "open" }]);
});
