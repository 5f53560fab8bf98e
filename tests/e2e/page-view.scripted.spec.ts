import { expect, test } from "#tests/e2e/journey";

test("every page that is shown is recorded for the tag manager, with its path and title", async ({ visitor }) => {
  const { page } = visitor;
  for (const path of ["/", "/login?tab=register"]) {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer))
      .toContainEqual({ event: "page_view", path, title: await page.title() });
  }
});
