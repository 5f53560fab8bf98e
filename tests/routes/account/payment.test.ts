import { describe, expect, test, vi } from "vitest";
import { aPack, aPlan, buys, hearsAll } from "#tests/factories/billing";
import { formPost, signedInRequest, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerAsStripe } from "#tests/mocks/answer-as-stripe";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import { makePlanPrices } from "~/features/billing/make-plan-prices.server";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import type { User } from "~/platform/auth/user";
import { addPageHeaders } from "~/platform/http/page-headers.server";
import * as billing from "~/routes/account/billing";
import * as cancellation from "~/routes/account/billing.cancellation";
import * as removal from "~/routes/account/billing.cancellation.removal";
import * as change from "~/routes/account/billing.change";
import * as invoice from "~/routes/account/billing.invoice";
import * as paymentMethod from "~/routes/account/billing.payment-method";
import * as checkout from "~/routes/account/checkout";
import * as result from "~/routes/account/payment-success";

vi.hoisted(() => {
  process.env.STRIPE_SECRET_KEY = "sk_test_that_nobody_may_see";
});

let stripe: InMemoryStripe;
let user: User;
answerAsStripe(async (own) => {
  stripe = own;
  user = await makeUser();
});

type Handler = Parameters<typeof answerOf>[0];
const post = async (handler: Handler, path: string, fields = {}, params = {}) =>
  answerOf(handler, await signedInRequest(user, path, formPost(fields)), params);
const get = async (handler: Handler, path: string, params = {}) =>
  answerOf<never>(handler, await signedInRequest(user, path), params);

async function html(page: { default: () => JSX.Element; loader: Handler }, path: string) {
  return renderPage(page.default, { path, loaderData: (await get(page.loader, path)).data });
}

const pageOf = (location: string | null | undefined) => location?.split("/").at(-1) ?? "";

describe("/checkout", () => {
  test("shows what is due and leads to Stripe's page, with 303", async () => {
    const text = await html(checkout, "/checkout?plan=amplify&billing=annual");
    expect(text).toMatch(/Due now<\/dt><dd[^>]*>\$2,388\.00</);
    expect(text).toMatch(/class="[^"]*pay-due[^"]*".*\$2,388\.00.*Pay \$2,388\.00 by card/s);
    // why: only what is due is set in the large face of a price.
    expect(text).not.toContain("plan-price");
    expect(text).toContain("each year at $2,388.00 until you cancel");
    expect(text).not.toContain("Payment System Unavailable");
    const [, nonce] = /name="nonce" value="([^"]+)"/.exec(text) ?? [];
    const { response } = await post(checkout.action, "/checkout?plan=amplify&billing=annual", { nonce });
    expect(response?.status).toBe(303);
    expect(response?.headers.get("Location")).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const page = stripe.get(pageOf(response?.headers.get("Location")));
    expect(page.cancel_url).toBe("http://localhost:3000/checkout?plan=amplify&billing=annual");
    expect(page.success_url).toMatch(/^http:\/\/localhost:3000\/payment-success\?plan=amplify&order=\d+$/);
  });

  test("takes no price and no plan from the form", async () => {
    const fields = { nonce: "n", amount: "1", planPrice: "1", planName: "scale", plan: "scale" };
    await post(checkout.action, "/checkout?plan=launch", fields);
    expect(stripe.list("price_").map(({ unit_amount }) => unit_amount)).toEqual([9900]);
  });

  test("sells packs", async () => {
    const text = await html(checkout, "/checkout?pack=10000");
    expect(text).toMatch(/10,000.*\$99<\/strong> once.*\$99\.00/s);
    const { response } = await post(checkout.action, "/checkout?pack=10000", { nonce: "n" });
    expect(stripe.get(pageOf(response?.headers.get("Location")))).toMatchObject({
      mode: "payment",
      amount_total: 9900,
    });
    expect((await get(checkout.loader, "/checkout?pack=1")).response).toHaveRedirect("/pricing");
  });

  test("says so when Stripe does not answer, with the choice kept", async () => {
    const { log } = await import("~/platform/log/log.server");
    vi.spyOn(log, "error").mockImplementation(() => {});
    stripe.nextAnswer = () =>
      Response.json({ error: { type: "invalid_request_error", message: "No." } }, { status: 400 });
    const { response } = await post(checkout.action, "/checkout?plan=launch", { nonce: "n" });
    expect(response).toHaveRedirect("/checkout?plan=launch&billing=monthly");
    await expect(response).toSendToast("Payment Error", "Failed to initialize payment. Please try again.");
  });

  test("says so after 20 s when Stripe never answers, with the choice kept, and the next try gets there", async () => {
    const { log } = await import("~/platform/log/log.server");
    vi.spyOn(log, "error").mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const asked = new Promise<void>((resolve) => {
        stripe.nextAnswer = () => {
          resolve();
          return new Promise<never>(() => undefined);
        };
      });
      const posted = post(checkout.action, "/checkout?pack=10000", { nonce: "n" });
      await asked;
      await vi.advanceTimersByTimeAsync(20_000);
      const { response } = await posted;
      expect(response).toHaveRedirect("/checkout?pack=10000");
      await expect(response).toSendToast("Payment Error", "Failed to initialize payment. Please try again.");
    } finally {
      vi.useRealTimers();
    }
    const { response } = await post(checkout.action, "/checkout?pack=10000", { nonce: "n" });
    expect(response?.headers.get("Location")).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(stripe.list("cs_")).toHaveLength(1);
  });

  test("a form without its nonce is a 400, and a visitor is asked to sign in", async () => {
    expect((await post(checkout.action, "/checkout?plan=launch")).status).toBe(400);
    const { response } = await answerOf(
      checkout.action,
      visitorRequest("/checkout?plan=launch", formPost({ nonce: "n" })),
    );
    expect(response).toHaveRedirect("/login?redirect=%2Fcheckout%3Fplan%3Dlaunch");
    expect(stripe.asked).toEqual([]);
  });

  test("whoever has a subscription is led to it", async () => {
    const provider = connectInMemory(stripe);
    await buys(stripe, provider, user, aPlan("launch"));
    await hearsAll(stripe, provider);
    const change = "/billing/change?plan=scale";
    expect((await get(checkout.loader, "/checkout?plan=scale")).response).toHaveRedirect(change);
    expect((await post(checkout.action, "/checkout?plan=scale", { nonce: "n" })).response).toHaveRedirect(change);
  });

  test.each([
    ["/checkout", true],
    ["/billing", true],
    ["/dashboard", false],
  ])("forms of %s may lead to Stripe: %s", (path, may) => {
    const headers = new Headers();
    addPageHeaders(visitorRequest(path), headers);
    const [policy] = /form-action [^;]*/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
    expect(policy).toBe(`form-action 'self'${may ? " https://checkout.stripe.com https://billing.stripe.com" : ""}`);
  });
});

