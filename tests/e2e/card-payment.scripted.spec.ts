import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/journey";

/** Answers for Stripe's two hosts: its script, and what that asks when somebody confirms. The card's number says what the bank does. */
async function bringStripe(page: Page) {
  await page.route("https://js.stripe.com/v3/", (route) => route.fulfill({ path: "tests/mocks/fake-stripe-js.js" }));
  await page.route("https://api.stripe.com/v1/confirm*", async (route) => {
    const { searchParams, origin } = new URL(route.request().url());
    const headers = { "Access-Control-Allow-Origin": new URL(page.url()).origin };
    const card = searchParams.get("card");
    if (card === "silent") return route.fulfill({ headers, json: { error: {} } });
    if (card === "lost") return route.abort();
    if (card === "declined") return route.fulfill({ headers, json: { error: { message: "Your card was declined." } } });
    expect([searchParams.get("key"), origin]).toEqual(["pk_test_that_everybody_may_see", "https://api.stripe.com"]);
    expect([searchParams.get("amount"), searchParams.get("mode")]).toEqual(["9900", "subscription"]);
    const confirm = `${process.env.STRIPE_STAND_IN}/confirm/${searchParams.get("clientSecret")}`;
    await fetch(confirm, { method: "POST", body: new URL(page.url()).origin });
    return route.fulfill({ headers, json: { paymentIntent: { id: "pi_of_the_journey" } } });
  });
}

test("a plan is paid by card on the checkout itself; what goes wrong is said there, and a lost announcement changes nothing", async ({
  visitor,
  faults,
}) => {
  const { page } = visitor;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const askedStripe = () => asked.filter((url) => new URL(url).hostname.endsWith("stripe.com"));
  await bringStripe(page);
  await visitor.signsUp();
  await page.goto("/pricing");
  expect(askedStripe()).toEqual([]);

  await page.goto("/checkout?plan=launch&billing=monthly");
  const card = page.getByLabel("Card number");
  const main = page.getByRole("main");
  await expect(card).toBeVisible();
  await expect(main).toContainText("You pay by card here");

  const pays = async (number: string, says: string, title = "Payment Failed") => {
    await card.fill(number);
    await visitor.presses("Pay $99.00 by card");
    await expect(main.getByRole("alert")).toHaveText(says);
    await expect(visitor.toast(new RegExp(`^${title}$`))).toBeVisible();
  };
  await pays("", "Your card number is incomplete.");
  await page.route("**/api/create-subscription", (route) => route.abort(), { times: 1 });
  await pays("4242", "Failed to initialize payment. Please try again.", "Payment Error");
  await pays("declined", "Your card was declined.");
  await pays("silent", "Payment failed. Please try again.");
  await pays("lost", "An unexpected error occurred. Please try again.", "Payment Error");

  const announced: unknown[] = [];
  await page.route("**/api/payment-success", (route) => {
    announced.push(route.request().postDataJSON());
    return route.abort();
  });
  await card.fill("4242");
  await visitor.presses("Pay $99.00 by card");
  await expect(visitor.heading("Payment Successful!")).toBeVisible();
  await expect(main).toContainText("You are on Launch now. $99.00 paid.");
  expect(announced).toEqual([
    {
      ...{ paymentMethod: "card", amount: 99, planName: "launch", billingPeriod: "monthly" },
      transactionId: expect.stringMatching(/^pi_/),
    },
  ]);
  expect(faults).toEqual([]);
});

test("a pack that turns out to be paid already is not asked for again: what was ordered last is shown", async ({
  visitor,
  faults,
}) => {
  const { page } = visitor;
  await bringStripe(page);
  await visitor.signsUp();
  await page.goto("/checkout?pack=3300");
  await page.getByLabel("Card number").fill("4242");
  await page.route("**/api/create-subscription", (route) =>
    route.fulfill({ status: 422, json: { message: "This is paid already." } }),
  );
  await visitor.presses("Pay $35.00 by card");
  // why there: nothing was ordered yet, so there is nothing to show.
  await expect(page).toHaveURL("/pricing");
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^422 .*\/api\/create-subscription$/)]);
});
