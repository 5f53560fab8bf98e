import { hasProject, hasSpark, isAdministrator, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { expectNothingBesideTheScreen, narrowest } from "#tests/e2e/page-checks";

test.use({ viewport: narrowest });

test("a project's name of one long word makes its results no wider than the screen", async ({ visitor }) => {
  await hasProject(visitor, { name: "W".repeat(120) });
  const made = await hasSpark(visitor, ["blog", "caption"]);
  await isMade(visitor, made.documentId);
  await visitor.page.goto(visitor.resultsPath);
  await expectNothingBesideTheScreen(visitor, "results");
});

test("an administrator sees on a phone where every page of the administration is", async ({ visitor }) => {
  await isAdministrator(visitor);
  await visitor.page.goto("/admin/log");
  const tabs = visitor.page.getByRole("navigation", { name: "Administration" }).getByRole("link");
  await expect(tabs).toHaveCount(8);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});