describe("/payment-success", () => {
  async function orders() {
    const { response } = await post(checkout.action, "/checkout?plan=launch", { nonce: "n" });
    const page = stripe.get(pageOf(response?.headers.get("Location")));
    return {
      page: page.id,
      path: new URL(page.success_url as string).pathname + new URL(page.success_url as string).search,
    };
  }
  const look = async (path: string) => {
    const data = (await get(result.loader, path)).data as Parameters<typeof result.handle.refresh>[0];
    const text = renderPage(result.default, { path, loaderData: data });
    return { text, refresh: result.handle.refresh(data), toast: result.handle.toast(data) };
  };

  test("claims nothing before Stripe has confirmed it, and looks again", async () => {
    const { path } = await orders();
    const { text, refresh, toast } = await look(path);
    expect(text).toContain("We are waiting for confirmation");
    expect(text).not.toContain("Payment Successful");
    expect([refresh, toast]).toEqual([4, null]);
  });

  test("says so once Stripe has, before any event came, and changes nothing by that", async () => {
    const { path, page } = await orders();
    stripe.pays(page);
    const { text, refresh, toast } = await look(path);
    expect(text).toContain("Payment Successful!");
    expect(text).toContain("You are on Launch now.");
    expect(text).toContain("3 video packages");
    expect(text).toMatch(/href="\/dashboard"[^>]*>Go to Dashboard.*href="\/project\/new"[^>]*>.*Start Creating/s);
    expect([refresh, toast]).toEqual([4, { type: "success", message: "Payment Successful!" }]);
    expect(findLivingSubscription(user.id)).toBeUndefined();
    await hearsAll(stripe, connectInMemory(stripe));
    expect((await look(path)).refresh).toBeNull();
    expect(findLivingSubscription(user.id)).toMatchObject({ plan: "launch" });
  });

  test("says when nothing was paid", async () => {
    const { path, page } = await orders();
    stripe.lapses(page);
    expect((await look(path)).text).toContain("Nothing was charged.");
  });

  test("somebody else's order, or none, leads to the prices", async () => {
    const { path } = await orders();
    user = await makeUser();
    expect((await get(result.loader, path)).response).toHaveRedirect("/pricing");
    expect((await get(result.loader, "/payment-success?plan=scale")).response).toHaveRedirect("/pricing");
  });
});

