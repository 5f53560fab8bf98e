import { administratorPages, type SitePage, signedInPages } from "#tests/e2e/every-page";
import { writesInOneWord } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

/** Pixels: phones, a tablet, a small and a usual window. */
const widths = [320, 375, 768, 1024, 1280];

async function expectRoomForLongWords(visitor: Visitor, pages: AsyncIterable<SitePage>) {
  const { page } = visitor;
  const tooWide: string[] = [];
  for await (const { name, path } of pages) {
    // why each time: what a page shows may have been made just before it
    writesInOneWord(visitor);
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.locator("html").evaluate((element) => element.scrollWidth);
      if (needed > width) tooWide.push(`${name} needs ${needed} of ${width} pixels`);
    }
  }
  expect(tooWide).toEqual([]);
}

test("no page of a signed-in person with long words is wider than a screen of 320 to 1280 pixels", async ({
  visitor,
}) => {
  // why so long: there are more than forty pages, and a busy machine takes its time.
  test.setTimeout(600_000);
  await expectRoomForLongWords(visitor, signedInPages(visitor));
});

test("no page of the administration with long words is wider than a screen of 320 to 1280 pixels", async ({
  visitor,
}) => {
  await expectRoomForLongWords(visitor, administratorPages(visitor));
});
