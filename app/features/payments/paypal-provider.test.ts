import { beforeEach, describe, expect, test } from "vitest";
import { connectInMemoryPayPal, InMemoryPayPal, openInMemory } from "#tests/mocks/in-memory-paypal";
import { testInstallation } from "#tests/mocks/in-memory-stripe";
import type { PaymentProvider } from "./payment-provider";
import type { PayPalSettings } from "./paypal-client.server";
import { connectPayPal } from "./paypal-provider.server";

let paypal: InMemoryPayPal;
let provider: PaymentProvider;
beforeEach(() => {
  paypal = new InMemoryPayPal();
  provider = connectInMemoryPayPal(paypal);
});

const price = { plan: "launch", billing: "annual", amount: 94_800, currency: "usd" } as const;
const urls = { paidUrl: "http://site.test/payment-success?order=1", cancelledUrl: "http://site.test/checkout" };
const pack = { id: 1, customer: "user-7", item: { name: "3,300 sparks", amount: 3500, currency: "usd" }, ...urls };

async function opensPlan(billing: "monthly" | "annual" = "monthly") {
  const made = await provider.createPrice({ ...price, billing, amount: 9900 });
  return (await provider.openCheckout({ ...pack, item: { price: made } }, "checkout:1:1")).id;
}

async function subscribes(billing: "monthly" | "annual" = "monthly") {
  const id = await opensPlan(billing);
  paypal.approves(id);
  await provider.completeCheckout(id, "complete:1");
  return id;
}

const later = (hours: number) => {
  paypal.now = new Date(paypal.now.getTime() + hours * 3_600_000);
};

/** The same adapter, with all that it sends in `sent`. */
function watch(settings: Partial<PayPalSettings> = {}) {
  const sent: { request: Request; init: RequestInit }[] = [];
  const send: typeof fetch = (url, init) => {
    const request = new Request(url, init);
    sent.push({ request: request.clone(), init: init ?? {} });
    return paypal.handle(request);
  };
  return { sent, watched: connectPayPal(openInMemory(paypal, { send, ...settings }), () => testInstallation) };
}

describe("signing in", () => {
  test("happens once for many requests, also at the same time, and again before the token's end", async () => {
    await Promise.all([provider.createPrice(price), provider.openCheckout(pack, "checkout:1:1")]);
    expect(paypal.tokens.size).toBe(1);
    later(9);
    await provider.openCheckout(pack, "checkout:1:2");
    expect(paypal.tokens.size).toBe(2);
  });

  test("happens anew where PayPal takes a token back, and the request is not lost", async () => {
    await provider.createPrice(price);
    paypal.tokens.clear();
    expect(await provider.openCheckout(pack, "checkout:1:1")).toMatchObject({ id: expect.any(String) });
  });

  test("with a wrong secret is refused, and says nothing of it", async () => {
    const { watched } = watch({ clientSecret: "wrong-and-secret" });
    const problem = await watched.createPrice(price).catch((error: unknown) => error);
    expect(problem).toMatchObject({ reason: "refused" });
    expect(String(problem)).not.toContain("wrong-and-secret");
  });
});

test("every request that creates or takes money carries a key that names it", async () => {
  const { sent, watched } = watch();
  const made = await watched.createPrice(price);
  const { id } = await watched.openCheckout({ ...pack, item: { price: made } }, "checkout:1:1");
  const { id: order } = await watched.openCheckout(pack, "checkout:2:1");
  paypal.approves(id);
  paypal.approves(order);
  await watched.completeCheckout(id, "complete:1");
  await watched.completeCheckout(order, "complete:2");
  await watched.refundUnderGuarantee({ payment: `${id}:0`, amount: 100 }, "guarantee:1");
  const keys = sent
    .filter(({ request }) => request.method === "POST" && !/token$|activate$/.test(request.url))
    .map(({ request }) => request.headers.get("PayPal-Request-Id"));
  const named = ["product:launch", "price:launch:annual:94800:usd", "checkout:1:1", "checkout:2:1"];
  expect(keys).toEqual([...named, "complete:2", "guarantee:1"].map((key) => `${testInstallation}:${key}`));
});

