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

test("no open page is wider than a screen of 320 pixels", async ({ visitor }) => {
  for (const page of openPages) await expectNothingBesideTheScreen(visitor, page);
});

test("no page of a signed-in person is wider than a screen of 320 pixels", async ({ visitor }) => {
  for (const page of await signedInPages(visitor)) await expectNothingBesideTheScreen(visitor, page);
});

test("a project's name of one long word makes its results no wider than the screen", async ({ visitor }) => {
  await hasProject(visitor, { name: "W".repeat(120) });
  const made = await hasSpark(visitor, ["blog", "caption"]);
  await isMade(visitor, made.documentId);
  await expectNothingBesideTheScreen(visitor, { name: "results", path: visitor.resultsPath });
});
