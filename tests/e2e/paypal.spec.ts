import { expect, test } from "#tests/e2e/journey";

test("somebody pays by PayPal: turns back once, buys a plan, looks at a change, cancels it, keeps it, buys a pack", async ({
  visitor,
}) => {
  const { page } = visitor;
  const main = page.getByRole("main");
  await visitor.signsUp();
  await page.goto("/checkout?plan=launch&billing=monthly");
  await visitor.presses("Pay $99.00 with PayPal");
  await expect(visitor.heading("Stand-in for PayPal")).toBeVisible();
  await page.getByRole("link", { name: "Cancel and return" }).click();
  await expect(page).toHaveURL("/checkout?plan=launch&billing=monthly");

  await visitor.presses("Pay $99.00 with PayPal");
  await visitor.presses("Agree");
  await expect(visitor.heading("Payment Successful!")).toBeVisible();
  await expect(main).toContainText("You are on Launch now. $99.00 paid.");

  await page.goto("/billing");
  const plan = page.getByRole("region", { name: "Current Plan" });
  await expect(plan).toContainText("Paid by PayPal.");
  await expect(page.getByRole("region", { name: "Billing History" })).toContainText("Launch, monthly");

  await page.goto("/billing/change?plan=amplify");
  await expect(main).toContainText("PayPal, which does not split a period");
  await visitor.presses("Continue to PayPal");
  await visitor.presses("Agree");
  // why again and again: the worker has a second to work on what PayPal told.
  await expect(async () => {
    await page.goto("/billing");
    await expect(plan).toContainText("You are on Amplify from then on.", { timeout: 500 });
  }).toPass();

  await page.getByRole("link", { name: "Cancel Subscription" }).click();
  await visitor.presses("Cancel Subscription");
  await expect(plan).toContainText("Cancelled");
  await visitor.presses("Keep Subscription");
  await expect(plan).toContainText("Next billing date");

  await page.goto("/checkout?pack=3300");
  await visitor.presses("Pay $35.00 with PayPal");
  await visitor.presses("Agree");
  await expect(main).toContainText("You bought 3,300 sparks. $35.00 paid.");
});