test("a pack is an order to be captured, in dollars; a plan is activated by us", async () => {
  const { sent, watched } = watch();
  await watched.openCheckout(pack, "checkout:1:1");
  const made = await watched.createPrice(price);
  await watched.openCheckout({ ...pack, item: { price: made } }, "checkout:2:1");
  const bodies = await Promise.all(
    sent.filter(({ request }) => /orders$|subscriptions$/.test(request.url)).map(({ request }) => request.json()),
  );
  expect(bodies).toMatchObject([
    { intent: "CAPTURE", purchase_units: [{ amount: { currency_code: "USD", value: "35.00" } }] },
    { application_context: { user_action: "CONTINUE" } },
  ]);
});

test("a second price of a plan is of the same product", async () => {
  await provider.createPrice(price);
  await connectInMemoryPayPal(paypal).createPrice({ ...price, billing: "monthly", amount: 9900 });
  expect(paypal.listPlans()).toHaveLength(2);
});

test("a redirect is not followed and a silent PayPal is not waited for, so the key stays with PayPal", async () => {
  const { sent, watched } = watch();
  await watched.createPrice(price);
  expect(sent.length).toBeGreaterThan(2);
  for (const { init } of sent) {
    expect(init.redirect).toBe("error");
    expect(init.signal).toBeInstanceOf(AbortSignal);
  }
});

test("a request that was not answered is sent again under its key, one without a key is not", async () => {
  const { watched } = watch({ repeats: 1 });
  const id = await subscribes();
  const busy = () => Response.json({ name: "INTERNAL_SERVICE_ERROR" }, { status: 503 });
  paypal.asked = [];
  paypal.nextAnswer = busy;
  await watched.openCheckout(pack, "checkout:9:1");
  paypal.nextAnswer = busy;
  await expect(watched.setCancelAtPeriodEnd(id, true)).rejects.toMatchObject({ reason: "unavailable" });
  expect(paypal.asked).toEqual([
    ...["POST /v2/checkout/orders", "POST /v2/checkout/orders"],
    `POST /v1/billing/subscriptions/${id}/suspend`,
  ]);
});

test("it asks at the address that is configured, and leads to the pages of that place", async () => {
  const { sent, watched } = watch({ apiBase: "http://127.0.0.1:12111/" });
  await watched.createPrice(price);
  expect(new Set(sent.map(({ request }) => new URL(request.url).origin))).toEqual(new Set(["http://127.0.0.1:12111"]));
  const page = (apiBase: string) =>
    connectPayPal(openInMemory(paypal, { apiBase }), () => testInstallation).openPaymentMethods(
      "user-7",
      "http://site.test/billing",
    );
  expect(await page("https://api-m.sandbox.paypal.com")).toBe("https://www.sandbox.paypal.com/myaccount/autopay/");
  expect(await page("https://api-m.paypal.com")).toBe("https://www.paypal.com/myaccount/autopay/");
});

test("an answer that is no JSON is unreadable", async () => {
  await provider.createPrice(price);
  paypal.nextAnswer = () => new Response("<html>");
  await expect(provider.readSubscription("I-1")).rejects.toMatchObject({ reason: "unreadable" });
});

