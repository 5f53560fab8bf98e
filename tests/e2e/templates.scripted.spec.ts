import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

const kept = ({ page }: Visitor) => page.evaluate(() => localStorage.getItem("selectedTemplate"));

test("the browser's storage follows the selection, and the message that it is ready comes once", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/content-templates");
  await visitor.presses("Use Template Product Launch Blog Post");
  await expect(visitor.toast("Template Ready!")).toBeVisible();
  await expect(visitor.toast("'Product Launch Blog Post' is loaded. Choose a project to apply it to.")).toBeVisible();
  // why asked again and again: the message is in the page before the script that keeps and clears the selection has run.
  await expect
    .poll(async () => JSON.parse((await kept(visitor)) ?? "null"))
    .toEqual({ id: expect.any(Number), name: "Product Launch Blog Post", category: "blog" });

  await page.clock.install();
  await page.goto("/");
  await expect(visitor.heading("Template Ready")).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(visitor.toast("Template Ready!")).toHaveCount(0);

  await visitor.presses("Clear");
  await expect(visitor.toast("Template Cleared")).toBeVisible();
  await expect.poll(() => kept(visitor)).toBeNull();
});

test("what is stored and no JSON is removed, and 'Create Spark' opens the plain form", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("selectedTemplate", "{broken"));
  await page.reload();
  await expect.poll(() => kept(visitor)).toBeNull();
  await expect(page.getByText("Template Mode")).toHaveCount(0);
  await page.getByRole("link", { name: "Create Spark for Bean There" }).click();
  await expect(page).toHaveURL(`${visitor.projectPath}/spark`);
});

test("'Create Spark' on a card takes the template along and removes it from the browser's storage", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  await page.goto("/content-templates");
  await visitor.presses("Use Template Product Launch Blog Post");
  await expect.poll(() => kept(visitor)).toContain("Product Launch Blog Post");
  await visitor.presses("Create Spark for Bean There");
  await expect(page).toHaveURL(/\/project\/\d+\/spark\?templateId=\d+&templateApplied=true$/);
  expect(await kept(visitor)).toBeNull();
});
