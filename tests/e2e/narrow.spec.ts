import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { test } from "#tests/e2e/journey";
import { expectNothingBesideTheScreen, narrowest } from "#tests/e2e/page-checks";

test.use({ viewport: narrowest });

test("a project's name of one long word makes its results no wider than the screen", async ({ visitor }) => {
  await hasProject(visitor, { name: "W".repeat(120) });
  const made = await hasSpark(visitor, ["blog", "caption"]);
  await isMade(visitor, made.documentId);
  await visitor.page.goto(visitor.resultsPath);
  await expectNothingBesideTheScreen(visitor, "results");
});
