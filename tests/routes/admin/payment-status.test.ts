import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { paymentEvents, subscriptions } from "#db/schema";
import { signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { config } from "~/platform/config/config.server";
import * as page from "~/routes/admin/settings";
import { answerOf } from "../studio/answer-of";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
  process.env.STRIPE_WEBHOOK_SECRET = "whsec_that_nobody_may_see";
  process.env.PAYPAL_CLIENT_ID = "paypal-id";
  process.env.PAYPAL_CLIENT_SECRET = "paypal-secret";
  process.env.PAYPAL_API_BASE = "https://api-m.sandbox.paypal.com";
});

const stripe = { ...config.stripe };
const paypal = { ...config.paypal };
beforeEach(() => void db.delete(paymentEvents).run());
afterEach(() => {
  Object.assign(config.stripe, stripe);
  Object.assign(config.paypal ?? {}, paypal);
});

async function read() {
  const admin = await makeUser({ isAdmin: true });
  const { data } = await answerOf(page.loader, await signedInRequest(admin, "/settings"));
  const html = renderPage(page.default, { path: "/settings", loaderData: data }).replace(
    /<svg.*?<\/svg>|<[^>]+>/g,
    " ",
  );
  return html.replace(/\s+/g, " ");
}

test("a payment provider is said to be in test mode or live, with the last webhook, and without a secret", async () => {
  const before = await read();
  expect(before).toContain("Payments by Stripe Good Connected, in test mode; no webhook came yet.");
  expect(before).toContain(
    "Payments by PayPal Look at it Connected, in test mode (the sandbox); without a webhook what was paid is found a minute later.",
  );
  const createdAt = new Date(Date.now() - 2 * 3_600_000);
  const event = { provider: "stripe", event: "evt_1", type: "invoice.paid", createdAt, dueAt: createdAt } as const;
  db.insert(paymentEvents).values(event).run();
  Object.assign(config.stripe, { secretKey: "rk_live_that_nobody_may_see" });
  Object.assign(config.paypal ?? {}, { apiBase: undefined, webhookId: "wh-1" });
  const after = await read();
  expect(after).toContain("Connected, live; the last webhook came 2 hours ago.");
  expect(after).toContain("Payments by PayPal Good Connected, live; no webhook came yet.");
  expect(before + after).not.toContain("nobody_may_see");
});

test("a price that somebody set at the provider is a warning", async () => {
  const user = await makeUser();
  const begins = new Date();
  const row = { userId: user.id, provider: "stripe", subscription: "sub_1", state: "active", plan: "launch" } as const;
  const period = { periodStart: begins, periodEnd: begins, createdAt: begins, readAt: begins };
  const price = { renewsAs: "launch", billing: "monthly", amount: 7900, currency: "usd" } as const;
  db.insert(subscriptions)
    .values({ ...row, ...period, ...price, cancelsAtPeriodEnd: false, unknownPrice: "price_x" })
    .run();
  expect(await read()).toContain(
    "Payments by Stripe Look at it Connected, in test mode; no webhook came yet; prices that are none of ours: 1, named under Reconciliation.",
  );
  db.delete(subscriptions).run();
});

test("a stand-in is told as one", async () => {
  Object.assign(config.stripe, { apiBase: "http://127.0.0.1:9" });
  Object.assign(config.paypal ?? {}, { apiBase: "http://127.0.0.1:9" });
  const html = await read();
  expect(html).toContain("Connected to a stand-in, at STRIPE_API_BASE");
  expect(html).toContain("Connected to a stand-in, at PAYPAL_API_BASE");
});
