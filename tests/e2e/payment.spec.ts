import { expect, test } from "#tests/e2e/journey";

test("somebody buys a plan, turns back once, cancels it, keeps it, changes to a dearer one, buys a pack, and has the first payment back", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.signsUp();
  await page.goto("/checkout?plan=launch&billing=monthly");
  await expect(page.getByRole("main")).toContainText("Due now$99.00");
  await visitor.presses("Pay $99.00 by card");
  await expect(visitor.heading("Stand-in for Stripe")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/checkout?plan=launch&billing=monthly");

  await visitor.presses("Pay $99.00 by card");
  await visitor.presses("Pay");
  await expect(visitor.heading("Payment Successful!")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("You are on Launch now.");

  await page.goto("/billing");
  // why again and again: the worker has a second to work on what Stripe told.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Current Plan" })).toContainText("Launch", { timeout: 500 });
  }).toPass();
  const plan = page.getByRole("region", { name: "Current Plan" });
  await expect(plan).toContainText("Active");
  await expect(page.getByRole("region", { name: "Usage This Month" })).toContainText("0 / 15,000 sparks");
  await expect(page.getByRole("region", { name: "Billing History" })).toContainText("Launch, monthly");

  await page.getByRole("link", { name: "Cancel Subscription" }).click();
  await expect(visitor.heading("Cancel your subscription?")).toBeVisible();
  await visitor.presses("Cancel Subscription");
  await expect(plan).toContainText("Cancelled");
  await visitor.presses("Keep Subscription");
  await expect(plan).toContainText("Next billing date");

  await page.goto("/pricing");
  await page.getByRole("link", { name: "Choose Amplify" }).click();
  await expect(visitor.heading("Change to Amplify?")).toBeVisible();
  await visitor.presses(/^Pay \$1\d\d\.\d\d and change$/);
  await expect(plan).toContainText("Amplify");
  await expect(page.getByRole("region", { name: "Billing History" })).toContainText("Change to Amplify");

  await page.goto("/pricing#spark-packs");
  await page.getByRole("link", { name: "Buy 3,300 sparks for $35" }).click();
  await visitor.presses("Pay $35.00 by card");
  await visitor.presses("Pay");
  await expect(page.getByRole("main")).toContainText("You bought 3,300 sparks. $35.00 paid.");

  await page.goto("/billing");
  // why asked for: a browser without a window downloads a PDF in place of showing it.
  const invoice = await page.request.get("/billing/invoice/latest");
  expect(invoice.headers()["content-type"]).toBe("application/pdf");
  await page.getByRole("link", { name: "Spark statement" }).click();
  await expect(page.getByRole("main")).toContainText("The month's sparks of the plan Launch");

  await page.goto("/billing");
  await page.getByRole("link", { name: "Get Your Money Back" }).click();
  await expect(visitor.heading("Get your money back?")).toBeVisible();
  await visitor.presses("Get $99.00 back");
  await expect(plan).toContainText("Free");
  await expect(page.getByRole("region", { name: "Billing History" })).toContainText("$99.00 refunded");
  await expect(page.getByRole("link", { name: /^Credit note SW-\d{6}/ })).toBeVisible();
});