describe("a checkout", () => {
  test("is only agreed to on PayPal's page; nothing is taken before it is completed", async () => {
    for (const id of [await opensPlan(), (await provider.openCheckout(pack, "checkout:2:1")).id]) {
      paypal.approves(id);
      expect(await provider.readCheckout(id)).toEqual({ state: "approved", isPaid: false, url: null, purchase: null });
    }
    expect(paypal.listPayments()).toEqual([]);
  });

  test("lapses after three hours, and after six where it was agreed to", async () => {
    const ids = [await opensPlan(), (await provider.openCheckout(pack, "checkout:2:1")).id];
    const states = () => Promise.all(ids.map(async (id) => (await provider.readCheckout(id)).state));
    later(2.9);
    expect(await states()).toEqual(["open", "open"]);
    later(0.2);
    expect(await states()).toEqual(["expired", "expired"]);
    for (const id of ids) paypal.approves(id);
    expect(await states()).toEqual(["approved", "approved"]);
    later(3);
    expect(await states()).toEqual(["expired", "expired"]);
  });

  test("that PayPal has forgotten has lapsed", async () => {
    expect(await provider.readCheckout("5O_gone")).toMatchObject({ state: "expired", isPaid: false });
  });

  test("whose payment is declined takes nothing and says so in PayPal's words", async () => {
    const { id } = await provider.openCheckout(pack, "checkout:1:1");
    paypal.approves(id);
    paypal.declines = true;
    await expect(provider.completeCheckout(id, "complete:1")).rejects.toMatchObject({
      ...{ reason: "declined", message: "The instrument presented was declined." },
    });
    expect(await provider.readCheckout(id)).toMatchObject({ state: "approved", isPaid: false });
  });

  test("of a plan whose first payment fails is not paid, runs nothing, and ends when it is closed", async () => {
    paypal.declines = true;
    const id = await subscribes();
    expect(await provider.readCheckout(id)).toMatchObject({ state: "complete", isPaid: false });
    expect(await provider.readSubscription(id)).toMatchObject({ state: "inactive" });
    await provider.closeCheckout(id);
    expect(paypal.statusOf(id)).toBe("CANCELLED");
    expect(await provider.readCheckout(id)).toMatchObject({ state: "expired" });
  });

  test("that is paid stays as it is when it is closed", async () => {
    const id = await subscribes();
    await provider.closeCheckout(id);
    expect(await provider.readSubscription(id)).toMatchObject({ state: "active" });
  });
});

describe("a subscription", () => {
  test("that its customer ends at PayPal runs to the end of what is paid", async () => {
    const id = await subscribes();
    paypal.cancels(id);
    const end = new Date("2026-02-28T09:30:00Z");
    expect(await provider.readSubscription(id)).toMatchObject({
      ...{ state: "active", cancelsAtPeriodEnd: true, periodEnd: end, endedAt: null },
    });
    later(28 * 24);
    expect(await provider.readSubscription(id)).toMatchObject({ state: "cancelled", endedAt: end });
  });

  test("of a year has one invoice for twelve months", async () => {
    const id = await subscribes("annual");
    expect((await provider.readSubscription(id)).invoices).toMatchObject([
      { id: `${id}:0`, periodEnd: new Date("2027-01-31T09:30:00Z") },
    ]);
  });

  test.each([
    ["some hours early", "2026-02-28T03:00:00Z"],
    ["on the day before", "2026-02-27T23:00:00Z"],
    ["after ten days of trying", "2026-03-10T10:00:00Z"],
  ])("that is renewed %s pays for the month that we count", async (_, at) => {
    const id = await subscribes();
    paypal.now = new Date(at);
    paypal.renews(id);
    expect((await provider.readSubscription(id)).invoices[1]).toMatchObject({
      ...{ id: `${id}:1`, periodStart: new Date("2026-02-28T09:30:00Z"), periodEnd: new Date("2026-03-31T09:30:00Z") },
    });
  });

  test("changes its plan where its customer agrees on PayPal's page, and prorates nothing", async () => {
    const id = await subscribes();
    const dearer = await provider.createPrice({ ...price, plan: "amplify", amount: 24_900 });
    expect(await provider.setNextPrice(id, dearer, "http://site.test/billing")).toMatch(
      /^https:\/\/www\.paypal\.com\//,
    );
    const change = { subscription: id, price: dearer, at: paypal.now };
    await expect(provider.previewUpgrade(change)).rejects.toMatchObject({ reason: "refused" });
    await expect(provider.upgrade(change, "upgrade:1")).rejects.toMatchObject({ reason: "refused" });
  });
});

test("a question of the customer's is no dispute", async () => {
  const id = await subscribes();
  const dispute = paypal.inquires(paypal.chargeOf(id));
  const { invoices } = await provider.readSubscription(id, { refunds: [], disputes: [dispute] });
  expect(invoices[0]?.disputes).toEqual([]);
});
