import { hasProject, isSignedOut } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { password } from "#tests/e2e/visitor";

const idea = "Launch a tea for night owls & early birds";

test("a visitor's sentence comes with them through sign-up to the first spark", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/");
  await visitor.fills({ "Your sentence": idea });
  await visitor.presses(/Make it/);
  await page.getByRole("link", { name: "Captions" }).click();
  await expect(visitor.heading("Create your account")).toBeVisible();
  await expect(page.getByRole("note")).toContainText(idea);

  const tabs = page.getByRole("navigation", { name: "Sign in or sign up" });
  await tabs.getByRole("link", { name: "Sign In" }).click();
  await tabs.getByRole("link", { name: "Sign Up" }).click();
  await visitor.fills({
    "First name": "Robin",
    "Last name": "Wright",
    Email: visitor.email,
    Password: password,
    "Confirm password": "something else",
  });
  await visitor.presses("Sign Up");
  await expect(visitor.field("Confirm password")).toHaveAccessibleDescription(/Passwords don't match/);
  await visitor.fills({ Password: password, "Confirm password": password });
  await visitor.presses("Sign Up");

  await expect(visitor.heading("New project")).toBeVisible();
  await expect(page.getByRole("note")).toContainText(idea);
  await visitor.fills({
    "Project name": "Tea There",
    Website: "tea.example",
    Description: "Loose teas for every hour of the day.",
    "Target audience": "People who drink tea",
  });
  await visitor.presses("Continue");
  await expect(page).toHaveURL(/\/project\/\d+\/spark\?/);
  await expect(visitor.field("Your idea")).toHaveValue(idea);
});

test("somebody with a project chooses where their sentence goes", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor, { name: "Tea There" });
  await isSignedOut(visitor);
  await page.goto("/");
  await visitor.fills({ "Your sentence": idea });
  await visitor.presses(/Make it/);
  await page.getByRole("link", { name: "Captions" }).click();
  await page.getByRole("link", { name: "Sign In" }).click();
  await visitor.fills({ Email: visitor.email, Password: password });
  await visitor.presses("Sign In");
  await expect(page.getByRole("note")).toContainText(idea);
  await page.getByRole("link", { name: "Create Spark for Tea There" }).click();
  await expect(visitor.field("Your idea")).toHaveValue(idea);
});
