import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { db } from "#db/client";
import { payments, users } from "#db/schema";
import { aPack, aPlan, bought, buys, hearsAll } from "#tests/factories/billing";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerAsStripe } from "#tests/mocks/answer-as-stripe";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { changePlan } from "~/features/billing/change-plan.server";
import { findGuarantee } from "~/features/billing/find-guarantee.server";
import { formatDay } from "~/features/billing/format-day";
import { refundFirstPayment } from "~/features/billing/refund-first-payment.server";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import { getPaidPlan } from "~/features/plans/plans";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import * as billing from "~/routes/account/billing";
import * as refund from "~/routes/account/billing.refund";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
});

const day = 86_400_000;
let stripe: InMemoryStripe;
let provider: PaymentProvider;
let user: User;
answerAsStripe(async (own) => {
  stripe = own;
  provider = connectInMemory(stripe);
  user = await makeUser({ sparks: 0 });
});

const subscribes = (days = 0) => bought(stripe, provider, user, aPlan("amplify"), days);

const paid = () => db.select().from(payments).where(eq(payments.userId, user.id)).orderBy(payments.id).all();
const state = () => ({
  plan: db.select({ plan: users.plan }).from(users).where(eq(users.id, user.id)).get()?.plan,
  sparks: getAvailableSparks(user.id),
  refunded: paid().map(({ refunded }) => refunded),
  living: findLivingSubscription(user.id)?.state,
});
const untouched = { plan: "amplify", sparks: 30_000, refunded: [0], living: "active" };
const returned = { plan: "free", sparks: 0, refunded: [24_900], living: undefined };

const pathOf = (id: number | string) => `/billing/refund/${id}`;
async function opens(id: number | string = paid()[0]?.id ?? "") {
  return answerOf(refund.loader, await signedInRequest(user, pathOf(id)), { id: String(id) });
}
async function presses(id: number | string = paid()[0]?.id ?? "", amount = "24900") {
  const request = await signedInRequest(user, pathOf(id), formPost({ amount }));
  return (await answerOf(refund.action, request, { id: String(id) })).response;
}
async function showBilling() {
  const { data } = await answerOf(billing.loader, await signedInRequest(user, "/billing"));
  return renderPage(billing.default, { path: "/billing", loaderData: data });
}
const refunds = () => stripe.list("re_").map(({ amount }) => amount);

test("billing leads to a page with the exact amount, which asks before anything is done", async () => {
  const id = await subscribes();
  const [payment] = paid();
  expect(await showBilling()).toMatch(
    new RegExp(
      `Money-Back Guarantee.*\\$249\\.00.*href="/billing/refund/${payment?.id}"[^>]*>Get Your Money Back`,
      "s",
    ),
  );
  const { data } = await opens();
  const text = renderPage(refund.default, { path: pathOf(payment?.id ?? ""), loaderData: data });
  expect(text).toMatch(/Goes back<\/dt><dd[^>]*>\$249\.00<.*Amplify, monthly/s);
  expect(text).toContain("takes 7-14 business days");
  expect(text).toMatch(/<form method="post"[^>]*>.*name="amount" value="24900".*Get \$249\.00 back/s);
  expect([refunds(), stripe.get(id).status]).toEqual([[], "active"]);
  expect(state()).toEqual(untouched);
});

test("the money goes back, the subscription ends at once, the sparks go, and what the events say adds nothing", async () => {
  const id = await subscribes(13);
  const answer = await presses();
  expect(answer).toHaveRedirect("/billing");
  await expect(answer).toSendToast(
    "Your money is on its way",
    "$249.00 goes back the way it came. This takes 7-14 business days.",
  );
  expect([refunds(), stripe.get(id).status]).toEqual([[24_900], "canceled"]);
  expect(state()).toEqual(returned);
  await hearsAll(stripe, provider);
  expect(state()).toEqual(returned);
  const text = await showBilling();
  expect(text).toContain("$249.00 refunded");
  expect(text).not.toContain("Get Your Money Back");
});

test("pressed twice at once, and again later, it is one refund", async () => {
  await subscribes();
  const guarantee = findGuarantee(user.id);
  if (!guarantee) throw new Error("no first payment");
  await Promise.all([refundFirstPayment(guarantee), refundFirstPayment(guarantee)]);
  expect(refunds()).toEqual([24_900]);
  await expect(await presses()).toSendToast(
    "The guarantee was used already",
    "Your first payment went back. This holds once for each customer.",
  );
  expect(refunds()).toEqual([24_900]);
  expect(state()).toEqual(returned);
});

