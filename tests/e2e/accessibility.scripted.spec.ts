import { findViolationsInLightAndDark } from "#tests/e2e/axe";
import { expect, test } from "#tests/e2e/journey";

test("axe finds nothing on a rejected form, in light or dark", async ({ visitor }) => {
  await visitor.page.goto("/login?tab=register");
  await visitor.pressesUnchecked("Sign Up");
  await expect(visitor.page.getByRole("alert").first()).toBeVisible();
  expect(await findViolationsInLightAndDark(visitor.page)).toEqual([]);
});

test("in forced colours the open tab of the sign-in page still differs from the other", async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/login");
  const tabs = page.getByRole("navigation", { name: "Sign in or sign up" });
  const line = (name: string) =>
    tabs.getByRole("link", { name }).evaluate((tab) => getComputedStyle(tab).borderBottomWidth);
  expect(await line("Sign In")).toBe("3px");
  expect(await line("Sign Up")).toBe("0px");
});
