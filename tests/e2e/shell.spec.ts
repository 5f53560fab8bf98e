import { hasFailedSpark, hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("an unknown address says so, in the spec's words", async ({ visitor }) => {
  const answer = await visitor.page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(visitor.heading("404 Page Not Found")).toBeVisible();
  await expect(visitor.page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

test("the account menu opens by a press and closes by another", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/");
  const logout = page.getByRole("button", { name: "Logout" });
  await expect(logout).toBeHidden();
  await visitor.opensAccountMenu();
  await expect(logout).toBeVisible();
  await visitor.opensAccountMenu();
  await expect(logout).toBeHidden();
});

test("'Start a Project' leads a visitor to sign-up and a signed-in person to the form", async ({ visitor }) => {
  const { page } = visitor;
  const start = page.getByRole("link", { name: "Start a Project" }).first();
  await page.goto("/");
  await expect(start).toHaveAttribute("href", "/login?tab=register");
  await hasProject(visitor);
  await page.goto("/");
  await expect(start).toHaveAttribute("href", "/project/new");
});

test("spark pages have no top navigation", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await hasFailedSpark(visitor, null);
  const topNavigation = [
    page.getByRole("link", { name: "Start a Project" }),
    page.getByRole("navigation", { name: "Account" }),
    page.getByRole("navigation", { name: "Main" }).getByText("AI Tools"),
  ];
  await page.goto("/");
  for (const part of topNavigation) await expect(part).toHaveCount(1);
  for (const path of [`${visitor.projectPath}/spark`, visitor.processingPath, visitor.resultsPath]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sparkwright, home" })).toBeVisible();
    for (const part of topNavigation) await expect(part).toHaveCount(0);
  }
});

test("the account menu stays on a narrow screen, above a message", async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 375, height: 300 });
  await visitor.signsUp({ email: `${"long.".repeat(11)}${visitor.email}` });
  await expect(visitor.toast(/Welcome to/)).toBeVisible();
  await visitor.opensAccountMenu();
  const logout = page.getByRole("button", { name: "Logout" });
  // why a press: it goes to whatever lies on top.
  const box = await page.locator(".menu-list:visible").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  await logout.click();
  await expect(visitor.heading(/^One sentence in/)).toBeVisible();
});

test("a message takes no room in the page", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.signsUp();
  const top = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top);
  await expect(visitor.toast(/Welcome to/)).toBeVisible();
  const withMessage = await top();
  await page.goto("/");
  await expect(visitor.toast(/Welcome to/)).toHaveCount(0);
  expect(await top()).toBe(withMessage);
});

test("every link of the home page leads to a page that is there", async ({ visitor }) => {
  const { page } = visitor;
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await hasProject(visitor);
    await page.goto("/");
    const links = await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.length).toBeGreaterThan(2);
    for (const link of new Set(links)) expect((await page.request.get(link ?? "")).status(), `${link}`).toBe(200);
  }
});

test("the mark leads home", async ({ visitor }) => {
  await visitor.page.goto("/login");
  await visitor.page.getByRole("banner").getByRole("link", { name: "Sparkwright, home" }).click();
  await expect(visitor.page).toHaveURL("/");
});
