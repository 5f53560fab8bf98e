import { eq } from "drizzle-orm";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { orders, payments, users } from "#db/schema";
import { aPayPal, aStripe, hearsAll, hearsPayPal } from "#tests/factories/billing";
import { formPost, jsonPost, signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import type { InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import type { InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { refreshOpenOrders } from "~/features/billing/refresh-open-orders.server";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { User } from "~/platform/auth/user";
import { addPageHeaders } from "~/platform/http/page-headers.server";
import * as billing from "~/routes/account/billing";
import * as cancellation from "~/routes/account/billing.cancellation";
import * as removal from "~/routes/account/billing.cancellation.removal";
import * as change from "~/routes/account/billing.change";
import * as paymentMethod from "~/routes/account/billing.payment-method";
import * as refund from "~/routes/account/billing.refund";
import * as checkout from "~/routes/account/checkout";
import * as result from "~/routes/account/payment-success";
import * as orderCall from "~/routes/paypal/order";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
  process.env.PAYPAL_CLIENT_ID = "AaClientOfTheTests";
  process.env.PAYPAL_CLIENT_SECRET = "EeSecretThatNobodyMaySee";
  process.env.PAYPAL_WEBHOOK_ID = "8PT597110X";
});

let stripe: InMemoryStripe;
let paypal: InMemoryPayPal;
let user: User;
const server = setupServer(
  http.all("https://api.stripe.com/*", ({ request }) => stripe.handle(request)),
  http.all("https://api-m.paypal.com/*", ({ request }) => paypal.handle(request)),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());
beforeEach(async () => {
  stripe = aStripe();
  paypal = aPayPal();
  stripe.now = new Date();
  paypal.now = new Date();
  user = await makeUser({ sparks: 0 });
});

type Handler = Parameters<typeof answerOf>[0];
const post = async (handler: Handler, path: string, fields = {}, params = {}) =>
  answerOf(handler, await signedInRequest(user, path, formPost(fields)), params);
const get = async (handler: Handler, path: string, params = {}) =>
  answerOf<never>(handler, await signedInRequest(user, path), params);
async function html(page: { default: () => JSX.Element; loader: Handler }, path: string) {
  return renderPage(page.default, { path, loaderData: (await get(page.loader, path)).data });
}

/** Presses 'Pay with PayPal' and answers with the checkout's id at PayPal. */
async function goesToPayPal(path: string, nonce: string = crypto.randomUUID()): Promise<string> {
  const { response } = await post(checkout.action, path, { nonce, provider: "paypal" });
  expect(response?.status).toBe(303);
  const address = new URL(response?.headers.get("Location") ?? "");
  expect(address.origin).toBe("https://www.paypal.com");
  return address.searchParams.get("token") ?? address.searchParams.get("ba_token") ?? "";
}

/** Agrees on PayPal's page; answers with the path that PayPal leads back to. */
function agrees(id: string): string {
  const { pathname, search } = new URL(paypal.approves(id));
  return pathname + search;
}

async function look(path: string) {
  const { data, response } = await get(result.loader, path);
  if (response) return { text: "", refresh: null, response };
  const loaded = data as Parameters<typeof result.handle.refresh>[0];
  const text = renderPage(result.default, { path, loaderData: loaded });
  return { text, refresh: result.handle.refresh(loaded), response };
}

/** What PayPal has to tell arrives now. */
const hears = () => {
  paypal.now = new Date(Math.max(Date.now(), paypal.now.getTime()));
  return hearsPayPal(paypal, getPaymentProvider("paypal"));
};
const sparks = () => getAvailableSparks(user.id);
const plan = () => db.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).get()?.plan;
const captures = () => paypal.asked.filter((each) => /capture$|activate$/.test(each)).length;

async function subscribes(path = "/checkout?plan=launch"): Promise<string> {
  const id = await goesToPayPal(path);
  await look(agrees(id));
  await hears();
  return id;
}

