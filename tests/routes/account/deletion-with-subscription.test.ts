import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "#db/client";
import { orders, payments, subscriptions, users } from "#db/schema";
import { aPlan, bought, opensCheckout } from "#tests/factories/billing";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeUser, testPassword } from "#tests/factories/users";
import { answerAsStripe } from "#tests/mocks/answer-as-stripe";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import * as page from "~/routes/account/profile.deletion";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
});

let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
answerAsStripe(async (own) => {
  stripe = own;
  provider = connectInMemory(stripe);
  user = await makeUser();
});

const post = async () =>
  answerOf<{ error: Record<string, string[]> | null }>(
    page.action,
    await signedInRequest(user, "/profile/deletion", formPost({ currentPassword: testPassword })),
  );
async function html() {
  const { data } = await answerOf(page.loader, await signedInRequest(user, "/profile/deletion"));
  return renderPage(page.default, { path: "/profile/deletion", loaderData: data }).replace(/<!-- -->/g, "");
}
const isThere = () => db.select().from(users).where(eq(users.id, user.id)).get() !== undefined;

test("is ended at its provider first, and the page says so", async () => {
  const subscription = await bought(stripe, provider, user, aPlan("amplify"), 20);
  const text = await html();
  expect(text).toContain("Your Amplify subscription: cancelled before anything is deleted");
  expect(text).not.toContain("can be had back until");
  expect((await post()).response).toHaveRedirect("/");
  expect(stripe.get(subscription).status).toBe("canceled");
  expect(isThere()).toBe(false);
});

test("a first payment that can be had back is offered before", async () => {
  await bought(stripe, provider, user, aPlan("launch"), 2);
  expect(await html()).toMatch(/can be had back until .*href="\/billing\/refund\/\d+"/);
});

test("what is not paid yet is closed", async () => {
  const checkout = await opensCheckout(stripe, provider, user, aPlan("launch"));
  await post();
  expect(stripe.get(checkout).status).toBe("expired");
});

test("what was paid a moment ago is found and ended too", async () => {
  const checkout = await opensCheckout(stripe, provider, user, aPlan("launch"));
  stripe.pays(checkout);
  await post();
  expect(stripe.get(String(stripe.get(checkout).subscription)).status).toBe("canceled");
  expect(isThere()).toBe(false);
});

test.each([
  ["DELETE", /subscriptions/],
  ["POST", /expire/],
])("nothing is deleted where the provider does not answer (%s %s)", async (method, path) => {
  const isPaid = method === "DELETE";
  if (isPaid) await bought(stripe, provider, user, aPlan("launch"), 2);
  const checkout = isPaid ? null : await opensCheckout(stripe, provider, user, aPlan("launch"));
  const answer = stripe.handle.bind(stripe);
  const outage = vi.spyOn(stripe, "handle").mockImplementation((request) => {
    const isOut = request.method === method && path.test(request.url);
    return isOut ? Promise.resolve(new Response("{}", { status: 500 })) : answer(request);
  });
  const { status, data } = await post();
  expect([status, data.error?.[""]]).toEqual([409, [expect.stringContaining("nothing was deleted")]]);
  expect(isThere()).toBe(true);

  outage.mockRestore();
  expect((await post()).response).toHaveRedirect("/");
  expect(isThere()).toBe(false);
  if (checkout) expect(stripe.get(checkout).status).toBe("expired");
  expect(db.select().from(orders).all()).toEqual([]);
  expect(db.select().from(subscriptions).all()).toEqual([]);
  if (isPaid) expect(db.select().from(payments).get()).toMatchObject({ userId: null, amount: 9900 });
});
