import { expect, test } from "#tests/e2e/journey";

test("every page that is shown is recorded for the tag manager, with its path and title and never its query", async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const address of ["/", "/login?tab=register&redirect=%2Fproject%2F7"]) {
    await page.goto(address);
    const path = new URL(page.url()).pathname;
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer))
      .toContainEqual({ event: "page_view", path, title: await page.title() });
  }
});
