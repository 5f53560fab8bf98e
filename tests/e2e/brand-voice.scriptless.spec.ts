import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a count that nothing would keep up to date is not shown", async ({ visitor }) => {
  await hasProject(visitor);
  await visitor.page.goto("/brand-voice");
  await expect(visitor.field("Your writing")).toBeVisible();
  await expect(visitor.page.getByText(/of 50,000/)).toBeHidden();
});