test("once a customer: a second subscription is not refunded", async () => {
  await subscribes();
  await presses();
  await hearsAll(stripe, provider);
  await subscribes();
  const [first, second] = paid();
  await expect(await presses(second?.id)).toSendToast(
    "This payment is not refundable",
    "The guarantee is for the first payment of your first subscription.",
  );
  await expect(await presses(first?.id)).toSendToast(
    "The guarantee was used already",
    "Your first payment went back. This holds once for each customer.",
  );
  expect(refunds()).toEqual([24_900]);
  expect(await showBilling()).not.toContain("Get Your Money Back");
});

test("after 14 days it is refused, on the page and when it is sent", async () => {
  await subscribes(14);
  const until = formatDay(new Date((paid()[0]?.createdAt.getTime() ?? 0) + 14 * day));
  for (const answer of [(await opens()).response, await presses()]) {
    expect(answer).toHaveRedirect("/billing");
    await expect(answer).toSendToast("The 14 days are over", `You could have your first payment back until ${until}.`);
  }
  expect(refunds()).toEqual([]);
  expect(await showBilling()).not.toContain("Get Your Money Back");
});

test("a change to a dearer plan and a pack are not the first payment", async () => {
  await subscribes(1);
  const subscription = findLivingSubscription(user.id);
  if (!subscription) throw new Error("no subscription");
  await changePlan(subscription, getPaidPlan("scale"), stripe.now.getTime(), stripe.now, provider);
  await buys(stripe, provider, user, aPack(3300));
  await hearsAll(stripe, provider);
  const others = paid().slice(1);
  expect(others.map(({ kind }) => kind)).toEqual(["upgrade", "pack"]);
  for (const { id, amount } of others) {
    await expect(await presses(id, String(amount))).toSendToast(
      "This payment is not refundable",
      "The guarantee is for the first payment of your first subscription.",
    );
  }
  expect(refunds()).toEqual([]);
});

test("another's payment, and one that there is not, are not found", async () => {
  await subscribes();
  const theirs = paid()[0]?.id ?? 0;
  user = await makeUser();
  for (const id of [theirs, 999_999, "x", "-1"]) {
    expect((await opens(id)).status).toBe(404);
    expect((await presses(id))?.status).toBe(404);
  }
  expect(refunds()).toEqual([]);
});

test("another amount than the one of our record is not paid out, and what goes back of a part is the rest", async () => {
  const id = await subscribes();
  const stale = await presses(undefined, "24901");
  expect(stale).toHaveRedirect(pathOf(paid()[0]?.id ?? ""));
  await expect(stale).toSendToast("The amount has changed", "This is what goes back now. Nothing was done yet.");
  expect(
    (
      await answerOf(refund.action, await signedInRequest(user, pathOf("1"), formPost({})), {
        id: String(paid()[0]?.id),
      })
    ).status,
  ).toBe(400);
  stripe.refunds(stripe.chargeOf(id), 4900);
  await hearsAll(stripe, provider);
  await presses(undefined, "20000");
  expect(refunds()).toEqual([4900, 20_000]);
  expect(state()).toEqual(returned);
});

test("a provider that fails leaves everything as it was, and says so; then it can be tried again", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  await subscribes();
  const answer = () => Response.json({ error: { type: "api_error", message: "No." } }, { status: 400 });
  stripe.nextAnswer = answer;
  const failed = await presses();
  expect(failed).toHaveRedirect("/billing");
  await expect(failed).toSendToast("Payment Error", "An unexpected error occurred. Please try again.");
  expect([refunds(), state()]).toEqual([[], untouched]);
  await presses();
  expect(state()).toEqual(returned);
});

test("cut off between the refund and the end, the refund's event ends the subscription", async () => {
  const id = await subscribes();
  const [payment] = paid();
  await provider.refundUnderGuarantee({ payment: payment?.payment ?? "", amount: 24_900 }, "guarantee");
  expect([stripe.get(id).status, state()]).toEqual(["active", untouched]);
  await hearsAll(stripe, provider);
  expect([stripe.get(id).status, state()]).toEqual(["canceled", returned]);
});

test("a refund that was made by hand ends nothing", async () => {
  const id = await subscribes();
  stripe.refunds(stripe.chargeOf(id), 24_900);
  await hearsAll(stripe, provider);
  expect([stripe.get(id).status, findLivingSubscription(user.id)?.state]).toEqual(["active", "active"]);
});

test("a visitor is asked to sign in", async () => {
  const path = pathOf(1);
  const read = await answerOf(refund.loader, visitorRequest(path), { id: "1" });
  const sent = await answerOf(refund.action, visitorRequest(path, formPost({ amount: "24900" })), { id: "1" });
  for (const { response } of [read, sent]) expect(response).toHaveRedirect("/login?redirect=%2Fbilling%2Frefund%2F1");
});
