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

test("an administrator has every page of the administration in one row on a phone, which begins where they are", async ({
  visitor,
}) => {
  await isAdministrator(visitor);
  await visitor.page.goto("/settings");
  const row = visitor.page.getByRole("navigation", { name: "Administration" });
  const tabs = row.getByRole("link");
  await expect(tabs).toHaveCount(9);
  // why not 1: the row scrolls by whole pixels, and letters are not as wide.
  await expect(row.getByRole("link", { name: "Settings" })).toBeInViewport({ ratio: 0.95 });
  const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await expectNothingBesideTheScreen(visitor, "settings");
  const first = row.getByRole("link", { name: "Statistics" });
  await expect(first).not.toBeInViewport();
  await first.focus();
  await expect(first).toBeInViewport({ ratio: 0.95 });
});
