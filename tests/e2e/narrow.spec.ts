import { openPages, type SitePage, signedInPages } from "#tests/e2e/every-page";
import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

test.use({ viewport: { width: 320, height: 640 } });

async function expectNothingBesideTheScreen(visitor: Visitor, { name, path }: SitePage) {
  await visitor.page.goto(path);
  const width = await visitor.page.locator("html").evaluate((element) => element.scrollWidth);
  expect(width, `the width of the page ${name}`).toBeLessThanOrEqual(320);
}

/** With letters twice as large, as somebody sets them in their browser, on a screen of 640 pixels. */
async function expectRoomForLargeText({ page }: Visitor, name: string) {
  await page.setViewportSize({ width: 640, height: 800 });
  const width = await page.locator("html").evaluate((element) => {
    element.style.fontSize = "200%";
    return element.scrollWidth;
  });
  expect(width, `the width of the page ${name} with text twice as large`).toBeLessThanOrEqual(640);
  await page.setViewportSize({ width: 320, height: 640 });
}

/** Every button, and every link that looks like one, is high enough for a thumb. */
async function expectControlsForThumbs({ page }: Visitor, name: string) {
  const low = await page
    .locator("button, summary, select, input:not([type=checkbox], [type=hidden]), .button, .menu-item, .check")
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ height: control.getBoundingClientRect().height, html: control.outerHTML.slice(0, 120) }))
        .filter(({ height }) => height > 0 && height < 44),
    );
  expect(low, `controls below 44 pixels on the page ${name}`).toEqual([]);
}

/** Ember is for the one action that makes something. */
async function expectOneInEmber({ page }: Visitor, name: string) {
  const buttons = await page.locator(".button-primary:visible").allInnerTexts();
  expect(buttons.length, `${buttons.join(", ")} in ember on the page ${name}`).toBeLessThanOrEqual(1);
}

async function expectRoomAndReach(visitor: Visitor, pages: Iterable<SitePage> | AsyncIterable<SitePage>) {
  for await (const page of pages) {
    await expectNothingBesideTheScreen(visitor, page);
    await expectControlsForThumbs(visitor, page.name);
    await expectOneInEmber(visitor, page.name);
    await expectRoomForLargeText(visitor, page.name);
  }
}

test("no open page is wider than its screen, with large text either, every control is 44 pixels high, and one at most is in ember", async ({
  visitor,
}) => {
  await expectRoomAndReach(visitor, openPages);
});

test("no page of a signed-in person is wider than its screen, with large text either, every control is 44 pixels high, and one at most is in ember", async ({
  visitor,
}) => {
  await expectRoomAndReach(visitor, signedInPages(visitor));
});

test("a project's name of one long word makes its results no wider than the screen", async ({ visitor }) => {
  await hasProject(visitor, { name: "W".repeat(120) });
  const made = await hasSpark(visitor, ["blog", "caption"]);
  await isMade(visitor, made.documentId);
  await expectNothingBesideTheScreen(visitor, { name: "results", path: visitor.resultsPath });
});