describe("/billing", () => {
  const subscribes = async (billingPeriod: "monthly" | "annual" = "monthly") => {
    const provider = connectInMemory(stripe);
    const id = await buys(stripe, provider, user, aPlan("amplify", billingPeriod));
    await hearsAll(stripe, provider);
    return id;
  };

  test("of a free account: a grey badge, what is used, no cost, no history, and the way to the plans", async () => {
    const text = await html(billing, "/billing");
    expect(text).toMatch(/Current Plan<\/h2>.*badge-neutral">Free<\/span>.*badge-neutral">Inactive/s);
    expect(text).toMatch(/Usage This Month<\/h2>.*>0 \/ 5,000 sparks</s);
    expect(text).toMatch(/Monthly Cost<\/h2>.*>\$0\.00<.*Upgrade Plan/s);
    expect(text).toMatch(/No billing history yet.*href="\/pricing"[^>]*>View Plans &amp; Pricing/s);
    expect(text).not.toContain("Quick Actions");
  });

  test("of a plan: badge, status, the next date, cost, actions and what was paid", async () => {
    await subscribes();
    const text = await html(billing, "/billing");
    expect(text).toMatch(/badge-ember">Amplify<\/span>.*badge-ok">Active/);
    expect(text).toMatch(/Next billing date: [A-Z][a-z]{2} \d{1,2}, \d{4}, \$249\.00/);
    expect(text).toContain("0 / 35,000 sparks");
    expect(text).toMatch(/\$249\.00.*href="\/pricing"[^>]*>Change Plan/s);
    expect(text).toMatch(/href="\/billing\/invoice\/latest"[^>]*>.*Download Latest Invoice/s);
    expect(text).toMatch(/action="\/billing\/payment-method"[^>]*><button[^>]*><span[^>]*>Update Payment Method/);
    expect(text).toMatch(/href="\/billing\/cancellation"[^>]*>Cancel Subscription/);
    expect(text).toMatch(/Completed<\/span>.*Amplify, monthly.*\$249\.00.*PDF/s);
  });

  test("of a year: the month's share and what is billed", async () => {
    await subscribes("annual");
    expect(await html(billing, "/billing")).toMatch(/\$199\.00.*Billed \$2,388\.00 a year/s);
  });

  test("a payment that is neither completed nor pending is failed, and what went back is said", async () => {
    const provider = connectInMemory(stripe);
    const pack = await buys(stripe, provider, user, aPack(3300));
    stripe.refunds(stripe.chargeOf(pack), 1000);
    const id = await subscribes();
    stripe.declines = true;
    stripe.renews(id);
    await hearsAll(stripe, provider);
    const text = await html(billing, "/billing");
    expect(text).toMatch(/badge-bad">Failed/);
    expect(text).toContain("$10.00 refunded");
    expect(text).toMatch(/badge-bad">Past due/);
    expect(text).toContain("Your last payment failed");
  });

  test("cancelling asks first, ends with the period, and can be taken back", async () => {
    const id = await subscribes();
    const asked = await html(cancellation, "/billing/cancellation");
    expect(asked).toMatch(/You keep Amplify and its sparks until/);
    expect(stripe.get(id).cancel_at_period_end).toBe(false);
    expect((await post(cancellation.action, "/billing/cancellation")).response).toHaveRedirect("/billing");
    expect(stripe.get(id).cancel_at_period_end).toBe(true);
    const cancelled = await html(billing, "/billing");
    expect(cancelled).toMatch(/badge-warn">Cancelled<\/span>.*Ends on/s);
    expect(cancelled).toContain("Keep Subscription");
    expect((await get(cancellation.loader, "/billing/cancellation")).response).toHaveRedirect("/billing");
    expect((await post(removal.action, "/billing/cancellation/removal")).response).toHaveRedirect("/billing");
    expect(stripe.get(id).cancel_at_period_end).toBe(false);
    expect(await html(billing, "/billing")).toMatch(/badge-ok">Active/);
  });

  test("a change to a dearer plan shows what it costs now, takes that, and says when it is declined", async () => {
    await subscribes();
    await makePlanPrices(connectInMemory(stripe));
    const path = "/billing/change?plan=scale";
    const asked = await html(change, path);
    const [, due] = /Due now<\/dt><dd[^>]*>(\$[\d,.]+)/.exec(asked) ?? [];
    const [, at] = /name="at" value="(\d+)"/.exec(asked) ?? [];
    expect(asked).toContain(`Pay ${due} and change`);
    stripe.declines = true;
    const declined = await post(change.action, path, { at: String(Number(at) - 1000) });
    await expect(declined.response).toSendToast("Payment Failed", "Your card was declined.");
    stripe.declines = false;
    expect((await post(change.action, path, { at })).response).toHaveRedirect("/billing");
    const paid = stripe.list("in_").at(-1)?.amount_paid as number;
    expect(`$${(paid / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`).toBe(due);
    expect(await html(billing, "/billing")).toMatch(/badge-warn">Scale<\/span>.*Change to Scale/s);
  });

  test("a change to a smaller plan waits for the period's end, and is taken back by staying", async () => {
    await subscribes();
    expect(await html(change, "/billing/change?plan=launch")).toContain("Nothing is charged now.");
    expect((await post(change.action, "/billing/change?plan=launch", { at: "0" })).response).toHaveRedirect("/billing");
    const waiting = await html(billing, "/billing");
    expect(waiting).toContain("You are on Launch from then on.");
    expect(waiting).toContain('href="/billing/change?plan=amplify"');
    const { response } = await get(change.loader, "/billing/change?plan=scale");
    await expect(response).toSendToast(
      "A change to Launch waits",
      "Stay on Amplify first; then you can change to Scale.",
    );
    await post(change.action, "/billing/change?plan=amplify", { at: "0" });
    expect(await html(billing, "/billing")).not.toContain("from then on");
  });

  test("a change is not offered where it makes no sense", async () => {
    expect((await get(change.loader, "/billing/change?plan=scale")).response).toHaveRedirect("/billing");
    const id = await subscribes();
    expect((await get(change.loader, "/billing/change?plan=gold")).response).toHaveRedirect("/pricing");
    expect((await get(change.loader, "/billing/change?plan=amplify")).response).toHaveRedirect("/billing");
    expect((await post(change.action, "/billing/change?plan=scale", { at: "soon" })).status).toBe(400);
    const old = await post(change.action, "/billing/change?plan=scale", { at: "1" });
    expect(old.response).toHaveRedirect("/billing/change?plan=scale");
    stripe.declines = true;
    stripe.renews(id);
    await hearsAll(stripe, connectInMemory(stripe));
    const { response } = await get(change.loader, "/billing/change?plan=scale");
    await expect(response).toSendToast(
      "Your last payment failed",
      "Update your payment method first; then your plan can be changed.",
    );
  });

  test("a cancellation that Stripe did not take is said, and nothing has changed", async () => {
    const { log } = await import("~/platform/log/log.server");
    vi.spyOn(log, "error").mockImplementation(() => {});
    const id = await subscribes();
    stripe.nextAnswer = () =>
      Response.json({ error: { type: "invalid_request_error", message: "No." } }, { status: 400 });
    const { response } = await post(cancellation.action, "/billing/cancellation");
    await expect(response).toSendToast("Payment Error", "An unexpected error occurred. Please try again.");
    expect(stripe.get(id).cancel_at_period_end).toBe(false);
  });

  test("a payment method is changed at Stripe", async () => {
    await subscribes();
    const { response } = await post(paymentMethod.action, "/billing/payment-method");
    expect(response?.headers.get("Location")).toMatch(/^https:\/\/checkout\.stripe\.com\/portal\/cus_/);
  });

  test("nobody reads another's invoice, or acts on a subscription that is not there", async () => {
    await subscribes();
    user = await makeUser();
    for (const number of ["latest", "1", "x", "999999"])
      expect((await get(invoice.loader, `/billing/invoice/${number}`, { number })).status).toBe(404);
    for (const [action, path] of [
      [cancellation.action, "/billing/cancellation"],
      [removal.action, "/billing/cancellation/removal"],
      [paymentMethod.action, "/billing/payment-method"],
    ] as const)
      expect((await post(action, path)).response).toHaveRedirect("/billing");
    expect(stripe.list("sub_")[0]?.cancel_at_period_end).toBe(false);
  });

  test("visitors are asked to sign in, everywhere", async () => {
    for (const page of [billing, cancellation, change, invoice, result]) {
      const { response } = await answerOf(page.loader as Handler, visitorRequest("/billing?plan=scale"), { id: "1" });
      expect(response).toHaveRedirect("/login?redirect=%2Fbilling%3Fplan%3Dscale");
    }
  });
});
