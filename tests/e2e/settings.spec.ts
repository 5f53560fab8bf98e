import { isAdministrator } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("an administrator enters a key for e-mail, wrong and right, and a test says that something is missing", async ({
  visitor,
}) => {
  const { page } = visitor;
  await isAdministrator(visitor);
  await page.goto("/admin/dashboard");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByText("Inactive", { exact: true })).toBeVisible();
  await visitor.fills({ "API key": "sk_wrong" });
  await visitor.presses("Save API Key");
  await expect(page.getByRole("link", { name: "Invalid API key. Resend keys start with re_" })).toBeVisible();
  await visitor.field("Type").selectOption("usageWarning");
  await visitor.presses("Send Test");
  await expect(page.getByRole("alert").getByText("Email Not Configured")).toBeVisible();
  await expect(visitor.field("Type")).toHaveValue("usageWarning");
  await visitor.fills({ "API key": "re_that_nobody_may_see" });
  await visitor.presses("Save API Key");
  await expect(visitor.toast("API Key Saved!")).toBeVisible();
  await page.getByRole("link", { name: "Refresh Status" }).click();
  await expect(visitor.heading("System Settings")).toBeVisible();
});

test("quick setup takes a key from an administrator alone", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/quick-setup");
  await visitor.fills({ "Image generation API key": "0a1b2c3d:0123456789abcdef" });
  await visitor.presses("Save API Key");
  await expect(page.getByRole("alert").getByText("Only an administrator may do this.")).toBeVisible();
  await expect(visitor.field("Image generation API key")).toHaveValue("");
  await visitor.pressesUnchecked("Save API Key");
  await expect(page.getByRole("link", { name: "Image generation API key is required" })).toBeVisible();
});

test("anybody else is sent home from the settings", async ({ visitor }) => {
  await visitor.page.goto("/settings");
  await expect(visitor.page).toHaveURL("/");
  await expect.poll(() => visitor.toast("Access Denied").isVisible()).toBe(true);
});
