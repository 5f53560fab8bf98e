import { hasAccount } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test.describe("the question about cookies", () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.page.context().clearCookies();
    await visitor.page.goto("/pricing?billing=annual");
  });

  for (const [button, kept] of [
    ["Necessary Only", "necessary"],
    ["Accept All", "all.analytics.marketing"],
  ] as const) {
    test(`is asked until an answer is given: ${button}`, async ({ visitor }) => {
      const { page } = visitor;
      const banner = page.getByRole("region", { name: "Cookies" });
      await expect(banner).toBeVisible();
      await page.goto("/about");
      await banner.getByRole("button", { name: button }).first().click();
      await expect(banner).toBeHidden();
      expect(visitor.path).toBe("/about");
      await page.goto("/");
      await expect(banner).toBeHidden();
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "cookie_consent");
      expect(cookie?.value).toBe(kept);
    });
  }

  test("has preferences: essential ones stay, the others are ticked by nobody else and can be chosen one by one", async ({
    visitor,
  }) => {
    const { page } = visitor;
    const banner = page.getByRole("region", { name: "Cookies" });
    await banner.getByText("Preferences", { exact: true }).click();
    await expect(banner.getByRole("checkbox", { name: /^Essential/ })).toBeDisabled();
    await expect(banner.getByRole("checkbox", { name: /^Essential/ })).toBeChecked();
    await expect(banner.getByRole("checkbox", { name: /^Analytics/ })).not.toBeChecked();
    await expect(banner.getByRole("checkbox", { name: /^Marketing/ })).not.toBeChecked();
    await banner.getByRole("checkbox", { name: /^Analytics/ }).check();
    await banner.getByRole("button", { name: "Save Preferences" }).click();
    await expect(banner).toBeHidden();

    await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
    await expect(page.getByRole("checkbox", { name: /^Analytics/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Marketing/ })).not.toBeChecked();
    await page.getByRole("button", { name: "Reject All" }).click();
    await expect(page.getByRole("checkbox", { name: /^Analytics/ })).not.toBeChecked();
  });
});

test("the privacy policy names every cookie that a signed-in person gets", async ({ visitor }) => {
  await hasAccount(visitor);
  await visitor.page.goto("/privacy");
  const named = await visitor.page.getByRole("main").innerText();
  for (const { name } of await visitor.page.context().cookies()) expect(named).toContain(name.replace("__Host-", ""));
  await expect(visitor.page.getByText("Last updated January 7, 2025")).toBeVisible();
});

test("sign-in leads to the terms and to the privacy policy, and the footer to all that is legal", async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const [link, heading] of [
    ["Terms of Service", "Terms of Service"],
    ["Privacy Policy", "Privacy Policy"],
  ] as const) {
    await page.goto("/login");
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(visitor.heading(heading)).toBeVisible();
  }
  for (const name of ["Privacy Policy", "Terms of Service", "Refund Policy", "About"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
});