describe("/checkout", () => {
  test("offers both who have keys, and says where the money is taken", async () => {
    const text = await html(checkout, "/checkout?plan=launch");
    expect(text).toMatch(/name="provider" value="stripe".*Pay \$99\.00 by card/s);
    expect(text).toMatch(/name="provider" value="paypal".*Pay \$99\.00 with PayPal/s);
    expect(text).toContain("With PayPal you agree on its page and come back here. Only then it is charged.");
  });

  test("opens PayPal's page at our own price, whatever the form says, and comes back to the same choice", async () => {
    const path = "/checkout?plan=launch&billing=annual";
    const fields = { nonce: "n", provider: "paypal", amount: "1", planPrice: "1", planName: "scale" };
    await post(checkout.action, path, fields);
    const [plan] = paypal.listPlans();
    expect(plan?.billing_cycles[0]).toMatchObject({
      ...{ frequency: { interval_unit: "YEAR" } },
      pricing_scheme: { fixed_price: { value: "948.00", currency_code: "USD" } },
    });
    const [page] = paypal.listCheckouts();
    expect(paypal.backOf(page?.id ?? "")).toBe(`http://localhost:3000${path}`);
    expect(page?.custom_id).toMatch(new RegExp(`^[a-z0-9]{10}/user-${user.id}/\\d+$`));
  });

  test("a form sent twice is one order and one page", async () => {
    const [one, other] = await Promise.all([
      goesToPayPal("/checkout?pack=3300", "n"),
      goesToPayPal("/checkout?pack=3300", "n"),
    ]);
    expect(one).toBe(other);
    expect(paypal.listCheckouts()).toHaveLength(1);
  });

  test("a provider that there is not is a 400", async () => {
    expect((await post(checkout.action, "/checkout?plan=launch", { nonce: "n", provider: "cash" })).status).toBe(400);
  });

  test("forms may lead to PayPal from there and from /billing, and from nowhere else", () => {
    const targets = (path: string) => {
      const headers = new Headers();
      addPageHeaders(new Request(`http://localhost:3000${path}`), headers);
      return /form-action ([^;]*)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
    };
    for (const path of ["/checkout", "/billing/change"])
      expect(targets(path)).toBe(
        "'self' https://checkout.stripe.com https://billing.stripe.com https://www.paypal.com",
      );
    expect(targets("/dashboard")).toBe("'self'");
  });

  test("PayPal's script may load, frame and open a window there, and nowhere else", () => {
    const read = (path: string) => {
      const headers = new Headers();
      const { nonce } = addPageHeaders(new Request(`http://localhost:3000${path}`), headers);
      const policy = (headers.get("Content-Security-Policy") ?? "").replaceAll(nonce ?? "no nonce", "N").split("; ");
      return { policy, opener: headers.get("Cross-Origin-Opener-Policy") };
    };
    expect(read("/checkout")).toEqual({
      opener: "same-origin-allow-popups",
      policy: expect.arrayContaining([
        expect.stringMatching(/^script-src 'self' 'nonce-N' .*https:\/\/\*\.paypal\.com/),
        expect.stringMatching(/^frame-src .*https:\/\/\*\.paypal\.com/),
        "style-src 'self' 'nonce-N'",
      ]),
    });
    for (const path of ["/billing", "/pricing", "/checkout/more"]) {
      const { policy, opener } = read(path);
      expect([opener, policy.filter((part) => part.includes("*.paypal.com") || part.startsWith("frame-src"))]).toEqual([
        ...[null, []],
      ]);
    }
  });
});

