import { hasAccount, hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a signed-in person without a project is shown the way to the first", async ({ visitor }) => {
  const { page } = visitor;
  await hasAccount(visitor);
  await page.goto("/");
  await expect(page.getByText("No projects yet")).toBeVisible();
  const other = page.getByRole("link", { name: "Create New Project" });
  await expect(other).toHaveAttribute("href", "/project/new");
  await page.getByRole("link", { name: "Create Your First Project" }).click();
  await expect(page).toHaveURL("/project/new");
});

test("the home page greets by name and says what a spark can make", async ({ visitor }) => {
  await hasAccount(visitor);
  await visitor.page.goto("/");
  await expect(visitor.heading(/\bRobin\b/)).toBeVisible();
  for (const tile of ["Image Generation", "Caption Creation", "Blog Writing", "Video Generation"])
    await expect(visitor.heading(tile)).toBeVisible();
});

test("a project that is not there says so and leads back", async ({ visitor }) => {
  await hasAccount(visitor);
  for (const path of ["/project/999999", "/project/999999/spark"]) {
    const answer = await visitor.page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(visitor.heading("Project not found")).toBeVisible();
    await expect(visitor.page.getByRole("link", { name: "Back to Projects" })).toHaveAttribute("href", "/");
  }
});

test("the project form has a needed and a helpful group, and two ways back home", async ({ visitor }) => {
  const { page } = visitor;
  await hasAccount(visitor);
  await page.goto("/project/new");
  const groups = page.getByRole("main").getByRole("group");
  await expect(groups).toHaveCount(2);
  const needed = groups.first();
  for (const label of ["Project name", "Website", "Description", "Target audience"])
    await expect(needed.getByRole("textbox", { name: label })).toHaveAttribute("required", "");
  for (const label of ["Brand voice", "Call to action", "SEO keywords", "Problem being solved"])
    await expect(groups.last().getByRole("textbox", { name: label })).not.toHaveAttribute("required");
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Back to Projects" })).toHaveAttribute("href", "/");
});

test("a project appears as a card on the home page", async ({ visitor }) => {
  const { page } = visitor;
  await hasAccount(visitor);
  await visitor.createsProject({ name: "Bean There" });
  await expect(visitor.toast("Project Created")).toBeVisible();

  await page.goto("/");
  await expect(visitor.heading("Your Projects")).toBeVisible();
  const card = page
    .getByRole("region", { name: "Your Projects" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Bean There" }) });
  await expect(card).toContainText(/Created [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await expect(card).toContainText("Active");
  await expect(card).toContainText("Website");
  await card.getByRole("link", { name: /Create Spark/ }).click();
  await expect(page).toHaveURL(`${visitor.projectPath}/spark`);
});

test("project cards stand in one, two or three columns by the screen's width, with two lines of their description", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Your Projects" }).getByRole("list");
  for (const [width, columns] of [
    [375, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await cards.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    expect([width, tracks]).toEqual([width, columns]);
  }
  const description = cards.getByText(/^A small roastery/);
  expect(await description.evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe("2");
});

test("a rejected project says why beside each field and keeps what was typed", async ({ visitor }) => {
  const main = visitor.page.getByRole("main");
  await hasAccount(visitor);
  await visitor.page.goto("/project/new");
  await visitor.pressesUnchecked("Continue");
  await expect(visitor.field("Website")).toHaveAccessibleDescription(/Website or Social Media URL is required/);
  await visitor.fills({ Website: "beans", Description: "Too short", "Brand voice": "Warm and plain" });
  await visitor.pressesUnchecked("Continue");

  await expect(visitor.field("Project name")).toHaveAccessibleDescription(/Project name is required/);
  await expect(visitor.field("Website")).toHaveAccessibleDescription(/Must be a valid URL/);
  await expect(visitor.field("Description")).toHaveAccessibleDescription(/Description must be at least 10 characters/);
  await expect(visitor.field("Target audience")).toHaveAccessibleDescription(/Target audience is required/);
  await expect(visitor.field("Website")).toHaveValue("beans");
  await expect(visitor.field("Description")).toHaveValue("Too short");
  await expect(visitor.field("Brand voice")).toHaveValue("Warm and plain");
  await expect(main.getByRole("alert").getByRole("link", { name: /Project name is required/ })).toBeVisible();
});

test("the other address of a new project leads to the same form", async ({ visitor }) => {
  await hasAccount(visitor);
  await visitor.page.goto("/create-project");
  await expect(visitor.page).toHaveURL("/project/new");
});

test("a project is changed in its settings, and an address without its protocol is completed", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  await page.goto("/");
  await page.getByRole("link", { name: "Settings of Bean There" }).click();
  await expect(visitor.field("Project name")).toHaveValue("Bean There");
  await visitor.fills({ "Project name": "Tea There", Website: "tea.example" });
  await visitor.presses("Save Changes");
  await expect(visitor.toast("Project Updated!")).toBeVisible();
  await expect(visitor.field("Project name")).toHaveValue("Tea There");
  await expect(visitor.field("Website")).toHaveValue("https://tea.example");

  await visitor.fills({ Website: "tea" });
  await visitor.presses("Save Changes");
  await expect(visitor.field("Website")).toHaveAccessibleDescription(/Must be a valid URL/);
  await expect(page).toHaveTitle(/^Error: /);
});

test("a project is deleted after it was asked for once more, and not before", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Bean There" });
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.projectPath);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "Delete Project" }).click();
  await expect(
    page.getByText("Are you sure you want to delete this project? This action cannot be undone."),
  ).toBeVisible();
  await expect(page.getByText(/1 spark on the way/)).toBeVisible();
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(page).toHaveURL(`${visitor.projectPath}/settings`);

  await page.getByRole("link", { name: "Delete Project" }).click();
  await visitor.presses("Delete Project");
  await expect(page).toHaveURL("/");
  await expect(visitor.toast("Project Deleted!")).toBeVisible();
  await expect(page.getByText("No projects yet")).toBeVisible();
  expect(await visitor.balance()).toBe(5000);
  expect((await page.goto(visitor.projectPath))?.status()).toBe(404);
});
