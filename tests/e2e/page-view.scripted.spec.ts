import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

/** Beside the page views stands what the tag manager is told at its start. */
const recorded = ({ page }: Visitor) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === "page_view",
    ),
  );

test.beforeEach(async ({ visitor: { page }, baseURL }) => {
  await page.context().addCookies([{ name: "cookie_consent", value: "all.analytics.marketing", url: baseURL ?? "" }]);
  // why: no journey loads Google's script.
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
});

test("every page that is shown is recorded for the tag manager, with its path and title and never its query", async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const address of ["/", "/login?tab=register&redirect=%2Fproject%2F7"]) {
    await page.goto(address);
    const path = new URL(page.url()).pathname;
    await expect.poll(() => recorded(visitor)).toContainEqual({ event: "page_view", path, title: await page.title() });
  }
});

test("a page that is reached by a link, or by the browser's way back, is recorded once", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Refund Policy" }).click();
  await expect(page).toHaveURL("/refunds");
  await expect
    .poll(() => recorded(visitor))
    .toEqual([{ event: "page_view", path: "/refunds", title: await page.title() }]);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect
    .poll(() => recorded(visitor))
    .toEqual([{ event: "page_view", path: "/about", title: await page.title() }]);
});

test("a page that the browser shows again as it was left is recorded again", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/about");
  const view = { event: "page_view", path: "/about", title: await page.title() };
  await expect.poll(() => recorded(visitor)).toEqual([view]);
  // why by hand: no browser under test keeps a page that was left, as one on a desk does.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => recorded(visitor)).toEqual([view, view]);
});

test("the results that follow the making by themselves are recorded", async ({ visitor }) => {
  await hasProject(visitor);
  await visitor.createsSpark({ types: ["caption"] });
  await visitor.waitsForResults();
  const page_view = { event: "page_view", path: visitor.resultsPath, title: await visitor.page.title() };
  await expect.poll(() => recorded(visitor)).toContainEqual(page_view);
});

test("a page that is not to be tracked is not recorded", async ({ visitor }) => {
  const { page } = visitor;
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<body", '<body data-untracked="true"');
    await route.fulfill({ response, body });
  });
  await page.goto("/about", { waitUntil: "load" });
  // why: what comes with the sprinkles shows that they have run.
  await expect(page.locator("form[action='/newsletter']")).toHaveJSProperty("noValidate", true);
  expect(await recorded(visitor)).toEqual([]);
});
