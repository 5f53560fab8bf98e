import { readFile } from "node:fs/promises";
import { hasAccount, hasProject, hasSpark, isMade } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { password } from "#tests/e2e/visitor";
import { readZip } from "#tests/factories/read-zip";

test("a person changes their name and their password, which signs other browsers out", async ({ visitor, browser }) => {
  const { page } = visitor;
  await hasAccount(visitor);
  const elsewhere = await browser.newContext();
  await elsewhere.request.post("/api/login", { data: { email: visitor.email, password } });

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Edit Profile" }).click();
  await visitor.fills({ "First name": "Zoë", "Last name": "" });
  await visitor.presses("Save Changes");
  await expect(page).toHaveURL("/dashboard");
  await expect(visitor.toast("Profile Updated")).toBeVisible();
  await expect(visitor.heading("Welcome back, Zoë")).toBeVisible();

  const other = await elsewhere.newPage();
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Sign out .+ of / }).click();
  await visitor.pressesUnchecked("Sign out");
  await expect(page.getByRole("link", { name: "Password is required" })).toBeVisible();
  await visitor.fills({ "Your password": password });
  await visitor.presses("Sign out");
  await expect(visitor.toast("That browser is signed out")).toBeVisible();
  await other.goto("/profile");
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.request.post("/api/login", { data: { email: visitor.email, password } });

  await page.goto("/profile/password");
  const chosen = { "New password": "flint and spark", "Confirm password": "flint and spark" };
  await visitor.fills({ "Current password": "wrong", ...chosen });
  await visitor.presses("Change Password");
  await expect(page.getByRole("link", { name: "This is not your password." })).toBeVisible();
  await visitor.fills({ "Current password": password, ...chosen });
  await visitor.presses("Change Password");
  await expect(visitor.toast("Password changed")).toBeVisible();
  await other.goto("/profile");
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test("somebody who forgot their password asks for a link, whoever they are, and a link that is none says so", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await visitor.pressesUnchecked("Send Reset Link");
  await expect(page.getByRole("link", { name: "Email is required" })).toBeVisible();
  await visitor.fills({ Email: "nobody@example.com" });
  await visitor.presses("Send Reset Link");
  await expect(visitor.toast("Reset link sent!")).toBeVisible();
  await expect(visitor.heading("Check Your Email")).toBeVisible();
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(visitor.field("Email")).toBeVisible();
  await page.goto("/reset-password?token=none");
  await expect(visitor.heading("Invalid Reset Link")).toBeVisible();
});

test("a person takes their data out and deletes their account, and their address can sign up again", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto("/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download My Data" }).click();
  const archive = readZip(await readFile(await (await download).path()));
  expect([...archive.keys()]).toContain("data/projects.json");
  expect(archive.get("data/projects.json")?.toString()).toContain("Bean There");

  await page.getByRole("link", { name: "Delete My Account" }).click();
  await expect(page.getByText("1 spark on the way: cancelled.")).toBeVisible();
  await visitor.pressesUnchecked("Delete My Account");
  await expect(page.getByRole("link", { name: "Password is required" })).toBeVisible();
  await visitor.fills({ "Your password": "wrong" });
  await visitor.presses("Delete My Account");
  await expect(page.getByRole("link", { name: "This is not your password." })).toBeVisible();
  await visitor.fills({ "Your password": password });
  await visitor.presses("Delete My Account");
  await expect(page).toHaveURL("/");
  await expect(visitor.toast("Account deleted")).toBeVisible();

  await visitor.signsIn();
  await expect(page.getByText("Invalid email or password").first()).toBeVisible();
  await visitor.signsUp();
  await page.goto("/my-content");
  await expect(visitor.heading("No Content Yet")).toBeVisible();
});

test("what was made is found in the library by its words, and nothing else is", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  const { documentId } = await hasSpark(visitor, ["caption"]);
  await isMade(visitor, documentId);
  await page.goto("/my-content");
  const item = visitor.heading("A launch for our autumn single-origin, roasted on Mondays");
  await expect(item).toBeVisible();
  await visitor.fills({ Search: "opera" });
  await visitor.presses("Search");
  await expect(visitor.heading("Nothing matches")).toBeVisible();
  await visitor.fills({ Search: "monday roast" });
  await visitor.presses("Search");
  await expect(item).toBeVisible();
  await visitor.presses("Download chosen");
  await expect(visitor.toast("Nothing chosen")).toBeVisible();
  await expect(visitor.field("Search")).toHaveValue("monday roast");
});
