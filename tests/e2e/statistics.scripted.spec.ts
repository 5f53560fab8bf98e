import { hasAccount, isAdministrator } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("the statistics are new every 30 seconds, and nobody loses their place", async ({ visitor, stranger }) => {
  const { page } = visitor;
  await isAdministrator(visitor);
  await page.clock.install();
  await page.goto("/admin/dashboard");
  const users = page.getByText("Total Users").locator("xpath=following-sibling::dd[1]");
  const before = Number(await users.innerText());
  await hasAccount(stranger);
  const tab = page.getByRole("link", { name: "Users", exact: true });
  await tab.focus();
  await page.evaluate(() => scrollTo(0, 300));
  const refreshed = page.waitForRequest((request) => request.resourceType() === "fetch");
  await page.clock.fastForward(30_000);
  const session = (await page.context().cookies()).find(({ name }) => name === "session_id");
  expect((await refreshed).headers()["x-session-id"]).toBe(session?.value);
  expect(session?.value).toMatch(/^[\w-]{20,}$/);
  // why at least: other journeys sign people up, too.
  await expect.poll(async () => Number(await users.innerText())).toBeGreaterThan(before);
  await expect(tab).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