describe("/payment-success after PayPal", () => {
  test("takes a pack's money once, and only then says so; another look takes nothing more", async () => {
    const id = await goesToPayPal("/checkout?pack=3300");
    const [order] = db.select().from(orders).all();
    expect((await look(`/payment-success?order=${order?.id}`)).text).toContain("We are waiting for confirmation");
    expect([captures(), sparks()]).toEqual([0, 0]);
    const back = agrees(id);
    const looks = await Promise.all([look(back), look(back), look(back)]);
    expect(looks.map(({ text }) => text)).toContainEqual(expect.stringContaining("Payment Successful!"));
    expect((await look(back)).text).toContain("You bought 3,300 sparks. $35.00 paid.");
    await hears();
    await hears();
    expect([paypal.listPayments().length, sparks()]).toEqual([1, 3300]);
    expect(db.select().from(payments).all()).toEqual([
      expect.objectContaining({ provider: "paypal", payment: id, amount: 3500, state: "completed" }),
    ]);
  });

  test.each<[string, RequestInit]>([
    ["that a browser fetches ahead", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
    ["that only asks for the headers", { method: "HEAD" }],
  ])("a request %s takes no money; the visit does", async (_, init) => {
    const back = agrees(await goesToPayPal("/checkout?pack=3300"));
    const { data } = await answerOf<never>(result.loader, await signedInRequest(user, back, init));
    expect(data).toMatchObject({ progress: "waiting" });
    expect([captures(), sparks()]).toEqual([0, 0]);
    expect((await look(back)).text).toContain("Payment Successful!");
    expect(captures()).toBe(1);
  });

  test("begins a plan once", async () => {
    const back = agrees(await goesToPayPal("/checkout?plan=launch"));
    await Promise.all([look(back), look(back)]);
    expect((await look(back)).text).toContain("You are on Launch now.");
    await hears();
    expect([paypal.listPayments().length, plan(), sparks()]).toEqual([1, "launch", 10_000]);
  });

  test("where nobody comes back, the worker completes what was agreed to", async () => {
    const id = await goesToPayPal("/checkout?plan=launch");
    const sweep = () => {
      db.update(orders)
        .set({ checkedAt: new Date(0) })
        .run();
      return refreshOpenOrders(getPaymentProvider("paypal"));
    };
    await sweep();
    expect(captures()).toBe(0);
    agrees(id);
    await sweep();
    expect([plan(), sparks()]).toEqual(["launch", 10_000]);
  });

  test("a declined payment is 'Payment Failed' with PayPal's words, closes the order, and is not tried again", async () => {
    const back = agrees(await goesToPayPal("/checkout?pack=3300"));
    paypal.declines = true;
    const { response } = await look(back);
    expect(response).toHaveRedirect("/checkout?pack=3300");
    await expect(response).toSendToast("Payment Failed", "The instrument presented was declined.");
    paypal.declines = false;
    expect((await look(back)).text).toContain("Nothing was charged.");
    await hears();
    expect([paypal.listPayments().length, sparks()]).toEqual([0, 0]);
  });

  test("another's order is not completed", async () => {
    const back = agrees(await goesToPayPal("/checkout?pack=3300"));
    const owner = user;
    user = await makeUser();
    expect((await look(back)).response).toHaveRedirect("/pricing");
    expect(captures()).toBe(0);
    user = owner;
  });

  test("a plan whose first payment fails brings nothing, and is ended after 14 days, so that PayPal stops trying", async () => {
    paypal.declines = true;
    const id = await goesToPayPal("/checkout?plan=launch");
    expect((await look(agrees(id))).text).toContain("We are waiting for confirmation");
    await hears();
    const sweep = (days: number) => {
      db.update(orders)
        .set({ checkedAt: new Date(0) })
        .run();
      return refreshOpenOrders(getPaymentProvider("paypal"), new Date(Date.now() + days * 86_400_000));
    };
    await sweep(13);
    expect([paypal.statusOf(id), plan(), sparks()]).toEqual(["ACTIVE", "free", 0]);
    await sweep(15);
    await sweep(15.1);
    expect([paypal.statusOf(id), plan()]).toEqual(["CANCELLED", "free"]);
    expect(db.select({ state: orders.state }).from(orders).all()).toEqual([{ state: "closed" }]);
  });

  test("is waited for while PayPal does not answer", async () => {
    const { log } = await import("~/platform/log/log.server");
    vi.spyOn(log, "warn").mockImplementation(() => {});
    const back = agrees(await goesToPayPal("/checkout?pack=3300"));
    paypal.nextAnswer = () => Response.json({ name: "NOT_AUTHORIZED" }, { status: 403 });
    expect(await look(back)).toMatchObject({ refresh: 4, text: expect.stringContaining("waiting for confirmation") });
    expect((await look(back)).text).toContain("Payment Successful!");
  });
});

const byCard = (path: string, nonce: string = crypto.randomUUID()) =>
  post(checkout.action, path, { nonce, provider: "stripe" });

describe("one pack over both providers", () => {
  const path = "/checkout?pack=3300";
  const cards = () => stripe.list("cs_");

  test("the page at the one is closed before the other's is opened, so that only one can be paid", async () => {
    await byCard(path);
    const id = await goesToPayPal(path);
    expect(cards().map(({ status }) => status)).toEqual(["expired"]);
    await byCard(path);
    expect((await look(agrees(id))).text).toContain("Nothing was charged.");
    stripe.pays(cards()[1]?.id ?? "");
    await hearsAll(stripe, getPaymentProvider("stripe"));
    expect([captures(), sparks()]).toEqual([0, 3300]);
  });

  test("another pack stays open at the other", async () => {
    await byCard("/checkout?pack=10000");
    await goesToPayPal(path);
    expect(cards().map(({ status }) => status)).toEqual(["open"]);
  });

  test("what was paid meanwhile by card leads to its result, and PayPal is not opened", async () => {
    await byCard(path);
    stripe.pays(cards()[0]?.id ?? "");
    const { response } = await post(checkout.action, path, { nonce: "n", provider: "paypal" });
    const [order] = db.select().from(orders).all();
    expect(response).toHaveRedirect(`/payment-success?order=${order?.id}`);
    expect(paypal.listCheckouts()).toEqual([]);
  });

  test("... and PayPal's button says so, once", async () => {
    await byCard(path);
    stripe.pays(cards()[0]?.id ?? "");
    const presses = async () =>
      answerOf(orderCall.action, await signedInRequest(user, "/paypal/order", jsonPost({ pack: 3300 })));
    const { response, status } = await presses();
    expect([status, await response?.json()]).toEqual([
      ...[422, { message: "This was paid by card a moment ago. You find it under Billing." }],
    ]);
    expect((await presses()).status).toBe(201);
  });

  test("whoever bought it within the hour is told before paying again, and nobody else is", async () => {
    const warning = "You bought this pack within the last hour";
    await byCard(path);
    expect(await html(checkout, path)).not.toContain(warning);
    stripe.pays(cards()[0]?.id ?? "");
    await hearsAll(stripe, getPaymentProvider("stripe"));
    expect(await html(checkout, path)).toContain(warning);
    expect(await html(checkout, "/checkout?pack=10000")).not.toContain(warning);
    db.update(orders)
      .set({ paidAt: new Date(Date.now() - 3_700_000) })
      .run();
    expect(await html(checkout, path)).not.toContain(warning);
    expect(await post(checkout.action, path, { nonce: "again", provider: "stripe" })).toMatchObject({ status: 303 });
  });
});

describe("one subscription over both providers", () => {
  test("the page at the one is closed before the other's is opened", async () => {
    await byCard("/checkout?plan=launch");
    const id = await goesToPayPal("/checkout?plan=launch");
    expect(stripe.list("cs_").map(({ status }) => status)).toEqual(["expired"]);
    await byCard("/checkout?plan=launch");
    expect(db.select({ state: orders.state }).from(orders).all()).toEqual([
      ...[{ state: "closed" }, { state: "closed" }, { state: "open" }],
    ]);
    const back = agrees(id);
    expect((await look(back)).text).toContain("Nothing was charged.");
    paypal.events.push({ id: "WH-any", event_type: "BILLING.SUBSCRIPTION.UPDATED", resource: { id } });
    await hears();
    expect([captures(), plan()]).toEqual([0, "free"]);
  });

  test("of several that were agreed to at PayPal one is begun", async () => {
    const first = await goesToPayPal("/checkout?plan=launch");
    const second = await goesToPayPal("/checkout?plan=amplify");
    // why: as two tabs leave it that were sent in the same moment.
    db.update(orders).set({ state: "open" }).run();
    const backs = [agrees(first), agrees(second)];
    await Promise.all(backs.map(look));
    await hears();
    expect(paypal.listPayments()).toHaveLength(1);
    expect(["launch", "amplify"]).toContain(plan());
  });

  test("whoever has one by card is not sold one by PayPal, and one that was agreed to before is not begun", async () => {
    const id = await goesToPayPal("/checkout?plan=amplify");
    db.update(orders).set({ state: "closed" }).run();
    await byCard("/checkout?plan=launch");
    db.update(orders).set({ state: "open" }).run();
    stripe.pays(stripe.list("cs_")[0]?.id ?? "");
    await hearsAll(stripe, getPaymentProvider("stripe"));
    expect((await look(agrees(id))).text).toContain("Nothing was charged.");
    expect(paypal.listPayments()).toEqual([]);
    const { response } = await post(checkout.action, "/checkout?plan=amplify", { nonce: "n", provider: "paypal" });
    expect(response).toHaveRedirect("/billing/change?plan=amplify");
  });

  test("whoever has one by PayPal is not sold one by card", async () => {
    await subscribes();
    const { response } = await byCard("/checkout?plan=amplify");
    expect(response).toHaveRedirect("/billing/change?plan=amplify");
    expect(stripe.list("cs_")).toEqual([]);
  });
});

describe("/billing of a plan that PayPal is paid for", () => {
  test("says so, and what is done at PayPal", async () => {
    await subscribes();
    const text = await html(billing, "/billing");
    expect(text).toContain("Paid by PayPal.");
    expect(text).toContain("You choose what PayPal pays with on its own page of automatic payments.");
    const { response } = await post(paymentMethod.action, "/billing/payment-method");
    expect(response?.headers.get("Location")).toBe("https://www.paypal.com/myaccount/autopay/");
  });

  test("a cancellation ends it with the period, and can be taken back before", async () => {
    const id = await subscribes();
    await post(cancellation.action, "/billing/cancellation");
    expect(await html(billing, "/billing")).toContain("Ends on");
    await post(removal.action, "/billing/cancellation/removal");
    expect([paypal.statusOf(id), findLivingSubscription(user.id)?.cancelsAtPeriodEnd]).toEqual(["ACTIVE", false]);
    await post(cancellation.action, "/billing/cancellation");
    paypal.now = new Date(Date.now() + 32 * 86_400_000);
    paypal.events.push({ id: "WH-late", event_type: "BILLING.SUBSCRIPTION.UPDATED", resource: { id } });
    vi.setSystemTime(paypal.now);
    await hears();
    vi.useRealTimers();
    expect([paypal.statusOf(id), findLivingSubscription(user.id), plan()]).toEqual(["CANCELLED", undefined, "free"]);
  });

  test("what was ended at PayPal runs out here, and cannot be kept", async () => {
    const id = await subscribes();
    paypal.cancels(id);
    await hears();
    expect(findLivingSubscription(user.id)).toMatchObject({ state: "active", cancelsAtPeriodEnd: true });
    const { response } = await post(removal.action, "/billing/cancellation/removal");
    await expect(response).toSendToast(
      "This subscription cannot go on",
      "It was ended at PayPal. It stays as it is until its last day; choose a plan again after that.",
    );
  });

  test("a dearer plan begins with the next period, once the customer agrees at PayPal; the page says so", async () => {
    const id = await subscribes();
    const text = await html(change, "/billing/change?plan=amplify");
    expect(text).toContain("You pay by PayPal, which does not split a period");
    expect(text).toContain("Nothing is charged now.");
    const { response } = await post(change.action, "/billing/change?plan=amplify", { at: "0" });
    expect([response?.status, response?.headers.get("Location")]).toEqual([
      ...[303, expect.stringMatching(/^https:\/\/www\.paypal\.com\//)],
    ]);
    expect(findLivingSubscription(user.id)).toMatchObject({ plan: "launch", renewsAs: "launch" });
    expect(paypal.approves(id)).toBe("http://localhost:3000/billing");
    await hears();
    expect(findLivingSubscription(user.id)).toMatchObject({ plan: "launch", renewsAs: "amplify", amount: 24_900 });
    expect([plan(), sparks()]).toEqual(["launch", 10_000]);
    expect(await html(billing, "/billing")).toContain("You are on Amplify from then on.");
  });

  test("the first payment goes back in full, once, and the subscription ends with it", async () => {
    const id = await subscribes();
    const [payment] = db.select().from(payments).all();
    const path = `/billing/refund/${payment?.id}`;
    const send = () => post(refund.action, path, { amount: "9900" }, { id: String(payment?.id) });
    await send();
    await send();
    expect(db.select().from(payments).all()).toEqual([expect.objectContaining({ refunded: 9900 })]);
    await hears();
    expect([paypal.statusOf(id), plan(), sparks()]).toEqual(["CANCELLED", "free", 0]);
  });
});

test("what PayPal gave back of a plan by hand is known by its event alone, and takes the month's sparks back", async () => {
  const id = await subscribes();
  expect(sparks()).toBe(10_000);
  paypal.refunds(paypal.chargeOf(id), 9900);
  await hears();
  expect(sparks()).toBe(0);
  expect(db.select().from(payments).all()).toEqual([expect.objectContaining({ refunded: 9900 })]);
});

test("money that PayPal gave back by hand takes the sparks back, and a dispute blocks them until it is won", async () => {
  const id = await goesToPayPal("/checkout?pack=10000");
  await look(agrees(id));
  await hears();
  paypal.refunds(paypal.chargeOf(id), 4950);
  await hears();
  expect(sparks()).toBe(5000);
  const dispute = paypal.disputes(paypal.chargeOf(id));
  await hears();
  expect(sparks()).toBe(0);
  paypal.closesDispute(dispute, "won");
  await hears();
  expect(sparks()).toBe(5000);
});
