import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#db/client";
import { adminActs, emails, orders, payments, users } from "#db/schema";
import { aPack, aPlan, aStripe, bought, opensCheckout } from "#tests/factories/billing";
import { formPost, signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import type { InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { renderPage } from "#tests/setup/render-page";
import { endAllBannedPurchases } from "~/features/billing/end-banned-purchases.server";
import { formatDay } from "~/features/billing/format-day";
import { findLastSubscription, findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { writeEmail } from "~/features/emails/write-email.server";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import { log } from "~/platform/log/log.server";
import * as refundPage from "~/routes/admin/payment.refund";
import * as endPage from "~/routes/admin/user.cancellation";
import * as usersPage from "~/routes/admin/users";
import { answerOf } from "../studio/answer-of";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
});

let stripe: InMemoryStripe;
let isAway = false;
const server = setupServer(
  http.all("https://api.stripe.com/*", ({ request }) =>
    isAway ? Response.json({ error: { type: "api_error", message: "away" } }, { status: 400 }) : stripe.handle(request),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

let admin: User;
let payer: User;
let provider: PaymentProvider;
beforeEach(async () => {
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(log, level).mockImplementation(() => {});
  isAway = false;
  stripe = aStripe();
  stripe.now = new Date();
  provider = getPaymentProvider("stripe");
  admin = await makeUser({ isAdmin: true });
  payer = await makeUser({ sparks: 0, firstName: "Ada" });
});

const panel = () => `/admin?user=${payer.id}`;
async function act(fields: Record<string, string>) {
  const form = formPost({ nonce: randomUUID(), action: "ban", wasAdmin: "false", wasBanned: "false", ...fields });
  return answerOf<{ error: unknown }>(usersPage.action, await signedInRequest(admin, panel(), form));
}
async function showPanel() {
  const { data } = await answerOf(usersPage.loader, await signedInRequest(admin, panel()));
  return renderPage(usersPage.default, { path: panel(), loaderData: data }).replace(/<!-- -->/g, "");
}
const end = async (fields: Record<string, string>) => {
  const path = `/admin/users/${payer.id}/cancellation`;
  return answerOf(endPage.action, await signedInRequest(admin, path, formPost(fields)), { id: String(payer.id) });
};
const refund = async (id: number, fields: Record<string, string>) => {
  const path = `/admin/payments/${id}/refund`;
  const request = await signedInRequest(admin, path, formPost(fields));
  return answerOf<{ error: Record<string, string[]> }>(refundPage.action, request, { id: String(id) });
};
const actsOn = () => db.select().from(adminActs).where(eq(adminActs.userId, payer.id)).all();
const paymentOf = () => db.select().from(payments).where(eq(payments.userId, payer.id)).all().at(-1);
const plan = () => db.select({ plan: users.plan }).from(users).where(eq(users.id, payer.id)).get()?.plan;
async function lastEmail(kind: string) {
  const sent = db.select().from(emails).where(eq(emails.userId, payer.id)).all();
  const last = sent.filter((email) => email.kind === kind).at(-1);
  return last ? writeEmail({ kind: last.kind, data: last.data }) : undefined;
}

describe("a ban of somebody who pays", () => {
  test("ends the subscription at once where the administrator says so, and tells the person by e-mail", async () => {
    const subscription = await bought(stripe, provider, payer, aPlan("launch"), 3);
    await expect((await act({ subscription: "now", reason: "Sent <b>spam</b>" })).response).toSendToast(
      "Action completed",
      `User action performed successfully. ${payer.email} is banned now. Their subscription has ended.`,
    );
    expect([stripe.get(subscription).status, plan(), findLivingSubscription(payer.id)]).toEqual([
      ...["canceled", "free", undefined],
    ]);
    const email = await lastEmail("banned");
    expect(email?.subject).toBe("Your account is banned");
    expect(email?.text).toContain("The reason: Sent <b>spam</b>");
    expect(email?.text).toContain("Your Launch subscription ends now, and nothing more is charged.");
  });

  test("ends it with its period otherwise, and what is paid until then stays", async () => {
    const subscription = await bought(stripe, provider, payer, aPlan("launch"), 3);
    const until = formatDay(findLivingSubscription(payer.id)?.periodEnd ?? new Date(0));
    expect(await showPanel()).toContain(`<option value="period">Ends on ${until}</option>`);
    await act({});
    expect([stripe.get(subscription).cancel_at_period_end, plan()]).toEqual([true, "launch"]);
    expect((await lastEmail("banned"))?.text).toContain(`Your Launch subscription ends on ${until}`);
    await act({ wasBanned: "true" });
    expect(stripe.get(subscription).cancel_at_period_end).toBe(true);
  });

  test("ends one whose renewal is unpaid at once, whatever was chosen", async () => {
    const subscription = await bought(stripe, provider, payer, aPlan("launch"), 3);
    db.run("update subscriptions set state = 'past_due'");
    expect(await showPanel()).toContain("Ends at once: it is unpaid");
    await act({ subscription: "period" });
    expect(stripe.get(subscription).status).toBe("canceled");
  });

  test("closes what they were about to pay", async () => {
    const page = await opensCheckout(stripe, provider, payer, aPack(3300));
    await act({});
    expect(stripe.get(page).status).toBe("expired");
    expect(db.select().from(orders).where(eq(orders.userId, payer.id)).get()?.state).toBe("closed");
  });

  test.each(["now", "period"])("holds while the provider is away, which is asked again (%s)", async (subscription) => {
    const id = await bought(stripe, provider, payer, aPlan("launch"), 3);
    isAway = true;
    await expect((await act({ subscription })).response).toSendToast(
      "Action completed",
      `User action performed successfully. ${payer.email} is banned now. The payment provider has not ended their subscription yet: it is asked again each minute.`,
    );
    expect(findLivingSubscription(payer.id)?.cancelsAtPeriodEnd).toBe(false);
    isAway = false;
    await endAllBannedPurchases("stripe");
    const { status, cancel_at_period_end } = stripe.get(id);
    expect(subscription === "now" ? status === "canceled" : cancel_at_period_end).toBe(true);
    isAway = true;
    await endAllBannedPurchases("stripe");
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test("without a subscription says nothing of one, and tells them all the same", async () => {
    expect(await showPanel()).not.toContain("Their subscription");
    await expect((await act({})).response).toSendToast(
      "Action completed",
      `User action performed successfully. ${payer.email} is banned now.`,
    );
    const email = await lastEmail("banned");
    expect(email?.text).toContain("The reason: Against the terms of service");
    expect(email?.text).not.toContain("subscription");
  });
});

describe("'End subscription' on the panel", () => {
  test("asks first, ends it with its period, then at once, and is told and logged each time", async () => {
    const subscription = await bought(stripe, provider, payer, aPlan("amplify"), 3);
    const until = formatDay(findLivingSubscription(payer.id)?.periodEnd ?? new Date(0));
    const path = `/admin/users/${payer.id}/cancellation`;
    expect(await showPanel()).toContain(`href="${path}"`);
    const ask = async () => {
      const { data } = await answerOf(endPage.loader, await signedInRequest(admin, path), { id: String(payer.id) });
      return renderPage(endPage.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
    };
    const asked = await ask();
    expect(asked).toContain("End this Amplify subscription?");
    expect(asked).toContain(`End on ${until}`);
    await expect((await end({ when: "period" })).response).toSendToast(
      "Subscription ended",
      `Amplify ends on ${until}.`,
    );
    expect([stripe.get(subscription).cancel_at_period_end, plan()]).toEqual([true, "amplify"]);
    expect((await lastEmail("subscriptionEnded"))?.subject).toBe(`Your Amplify plan ends on ${until}`);

    expect(await ask()).not.toContain(`End on ${until}`);
    await end({ when: "now" });
    expect([stripe.get(subscription).status, findLastSubscription(payer.id)?.state, plan()]).toEqual([
      ...["canceled", "cancelled", "free"],
    ]);
    expect((await lastEmail("subscriptionEnded"))?.text).toContain("Your Amplify subscription ends now");
    expect(actsOn().map(({ act, subject }) => [act, subject])).toEqual([
      ["end-subscription", `Amplify, stripe ${subscription}, with ${until}`],
      ["end-subscription", `Amplify, stripe ${subscription}, at once`],
    ]);
    expect((await end({ when: "now" })).response).toHaveRedirect(`${panel()}#manage`);
  });

  test("changes nothing while the provider is away, nor without a choice", async () => {
    await bought(stripe, provider, payer, aPlan("launch"), 3);
    expect((await end({})).status).toBe(400);
    isAway = true;
    await expect((await end({ when: "now" })).response).toSendToast("Payment Error");
    expect([findLivingSubscription(payer.id)?.state, actsOn()]).toEqual(["active", []]);
    expect(await lastEmail("subscriptionEnded")).toBeUndefined();
  });
});

describe("'Refund' on the panel", () => {
  test("asks first, gives a part back and then the rest, each once, with the sparks", async () => {
    await bought(stripe, provider, payer, aPack(10000), 3);
    const id = paymentOf()?.id ?? 0;
    const path = `/admin/payments/${id}/refund`;
    expect(await showPanel()).toContain(`href="${path}"`);
    const { data } = await answerOf(refundPage.loader, await signedInRequest(admin, path), { id: String(id) });
    const asked = renderPage(refundPage.default, { path, loaderData: data }).replace(/<!-- -->/g, "");
    expect(asked).toContain("$99.00 of it can go back");
    expect(asked).toMatch(/<input[^>]*name="amount"[^>]*value="99.00"/);

    await expect((await refund(id, { amount: "49,50", refunded: "0" })).response).toSendToast(
      "Payment refunded",
      "$49.50 goes back the way it came.",
    );
    expect([paymentOf()?.refunded, getAvailableSparks(payer.id)]).toEqual([4950, 5000]);
    const again = await refund(id, { amount: "49.50", refunded: "0" });
    expect(again.response).toHaveRedirect(path);
    expect(paymentOf()?.refunded).toBe(4950);
    expect(await showPanel()).toContain("$49.50 went back");

    await refund(id, { amount: "49.50", refunded: "4950" });
    expect([paymentOf()?.refunded, getAvailableSparks(payer.id)]).toEqual([9900, 0]);
    expect((await refund(id, { amount: "1", refunded: "9900" })).status).toBe(404);
    expect(actsOn().map(({ act }) => act)).toEqual(["refund-payment", "refund-payment"]);
    expect((await lastEmail("receipt"))?.subject).toBe("Your refund of $49.50");
  });

  test.each([
    ["0", "Between 0.01 and 35.00 can go back."],
    ["35.01", "Between 0.01 and 35.00 can go back."],
    ["-5", "Enter an amount such as 12.50."],
    ["1.234", "Enter an amount such as 12.50."],
    ["", "Enter an amount such as 12.50."],
  ])("of %j is refused beside the field, and nothing goes back", async (amount, message) => {
    await bought(stripe, provider, payer, aPack(3300), 3);
    const { status, data } = await refund(paymentOf()?.id ?? 0, { amount, refunded: "0" });
    expect([status, data.error.amount, paymentOf()?.refunded]).toEqual([400, [message], 0]);
  });
});
