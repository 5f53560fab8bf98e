import { findViolations } from "#tests/e2e/axe";
import { expect, test } from "#tests/e2e/journey";

test("an answer is given without leaving the page, and the local storage keeps the same word as the cookie", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.context().clearCookies();
  await page.goto("/login");
  await page.evaluate(() => localStorage.setItem("cookieConsent", "{"));
  await page.reload();
  const stored = () => page.evaluate(() => localStorage.getItem("cookieConsent"));
  await expect.poll(stored).toBe(null);
  await page.getByLabel("Email").first().fill("ada@example.com");
  const banner = page.getByRole("region", { name: "Cookies" });
  await banner.getByRole("button", { name: "Necessary Only" }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByLabel("Email").first()).toHaveValue("ada@example.com");
  expect(await stored()).toBe("necessary");
});

test("axe finds nothing on the question, and what has the focus is not behind it", async ({ visitor }) => {
  const { page } = visitor;
  await page.context().clearCookies();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/terms");
  const banner = page.getByRole("region", { name: "Cookies" });
  await banner.getByText("Preferences", { exact: true }).click();
  expect(await findViolations(page)).toEqual([]);
  await banner.getByText("Preferences", { exact: true }).click();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Refund Policy" });
  await link.focus();
  const [at, over] = [await link.boundingBox(), await banner.boundingBox()];
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
});
