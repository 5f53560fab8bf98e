import { findViolationsInLightAndDark } from "#tests/e2e/axe";
import { administratorPages, openPages, type SitePage, signedInPages } from "#tests/e2e/every-page";
import { expect, test } from "#tests/e2e/journey";
import { expectRoomAndReach, loadForScript, narrowest } from "#tests/e2e/page-checks";
import type { Visitor } from "#tests/e2e/visitor";

/** Bytes, gzipped. Every page loads our own small script; the landing page and its demo, the quick setup, the spark form and brand voice have another. */
const contentPage = 3 * 1024;
const pageWithScript = 5 * 1024;
/** The spark form has two, the picture's upload and the recommendations; so has the checkout, one for each provider. */
const pageWithScripts = 7 * 1024;
const interactivePage = 100 * 1024;

/** Bytes of script that a page may load where they are more than a content page's, by its name. */
const mostScript: Record<string, number> = {
  home: pageWithScript,
  demo: pageWithScript,
  "demo of nothing": pageWithScript,
  "quick setup": pageWithScript,
  processing: interactivePage,
  "spark that waits for approval": interactivePage,
  "home, signed in": pageWithScript,
  "new spark": pageWithScripts,
  "new spark with a checked brief": pageWithScripts,
  "brand voice": pageWithScript,
  checkout: pageWithScripts,
  "checkout of a pack": pageWithScripts,
  statistics: pageWithScript,
  "second factor": pageWithScript,
};

/** Looks at each page once from every side: a page costs more to open, and an account more to furnish, than all that is asked of it. */
async function expectSoundPages(visitor: Visitor, pages: Iterable<SitePage> | AsyncIterable<SitePage>) {
  const { page } = visitor;
  const wide = page.viewportSize();
  for await (const { name, path } of pages) {
    const script = await loadForScript(visitor, path);
    expect(script, `script of the page ${name}`).toBeLessThanOrEqual(mostScript[name] ?? contentPage);
    expect(await findViolationsInLightAndDark(page), name).toEqual([]);
    await page.setViewportSize(narrowest);
    await expectRoomAndReach(visitor, name);
    if (wide) await page.setViewportSize(wide);
  }
}

test("no open page loads a framework's script, fails axe in light or dark, or is wider than a small screen", async ({
  visitor,
}) => {
  await expectSoundPages(visitor, openPages);
});

test("no page of a signed-in person loads over 100 KB of script, and only the making of a spark the framework's; none fails axe in light or dark, or is wider than a small screen", async ({
  visitor,
}) => {
  // why so long: there are more than forty of them, and a busy machine takes its time.
  test.setTimeout(600_000);
  await expectSoundPages(visitor, signedInPages(visitor));
});

test("no page of the administration loads a framework's script, fails axe in light or dark, or is wider than a small screen", async ({
  visitor,
}) => {
  await expectSoundPages(visitor, administratorPages(visitor));
});
