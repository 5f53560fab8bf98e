import { describe, expect, test, vi } from "vitest";
import { aPack, aPlan, bought, buys, hearsAll, opensCheckout } from "#tests/factories/billing";
import { signedInRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { answerAsStripe } from "#tests/mocks/answer-as-stripe";
import { connectInMemory, type InMemoryStripe } from "#tests/mocks/in-memory-stripe";
import { answerOf } from "#tests/routes/studio/answer-of";
import { renderPage } from "#tests/setup/render-page";
import type { PaymentProvider } from "~/features/payments/payment-provider";
import type { User } from "~/platform/auth/user";
import * as dashboard from "~/routes/account/dashboard";
import * as home from "~/routes/public/home";

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

const subscribes = (days = 0) => bought(stripe, provider, user, aPlan("launch"), days);

type Page = { loader: Parameters<typeof answerOf>[0]; default: () => JSX.Element };
async function show(page: Page, path: string, of = user) {
  const { data } = await answerOf(page.loader, await signedInRequest(of, path));
  return { text: renderPage(page.default, { path, loaderData: data }), data };
}

describe("/dashboard?payment=success", () => {
  const comesBack = async (path = "/dashboard?payment=success") => {
    const { text, data } = await show(dashboard, path);
    return { text, refresh: dashboard.handle.refresh(data as Parameters<typeof dashboard.handle.refresh>[0]) };
  };
  const silent = { text: expect.not.stringContaining("Payment successful"), refresh: null };

  test("names the plan that was bought, whatever the address says, and leads to the plain address after 3 seconds", async () => {
    await subscribes();
    const { text, refresh } = await comesBack("/dashboard?payment=success&plan=scale");
    expect(text).toMatch(/role="status"><p>Payment successful! Your plan has been upgraded to Launch\./);
    expect(refresh).toBe("3;url=/dashboard");
    expect(await comesBack("/dashboard")).toEqual(silent);
  });

  test("says nothing where nothing was paid for a plan", async () => {
    expect(await comesBack()).toEqual(silent);
    await opensCheckout(stripe, provider, user, aPlan("launch"));
    expect(await comesBack()).toEqual(silent);
    await buys(stripe, provider, user, aPack(3300));
    await hearsAll(stripe, provider);
    expect(await comesBack()).toEqual(silent);
  });

  test("says nothing of another's payment, and none of one that is long ago", async () => {
    await subscribes(2);
    expect(await comesBack()).toEqual(silent);
    await subscribesAs(await makeUser());
    expect(await comesBack()).toEqual(silent);
  });

  test("says nothing of a payment that went back", async () => {
    const id = await subscribes();
    stripe.refunds(stripe.chargeOf(id), 9900);
    await hearsAll(stripe, provider);
    expect(await comesBack()).toEqual(silent);
  });
});

async function subscribesAs(other: User): Promise<void> {
  await buys(stripe, provider, other, aPlan("scale"));
  await hearsAll(stripe, provider);
}

describe("a renewal that was not paid", () => {
  test.each([
    ["home", home as Page, "/"],
    ["the dashboard", dashboard as Page, "/dashboard"],
  ])("is said on %s, with the way to Billing, until it is paid, and to nobody else", async (_, page, path) => {
    const said = /role="alert"><p>Your last payment failed.*?href="\/billing"[^>]*>Go to Billing/s;
    const id = await subscribes(31);
    expect((await show(page, path)).text).not.toMatch(said);
    stripe.declines = true;
    stripe.renews(id);
    await hearsAll(stripe, provider);
    expect((await show(page, path)).text).toMatch(said);
    expect((await show(page, path, await makeUser())).text).not.toMatch(said);
    stripe.declines = false;
    stripe.paysOverdue(id);
    await hearsAll(stripe, provider);
    expect((await show(page, path)).text).not.toMatch(said);
  });
});
