import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a person finds a template, chooses it, clears it, chooses it again and begins a spark with it", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  await page.goto("/content-templates");
  await visitor.fills({ Search: "case study" });
  await visitor.field("Industry").selectOption("healthcare");
  await visitor.presses("Search");
  await expect(page).toHaveURL(/search=case\+study/);
  await expect(page.getByRole("button", { name: /^Use Template/ })).toHaveCount(1);
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await page.getByRole("link", { name: /^Email/ }).click();
  await expect(page).toHaveURL("/content-templates?category=email");
  await page.getByRole("link", { name: /^Email/ }).click();
  await expect(page.getByRole("button", { name: /^Use Template/ })).toHaveCount(24);

  await visitor.presses("Use Template Product Launch Blog Post");
  await expect(page).toHaveURL("/");
  // why attached: where scripts run, the next message takes its place after a moment.
  await expect(visitor.toast("Template Selected!")).toBeAttached();
  await expect(visitor.heading("Template Ready")).toBeVisible();
  await expect(page.getByText("Template Mode")).toBeVisible();
  await visitor.presses("Clear");
  await expect(visitor.toast("Template Cleared")).toBeVisible();
  await expect(visitor.toast("Template selection has been cleared.")).toBeVisible();
  await expect(page.getByText("Template Mode")).toHaveCount(0);

  await page.goto("/content-templates");
  await visitor.presses("Use Template Product Launch Blog Post");
  await visitor.presses("Create Spark for Bean There");
  await expect(visitor.toast("Template Applied!")).toBeVisible();
  await expect(visitor.field("Your idea")).toHaveValue(/^Bean There launches on/);
  await page.goto("/");
  await expect(page.getByText("Template Mode")).toHaveCount(0);
});
