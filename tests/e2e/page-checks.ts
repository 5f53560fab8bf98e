import { gzipSync } from "node:zlib";
import { expect } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

/** Pixels of the narrowest screen that pages are made for. */
export const narrowest = { width: 320, height: 640 };

/** What every page keeps to on the narrowest screen, which is set. Looks at the page that is shown. */
export async function expectRoomAndReach(visitor: Visitor, name: string) {
  await expectNothingBesideTheScreen(visitor, name);
  await expectControlsForThumbs(visitor, name);
  await expectOneInEmber(visitor, name);
  await expectRoomForLargeText(visitor, name);
}

/** The page that is shown is no wider than the narrowest screen. */
export async function expectNothingBesideTheScreen({ page }: Visitor, name: string) {
  const width = await page.locator("html").evaluate((element) => element.scrollWidth);
  expect(width, `the width of the page ${name}`).toBeLessThanOrEqual(narrowest.width);
}

/** With letters twice as large, as somebody sets them in their browser, on a screen of 640 pixels. */
async function expectRoomForLargeText({ page }: Visitor, name: string) {
  await page.setViewportSize({ width: 640, height: 800 });
  const width = await page.locator("html").evaluate((element) => {
    element.style.fontSize = "200%";
    return element.scrollWidth;
  });
  expect(width, `the width of the page ${name} with text twice as large`).toBeLessThanOrEqual(640);
  await page.setViewportSize(narrowest);
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

/** Opens a page. Answers the bytes of script, gzipped, that it loads, those in the page itself included. */
export async function loadForScript({ page }: Visitor, path: string): Promise<number> {
  const loading: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script" && response.ok()) loading.push(response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const files = await Promise.all(loading);
  page.removeAllListeners("response");
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}
