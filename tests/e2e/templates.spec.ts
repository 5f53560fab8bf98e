import { hasAccount, hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
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

test("a template that was chosen before there was a project is in the first one's spark form", async ({ visitor }) => {
  const { page } = visitor;
  await hasAccount(visitor);
  await page.goto("/content-templates");
  await visitor.presses("Use Template Product Launch Blog Post");
  await expect(page.getByText("Create a project to apply it to.")).toBeVisible();
  await page.getByRole("link", { name: "Create Your First Project" }).click();
  await visitor.fills({
    "Project name": "Bean There",
    Website: "https://beanthere.example",
    Description: "A small roastery that sells single-origin coffee by post.",
    "Target audience": "People who brew coffee at home",
  });
  await visitor.presses("Continue");
  await expect(page).toHaveURL(/\/spark\?templateId=\d+&templateApplied=true$/);
  await expect(visitor.toast("Template Applied!")).toBeVisible();
  await expect(visitor.field("Your idea")).toHaveValue(/^Bean There launches on/);
  await page.goto("/");
  await expect(page.getByText("Template Mode")).toHaveCount(0);
});

test("a person keeps a spark as a template, changes it, uses it and deletes it", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  await isMade(visitor, (await hasSpark(visitor, ["caption"])).documentId);
  await page.goto(visitor.resultsPath);
  await page.getByRole("link", { name: "Save as Template" }).click();
  await expect(visitor.field("Idea")).toHaveValue(/A launch for our autumn single-origin/);
  await visitor.pressesUnchecked("Save Template");
  await expect(page.getByRole("link", { name: "Name is required" })).toBeVisible();
  await expect(visitor.field("Idea")).toHaveValue(/A launch for our autumn single-origin/);
  await visitor.fills({ Name: "Our season", Idea: "[PRODUCT_NAME] begins its [SEASON] season." });
  await visitor.presses("Save Template");
  await expect(visitor.toast("Template saved")).toBeVisible();

  await page.getByRole("link", { name: "Edit Our season" }).click();
  await visitor.fills({ Name: "Every season" });
  await visitor.presses("Save Template");
  await visitor.presses("Use Template Every season");
  await visitor.presses("Create Spark for Bean There");
  await expect(visitor.field("Your idea")).toHaveValue("Bean There begins its [SEASON] season.");

  await page.goto("/content-templates?whose=mine");
  await page.getByRole("link", { name: "Delete Every season" }).click();
  await visitor.presses("Delete Template");
  await expect(visitor.toast("Template deleted")).toBeVisible();
  await page.goto("/content-templates?whose=mine");
  await expect(visitor.heading("No templates found")).toBeVisible();
});
