import { expect, test } from "#tests/e2e/journey";

test("a signed-in person without a project is shown the way to the first", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.signsUp();
  await expect(page.getByText("No projects yet")).toBeVisible();
  await page.getByRole("link", { name: "Create Your First Project" }).click();
  await expect(page).toHaveURL("/project/new");
});

test("a project appears as a card on the home page", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.signsUp();
  await visitor.createsProject({ name: "Bean There" });
  await expect(visitor.toast("Project Created")).toBeVisible();

  await page.goto("/");
  await expect(visitor.heading("Your Projects")).toBeVisible();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Bean There" }) });
  await expect(card).toContainText(/Created [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(card).toContainText("Active");
  await expect(card).toContainText("Website");
  await card.getByRole("link", { name: /Create Spark/ }).click();
  await expect(page).toHaveURL(`${visitor.projectPath}/spark`);
});

test("a rejected project says why beside each field and keeps what was typed", async ({ visitor }) => {
  const main = visitor.page.getByRole("main");
  await visitor.signsUp();
  await visitor.page.goto("/project/new");
  await visitor.fills({ Website: "beans", Description: "Too short", "Brand voice": "Warm and plain" });
  await visitor.pressesUnchecked("Continue");

  await expect(main.getByLabel(/^Project name/i)).toHaveAccessibleDescription(/Project name is required/);
  await expect(main.getByLabel(/^Website/i)).toHaveAccessibleDescription(/Must be a valid URL/);
  await expect(main.getByLabel(/^Description/i)).toHaveAccessibleDescription(
    /Description must be at least 10 characters/,
  );
  await expect(main.getByLabel(/^Target audience/i)).toHaveAccessibleDescription(/Target audience is required/);
  await expect(main.getByLabel(/^Website/i)).toHaveValue("beans");
  await expect(main.getByLabel(/^Description/i)).toHaveValue("Too short");
  await expect(main.getByLabel(/^Brand voice/i)).toHaveValue("Warm and plain");
  await expect(main.getByRole("alert").getByRole("link", { name: /Project name is required/ })).toBeVisible();
});

test("the other address of a new project leads to the same form", async ({ visitor }) => {
  await visitor.signsUp();
  await visitor.page.goto("/create-project");
  await expect(visitor.page).toHaveURL("/project/new");
});
