import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/journey";

/** PayPal's script comes, with one button. */
const bringsPayPal = (page: Page) =>
  page.route("**/sdk/js?*", (route) => route.fulfill({ path: "tests/mocks/fake-paypal-js.js" }));

test("a plan and a pack are paid with PayPal's own buttons on the checkout, and nowhere else are they loaded", async ({
  visitor,
  faults,
}) => {
  const { page } = visitor;
  const main = page.getByRole("main");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await bringsPayPal(page);
  await visitor.signsUp();
  await page.goto("/pricing");
  expect(asked.filter((url) => url.includes("/sdk/js"))).toEqual([]);

  await page.goto("/checkout?plan=launch&billing=monthly");
  const button = main.getByRole("button", { name: "PayPal subscription in USD" });
  await expect(button).toBeVisible();
  await expect(main.getByRole("button", { name: "Pay $99.00 with PayPal" })).toBeHidden();
  await page.route("**/paypal/subscription", (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(main.getByRole("alert")).toBeVisible();
  await expect(visitor.toast(/^Payment Error$/)).toBeVisible();

  await button.click();
  await expect(visitor.heading("Payment Successful!")).toBeVisible();
  await expect(main).toContainText("You are on Launch now. $99.00 paid.");
  await expect(page).toHaveURL("/payment-success?plan=launch");

  await page.goto("/checkout?pack=3300");
  await page.route("**/api/payment-success", (route) => route.abort());
  await main.getByRole("button", { name: "PayPal capture in USD" }).click();
  await expect(main).toContainText("You bought 3,300 sparks. $35.00 paid.");
  expect(faults).toEqual([]);
});
