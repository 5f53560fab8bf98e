import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { adminActs, paymentAccounts, paymentFindings, users } from "#db/schema";
import { aPack, aStripe, buys, hearsAll } from "#tests/factories/billing";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { renderPage } from "#tests/setup/render-page";
import { compareWithProvider } from "~/features/billing/compare-with-provider.server";
import { reconcileBilling } from "~/features/billing/reconcile-billing.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import * as page from "~/routes/admin/reconciliation";
import { answerOf } from "../studio/answer-of";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
});

let stripe: InMemoryStripe;
const server = setupServer(http.all("https://api.stripe.com/*", ({ request }) => stripe.handle(request)));
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

let admin: User;
let buyer: User;
let provider: PaymentProvider;
beforeEach(async () => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  vi.spyOn(log, "error").mockImplementation(() => {});
  db.delete(paymentFindings).run();
  stripe = aStripe();
  stripe.now = new Date();
  provider = connectInMemory(stripe);
  admin = await makeUser({ isAdmin: true });
  buyer = await makeUser({ sparks: 0 });
});

const path = "/admin/reconciliation";
async function show() {
  const { data } = await answerOf(page.loader, await signedInRequest(admin, path));
  return renderPage(page.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
}
const post = async (fields: Record<string, string>, who = admin) =>
  (await answerOf(page.action, await signedInRequest(who, path, formPost(fields)))).response;
const compare = () => compareWithProvider(provider, new Date(Date.now() + 2 * 3_600_000));
const lastFinding = () => db.select().from(paymentFindings).all().at(-1);

/** A payment of ours that no order is there for. */
async function paysWithoutOrder(): Promise<void> {
  const customer = await provider.createCustomer({ userId: buyer.id, email: buyer.email, name: "" });
  const item = { name: "3,300 sparks", amount: 3500, currency: "usd" };
  const order = { id: 987_654, customer, item, paidUrl: "http://site.test/p", cancelledUrl: "http://site.test/c" };
  stripe.pays((await provider.openCheckout(order, "lost")).id);
}

test("a payment without an order is shown with its page at the provider, looked for again, and dismissed on record", async () => {
  await paysWithoutOrder();
  expect(await show()).not.toContain("without an order");
  await compare();
  const html = await show();
  expect(html).toMatch(/A payment without an order.*\$35\.00/s);
  expect(html).toContain(`href="https://dashboard.stripe.com/test/payments/${stripe.list("pi_")[0]?.id}"`);
  expect(html).not.toContain("Everything adds up");
  expect(reconcileBilling().filter(({ kind }) => kind === "not-on-record")).toHaveLength(1);

  const finding = String(lastFinding()?.id);
  await expect(await post({ finding, intent: "look" })).toSendToast(
    `${lastFinding()?.reference} belongs to nothing here: look at it at the provider`,
  );
  await expect(await post({ finding, intent: "dismiss" })).toSendToast(
    `${lastFinding()?.reference} is not shown any more`,
  );
  expect(db.select().from(adminActs).all().at(-1)).toMatchObject({
    ...{ act: "dismiss-finding", subject: `stripe ${lastFinding()?.reference}` },
  });
  expect(await show()).not.toContain("without an order");
  for (const intent of ["look", "dismiss"])
    await expect(await post({ finding, intent })).toSendToast("There is no such finding any more");
});

test("what a look finds is on record then", async () => {
  const payment = await buys(stripe, provider, buyer, aPack(3300));
  await hearsAll(stripe, provider);
  stripe.refunds(stripe.chargeOf(payment), 3500);
  const broken = { ...provider, readPackPayment: provider.readPackPayment, findPurchase: async () => null };
  await compareWithProvider(broken, new Date(Date.now() + 2 * 3_600_000));
  expect(await show()).toContain("A refund that is not on record");
  const finding = String(lastFinding()?.id);
  stripe.nextAnswer = () => HttpResponse.json({ error: { type: "api_error", message: "Busy." } }, { status: 400 });
  await expect(await post({ finding, intent: "look" })).toSendToast("The provider does not answer. Try again later");
  await expect(await post({ finding, intent: "look" })).toSendToast(`${lastFinding()?.reference} is on record now`);
  const html = await show();
  expect(html).not.toContain("A refund that is not on record");
  expect(html).toContain("1 that no event told us of, on record since");
});

test("a refund after the account was deleted is told as mended", async () => {
  const payment = await buys(stripe, provider, buyer, aPack(3300));
  await hearsAll(stripe, provider);
  db.run(`delete from users where id = ${buyer.id}`);
  stripe.refunds(stripe.chargeOf(payment), 3500);
  await compare();
  expect(await show()).toMatch(/1 that no event told us of, on record since.*refund: \$35\.00/s);
  expect(db.select().from(users).all().length).toBeGreaterThan(0);
});

test("says when each provider was compared, and why a comparison broke off", async () => {
  await compare();
  expect(await show()).toMatch(/Stripe: compared at .* UTC\./);
  db.update(paymentAccounts).set({ problem: "Stripe is away" }).run();
  expect(await show()).toContain("the last comparison broke off: Stripe is away");
});

test("is for administrators", async () => {
  await paysWithoutOrder();
  await compare();
  const finding = String(lastFinding()?.id);
  for (const intent of ["look", "dismiss"])
    await expect(await post({ finding, intent }, await makeUser())).toSendToast("Access Denied");
  expect(lastFinding()?.state).toBe("open");
});
