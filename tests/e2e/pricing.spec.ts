import { expect, test } from "#tests/e2e/journey";
import { password } from "#tests/e2e/visitor";

test("a visitor compares the plans, chooses one, signs up and is at its checkout", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByText("Pricing").click();
  await page.getByRole("link", { name: "Subscription Plans" }).click();
  await expect(page).toHaveURL("/pricing#subscription-plans");
  await expect(visitor.heading("Choose Your Plan")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Get Started Today" })).toHaveAttribute("href", "/login");

  const free = page.getByRole("region", { name: "Free" });
  await expect(free).toContainText("5,000 sparks every month");
  await expect(free.getByRole("link", { name: "Start for free" })).toHaveAttribute("href", "/login?tab=register");

  const amplify = page.getByRole("article", { name: "Amplify" });
  await expect(amplify).toContainText("$249 a month");
  await page.getByRole("link", { name: "Annual" }).click();
  await expect(page).toHaveURL("/pricing?billing=annual#subscription-plans");
  await expect(page.getByText("Save 20%")).toBeVisible();
  await expect(amplify).toContainText("$199 a month");

  await amplify.getByRole("link", { name: "Choose Amplify" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole("navigation", { name: "Sign in or sign up" }).getByRole("link", { name: "Sign Up" }).click();
  await visitor.fills({
    "First name": "Robin",
    "Last name": "Wright",
    Email: visitor.email,
    Password: password,
    "Confirm password": password,
  });
  await visitor.presses("Sign Up");
  await expect(page).toHaveURL("/checkout?plan=amplify&billing=annual");
  await expect(page.getByRole("button", { name: /^Pay \$[\d,]+\.\d\d by card$/ })).toBeVisible();
  const summary = page.getByRole("main");
  await expect(summary).toContainText("Billed $2,388 annually");
  await expect(summary).toContainText("9 video packages");
});

test("the price list stands at its address, with the whole figures", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/pricing#spark-costs");
  const list = page.getByRole("region", { name: "Spark Price List" });
  await expect(list).toBeInViewport();
  for (const figure of ["3,300", "300", "200", "50"])
    await expect(list.getByText(figure, { exact: true })).toBeVisible();
});
