import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/client";
import { aPayPal, aStripe } from "#tests/factories/billing";
import { connectInMemoryPayPal, type InMemoryPayPal } from "#tests/mocks/in-memory-paypal";
import { connectInMemory, InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { makePlanPrices } from "~/features/billing/make-plan-prices.server";
import { requireAccount } from "~/features/billing/require-account.server";
import { stripeEventTypes } from "~/features/payments/read-stripe-event.server";
import { config } from "~/platform/config/config.server";
import { examinePayments } from "./examine-payments.server";

const url = (name: string) => `${config.origin}/webhooks/${name}`;
const webhookSecret = config.stripe.webhookSecret;
beforeEach(() => {
  Object.assign(config.stripe, { webhookSecret, publishableKey: undefined });
});

describe("of Stripe the doctor says", () => {
  let stripe: InMemoryStripe;
  beforeEach(() => {
    stripe = aStripe();
  });
  const examine = async (settings: Parameters<typeof connectInMemory>[1] = {}) =>
    (await examinePayments([connectInMemory(stripe, settings)])).map(
      ({ name, state, text }) => `${state} ${name}: ${text}`,
    );

  test("whose the key is, that prices are sold, and that its events come", async () => {
    Object.assign(config.stripe, { webhookSecret: "whsec_1" });
    await makePlanPrices(connectInMemory(stripe));
    stripe.endpoints = [{ url: url("stripe"), status: "enabled", enabled_events: ["*"] }];
    expect(await examine()).toEqual([
      `ok Stripe's account: The key holds: ${stripe.account}, in test mode.`,
      "ok Stripe's prices: 6 are sold.",
      `ok Stripe's webhook: ${url("stripe")} is told of all that is needed.`,
    ]);
  });

  test("that the key does not hold, or that nobody answers", async () => {
    stripe.nextAnswer = () =>
      Response.json(
        { error: { type: "invalid_request_error", message: "Invalid API Key provided: sk_test_***see" } },
        { status: 401 },
      );
    expect(await examine()).toEqual([
      "bad Stripe's account: Stripe does not take STRIPE_SECRET_KEY: Invalid API Key provided: sk_test_***see",
    ]);
    stripe.nextAnswer = () => Response.json({ error: { type: "api_error", message: "Busy." } }, { status: 503 });
    expect(await examine()).toEqual(["warn Stripe's account: Stripe does not answer: Busy."]);
  });

  test("that the account takes no payments, or that the publishable key is of the other mode", async () => {
    stripe.takesMoney = false;
    expect((await examine())[0]).toBe(
      `bad Stripe's account: The key holds (${stripe.account}, in test mode), and the account takes no payments yet.`,
    );
    stripe.takesMoney = true;
    Object.assign(config.stripe, { publishableKey: "pk_live_1" });
    expect((await examine())[0]).toBe(
      `bad Stripe's account: STRIPE_SECRET_KEY is ${stripe.account}, in test mode, and STRIPE_PUBLISHABLE_KEY is a live key.`,
    );
  });

  test("that the keys are of another account than before, also of the other mode", async () => {
    await requireAccount(connectInMemory(stripe));
    expect((await examine({ secretKey: "sk_live_that_nobody_may_see" }))[0]).toBe(
      `warn Stripe's account: The key holds (${stripe.account}, live). So far ${stripe.account}/test was charged: what runs there is set aside.`,
    );
    const other = new InMemoryStripe("other");
    other.account = "acct_other";
    const [line] = await examinePayments([connectInMemory(other)]);
    expect(line).toMatchObject({ state: "warn", text: expect.stringContaining("The key holds (acct_other") });
  });

  test("which prices are not sold any more", async () => {
    await makePlanPrices(connectInMemory(stripe));
    const id = stripe.list("price_")[2]?.id ?? "";
    stripe.archivesPrice(id);
    expect((await examine())[1]).toBe(
      `warn Stripe's prices: Not sold any more: ${id}. They are made again when somebody buys.`,
    );
  });

  test.each([
    ["missing", [], "warn", `Stripe has none for ${url("stripe")}: add it, and set STRIPE_WEBHOOK_SECRET.`],
    ["elsewhere", [{ url: "https://other.example/webhooks/stripe" }], "warn", `Stripe has none for ${url("stripe")}`],
    ["disabled", [{ status: "disabled" }], "bad", `Stripe has disabled ${url("stripe")}: enable it there.`],
    [
      "without some events",
      [{ enabled_events: stripeEventTypes.filter((type) => !type.startsWith("charge.dispute")) }],
      "warn",
      `${url("stripe")} is not told of charge.dispute.created, charge.dispute.updated, charge.dispute.closed.`,
    ],
  ])("that the endpoint is %s", async (_, endpoints, state, text) => {
    Object.assign(config.stripe, { webhookSecret: "whsec_1" });
    stripe.endpoints = endpoints.map((each) => ({
      ...{ url: url("stripe"), status: "enabled", enabled_events: ["*"] },
      ...each,
    }));
    expect((await examine())[2]).toContain(`${state} Stripe's webhook: ${text}`);
  });

  test("that the endpoint's secret is not set here", async () => {
    stripe.endpoints = [{ url: url("stripe"), status: "enabled", enabled_events: ["*"] }];
    expect((await examine())[2]).toContain("bad Stripe's webhook: ");
  });

  test("what a restricted key may not read", async () => {
    stripe.forbidden = ["/v1/account", "/v1/webhook_endpoints"];
    expect(await examine()).toEqual([
      "ok Stripe's account: The key holds: an account that the key may not read, in test mode.",
      "ok Stripe's prices: None is made yet: they are when they are first needed.",
      `warn Stripe's webhook: The key may not read the endpoints: look at Stripe for ${url("stripe")}.`,
    ]);
  });
});

describe("of PayPal the doctor says", () => {
  let paypal: InMemoryPayPal;
  beforeEach(() => {
    paypal = aPayPal();
  });
  const examine = async () =>
    (await examinePayments([connectInMemoryPayPal(paypal)])).map(
      ({ name, state, text }) => `${state} ${name}: ${text}`,
    );

  test("that its keys hold, which plans are sold, and what its webhook is not told of", async () => {
    await makePlanPrices(connectInMemoryPayPal(paypal));
    const id = paypal.listPlans()[1]?.id ?? "";
    paypal.deactivates(id);
    paypal.webhook = { url: "https://other.example/webhooks/paypal", event_types: [] };
    expect(await examine()).toEqual([
      "ok PayPal's account: The key holds: AaClientOfTheTests, live.",
      `warn PayPal's prices: Not sold any more: ${id}. They are made again when somebody buys.`,
      `bad PayPal's webhook: The webhook of PAYPAL_WEBHOOK_ID leads to another address than ${url("paypal")}.`,
    ]);
    paypal.webhook = { url: url("paypal"), event_types: [{ name: "PAYMENT.SALE.COMPLETED" }] };
    expect((await examine())[2]).toContain("CUSTOMER.DISPUTE.CREATED");
  });

  test("that its keys do not hold", async () => {
    paypal.refusesKeys = true;
    expect(await examine()).toEqual([
      "bad PayPal's account: PayPal does not take PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: Client Authentication failed",
    ]);
  });
});

test("without a provider there is nothing to say", async () => {
  db.run("delete from payment_accounts");
  expect(await examinePayments([])).toEqual([]);
});
