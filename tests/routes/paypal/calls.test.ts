import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aPayPal } from "#tests/factories/billing";
import { jsonPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import type { InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { answerOf } from "#tests/routes/studio/answer-of";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { User } from "~/platform/auth/user";
import * as capture from "~/routes/paypal/capture";
import * as order from "~/routes/paypal/order";
import * as setup from "~/routes/paypal/setup";
import * as subscription from "~/routes/paypal/subscription";

vi.hoisted(() => {
  process.env.PAYPAL_CLIENT_ID = "AaClientOfTheTests";
  process.env.PAYPAL_CLIENT_SECRET = "EeSecretThatNobodyMaySee";
});

let paypal: InMemoryPayPal;
let user: User;
const server = setupServer(http.all("https://api-m.paypal.com/*", ({ request }) => paypal.handle(request)));
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());
beforeEach(async () => {
  paypal = aPayPal();
  paypal.now = new Date();
  user = await makeUser({ sparks: 0 });
});

type Handler = Parameters<typeof answerOf>[0];
async function call(handler: Handler, path: string, body: object | null, params = {}) {
  const init = body ? jsonPost(body) : { method: "POST" };
  const { response, status } = await answerOf(handler, await signedInRequest(user, path, init), params);
  return { status, body: (await response?.json()) as Record<string, string> };
}
const takes = (id = "") => call(capture.action, `/paypal/order/${id}/capture`, null, { id });

test("/paypal/setup tells the public id, and never the secret, to whoever is signed in", async () => {
  const { response } = await answerOf(setup.loader, await signedInRequest(user, "/paypal/setup"));
  expect(await response?.json()).toEqual({ clientId: "AaClientOfTheTests" });
  expect((await answerOf(setup.loader, visitorRequest("/paypal/setup"))).status).toBe(401);
});

describe("an order", () => {
  const opens = () => call(order.action, "/paypal/order", { pack: 3300, amount: 1, price: 1 });

  test("is opened at our own price, once, and captured once the customer agreed", async () => {
    const opened = await opens();
    expect(opened).toEqual({
      status: 201,
      body: { id: expect.any(String), url: expect.stringContaining("paypal.com") },
    });
    expect(await opens()).toEqual(opened);
    const { id } = opened.body;
    expect(await takes(id)).toEqual({ status: 200, body: { status: "CREATED" } });
    paypal.approves(id ?? "");
    for (const taken of await Promise.all([takes(id), takes(id)])) expect(taken.status).toBe(200);
    expect(await takes(id)).toEqual({ status: 200, body: { status: "COMPLETED" } });
    expect(paypal.listPayments()).toMatchObject([{ amount: { value: "35.00", currency_code: "USD" } }]);
    expect(getAvailableSparks(user.id)).toBe(3300);
  });

  test("of somebody else is not found, and not captured", async () => {
    const { id } = (await opens()).body;
    paypal.approves(id ?? "");
    user = await makeUser();
    expect(await takes(id)).toMatchObject({ status: 404 });
    expect(paypal.listPayments()).toEqual([]);
  });

  test("that is declined is a 422 in PayPal's words, and void from then on", async () => {
    const { id } = (await opens()).body;
    paypal.approves(id ?? "");
    paypal.declines = true;
    expect(await takes(id)).toEqual({ status: 422, body: { message: "The instrument presented was declined." } });
    paypal.declines = false;
    expect(await takes(id)).toEqual({ status: 200, body: { status: "VOIDED" } });
  });

  test("is a 503 while PayPal does not do it", async () => {
    const { log } = await import("~/platform/log/log.server");
    vi.spyOn(log, "error").mockImplementation(() => {});
    paypal.nextAnswer = () => Response.json({ name: "NOT_AUTHORIZED" }, { status: 403 });
    expect(await opens()).toEqual({ status: 503, body: { message: "Payment error occurred. Please try again." } });
  });
});

test("a subscription is opened and begun, and a second one is a 422", async () => {
  const opens = () => call(subscription.action, "/paypal/subscription", { planName: "launch", planPrice: 1 });
  const { id } = (await opens()).body;
  paypal.approves(id ?? "");
  expect(await takes(id)).toEqual({ status: 200, body: { status: "COMPLETED" } });
  expect(findLivingSubscription(user.id)).toMatchObject({ plan: "launch", billing: "monthly", amount: 9900 });
  expect(await opens()).toMatchObject({ status: 422 });
});
