import { hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a person looks through the examples, finds their own campaign among them, and starts one like it", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  const { documentId } = await hasSpark(visitor, ["caption"]);
  await isMade(visitor, documentId);

  await page.goto("/examples");
  await expect(page.getByText("Featured", { exact: true })).toHaveCount(6);
  await expect(visitor.heading("Bean There Campaign")).toBeVisible();
  const sample = page.getByText("Choose a pot with a hole, as deep as your hand.").first();
  await expect(sample).toBeHidden();
  await page.getByText("Read a sample of A Guide in Three Steps").first().click();
  await expect(sample).toBeVisible();

  await visitor.field("Category").selectOption("seasonal");
  await visitor.presses("Show");
  await expect(visitor.heading("Luxury Fashion")).toBeVisible();
  await expect(visitor.heading("Bean There Campaign")).toHaveCount(0);
  await visitor.field("Content Type").selectOption("blog");
  await visitor.presses("Show");
  await expect(visitor.heading("No examples found")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await page.getByRole("link", { name: "Create Similar Spark to Urban Coffee" }).click();
  await expect(page).toHaveURL("/");
});
