import { administratorPages, openPages, type SitePage, signedInPages } from "#tests/e2e/every-page";
import { test } from "#tests/e2e/journey";
import { expectRoomAndReach, narrowest } from "#tests/e2e/page-checks";
import type { Visitor } from "#tests/e2e/visitor";

test.use({ viewport: narrowest });

async function expectRoomOnEach(visitor: Visitor, pages: Iterable<SitePage> | AsyncIterable<SitePage>) {
  for await (const { name, path } of pages) {
    await visitor.page.goto(path);
    await expectRoomAndReach(visitor, name);
  }
}

test("no open page is wider than its screen, with large text either, every control is 44 pixels high, and one at most is in ember", async ({
  visitor,
}) => {
  await expectRoomOnEach(visitor, openPages);
});

test("no page of a signed-in person is wider than its screen, with large text either, every control is 44 pixels high, and one at most is in ember", async ({
  visitor,
}) => {
  await expectRoomOnEach(visitor, signedInPages(visitor));
});

test("no page of the administration is wider than its screen, with large text either, every control is 44 pixels high, and one at most is in ember", async ({
  visitor,
}) => {
  await expectRoomOnEach(visitor, administratorPages(visitor));
});
