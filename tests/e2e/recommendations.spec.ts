import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a recommendation opens with what it rests on, and 'Use this' takes it to the spark form", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  await page.goto("/");
  const list = page.getByRole("region", { name: "Recommendations for Bean There" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const begin = list.getByRole("listitem").filter({ hasText: "Start with captions" });
  await begin.getByText("Start with captions").first().click();
  await expect(begin.getByText(/There is no campaign for Bean There yet/)).toBeVisible();
  await begin.getByRole("button", { name: /^Use this/ }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${visitor.projectPath}/spark\\?recommendation=\\d+$`));
  await expect(visitor.toast("Recommendation Applied")).toBeVisible();
  await expect(visitor.field("Your idea")).toHaveValue(/^Meet Bean There: a small roastery/);
  await expect(page.getByRole("checkbox", { name: /^Captions/ })).toBeChecked();
});
