import { hasAccount, hasProject, isSignedOut } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { password } from "#tests/e2e/visitor";

test("a person signs up, signs out and signs in again", async ({ visitor }) => {
  await visitor.signsUp({ firstName: "Robin" });
  await expect(visitor.toast("Welcome to the product")).toBeVisible();
  await expect(visitor.heading(/Robin/)).toBeVisible();

  await visitor.signsOut();
  await visitor.page.goto("/project/new");
  await expect(visitor.page).toHaveURL("/login?redirect=%2Fproject%2Fnew");

  await visitor.signsIn();
  await expect(visitor.page).toHaveURL("/");
  await expect(visitor.toast("Welcome back!")).toBeVisible();
});

test("a page that asks for sign-in is where sign-in leads", async ({ visitor }) => {
  await hasAccount(visitor);
  await isSignedOut(visitor);
  await visitor.page.goto("/project/new");
  await visitor.signsIn({ at: visitor.page.url() });
  await expect(visitor.page).toHaveURL("/project/new");
});

test("sign-in never leads to another site", async ({ visitor }) => {
  await hasAccount(visitor);
  for (const elsewhere of ["https://elsewhere.example/", "//elsewhere.example/", "/\\elsewhere.example"]) {
    await isSignedOut(visitor);
    await visitor.signsIn({ at: `/login?redirect=${encodeURIComponent(elsewhere)}` });
    await expect(visitor.page).toHaveURL("/");
  }
});

test("a wrong password and an unknown address get the same answer, and the address stays", async ({ visitor }) => {
  await hasAccount(visitor);
  await isSignedOut(visitor);

  await visitor.signsIn({ with: "not-the-password" });
  await expect(visitor.page.getByText("Invalid email or password").first()).toBeVisible();
  await expect(visitor.page.getByText("Login Failed").first()).toBeVisible();
  await expect(visitor.field("Email")).toHaveValue(visitor.email);
  await expect(visitor.field("Password")).toHaveValue("");

  await visitor.signsIn({ email: "nobody@example.com" });
  await expect(visitor.page.getByText("Invalid email or password").first()).toBeVisible();
});

test("a rejected sign-up says why beside each field and keeps what was typed, passwords apart", async ({ visitor }) => {
  const main = visitor.page.getByRole("main");
  await visitor.page.goto("/login?tab=register");
  await visitor.fills({ Email: "not-an-address", Password: "short", "Confirm password": "other" });
  await visitor.fills({ "Last name": "Wright" });
  await visitor.pressesUnchecked("Sign Up");

  await expect(visitor.field("First name")).toHaveAccessibleDescription(/First name is required/);
  await expect(visitor.field("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(visitor.field("Password")).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await expect(visitor.field("Confirm password")).toHaveAccessibleDescription(/Passwords don't match/);
  await expect(visitor.field("First name")).toHaveAttribute("aria-invalid", "true");
  await expect(visitor.field("Last name")).toHaveValue("Wright");
  await expect(visitor.field("Email")).toHaveValue("not-an-address");
  await expect(visitor.field("Password")).toHaveValue("");
  await expect(main.getByRole("alert").getByRole("link", { name: /First name is required/ })).toBeVisible();
});

test("a cookie from before sign-out opens nothing", async ({ visitor }) => {
  await hasProject(visitor);
  const before = await visitor.page.context().cookies();
  await visitor.signsOut();
  await visitor.page.context().addCookies(before);
  const answer = await visitor.page.request.get("/api/user");
  expect(answer.status()).toBe(401);
});

test("the spark page asks a visitor to log in first, and is where sign-in leads", async ({ visitor }) => {
  await hasProject(visitor);
  await isSignedOut(visitor);
  await visitor.page.goto(`${visitor.projectPath}/spark`);
  await expect(visitor.toast("Please log in first")).toBeVisible();
  await visitor.signsIn({ at: visitor.page.url() });
  await expect(visitor.page).toHaveURL(`${visitor.projectPath}/spark`);
});

test("the sign-in page has two tabs, and social buttons that are marked as to come", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/login");
  const tabs = page.getByRole("navigation", { name: "Sign in or sign up" }).getByRole("link");
  await expect(tabs).toHaveText(["Sign In", "Sign Up"]);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/login?tab=register");
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeVisible();
  for (const name of ["Google", "Twitter", "Facebook", "TikTok"]) {
    await page.goto("/login");
    const button = page.getByRole("button", { name: new RegExp(name) });
    await expect(button).toContainText("Soon");
    await expect(button).toBeDisabled();
    // why: it says that it is disabled and can be pressed all the same, to say why.
    await button.click({ force: true });
    await expect(visitor.toast("Coming Soon")).toBeVisible();
  }
});

test("a sign-up with an address that has an account is told 'Registration Failed', and why", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await isSignedOut(visitor);
  await page.goto("/login?tab=register");
  await visitor.fills({
    "First name": "Robin",
    "Last name": "Wright",
    Email: visitor.email,
    Password: password,
    "Confirm password": password,
  });
  await visitor.presses("Sign Up");
  const refused = page.getByRole("alert").filter({ hasText: "Registration Failed" });
  await expect(refused).toContainText(/account/);
  await expect(visitor.field("Email")).toHaveValue(visitor.email);
});

test("a form that was sent after the session ended comes back filled in after sign-in", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto(`${visitor.projectPath}/spark`);
  await visitor.writesIdea("A film about the bag our coffee comes in");
  await visitor.chooses(["image", "caption"]);
  await page.context().clearCookies({ name: "sparkwright_session" });
  await visitor.presses("Create Spark");
  await expect(visitor.toast("Authentication Error")).toBeVisible();
  await expect(visitor.toast("Session expired. Please refresh and try again.")).toBeVisible();

  await visitor.signsIn({ at: page.url() });
  await expect(page.getByText("Here’s what you typed")).toBeVisible();
  await expect(page.getByLabel(/idea/i)).toHaveValue("A film about the bag our coffee comes in");
  await expect(page.getByRole("checkbox", { name: /^Image/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Video/ })).not.toBeChecked();
});
