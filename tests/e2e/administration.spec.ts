import { hasAccount, isAdministrator } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

/** Opens the panel of somebody's account, as an administrator finds it. */
async function managesAccount({ page }: Visitor, email: string) {
  await page.goto("/admin");
  await page.getByLabel("Search").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: `Manage ${email}` }).click();
  await expect(page.getByRole("heading", { name: `Manage ${email}` })).toBeVisible();
}

test("an administrator gives somebody sparks with a reason, which they read, and the log keeps it", async ({
  visitor,
  stranger,
}) => {
  await isAdministrator(visitor);
  await hasAccount(stranger);
  await visitor.page.goto("/");
  await visitor.opensAccountMenu();
  await visitor.page.getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(visitor.heading("Statistics")).toBeVisible();

  await managesAccount(visitor, stranger.email);
  await visitor.fills({ Reason: "Sorry for the wait" });
  await visitor.pressesUnchecked("Apply");
  await expect(visitor.field("Sparks")).toHaveAccessibleDescription(/Please enter spark amount\./);
  await expect(visitor.field("Reason")).toHaveValue("Sorry for the wait");
  await visitor.fills({ Sparks: "1234" });
  await visitor.presses("Apply");
  await expect.poll(() => visitor.toast("Action completed").count()).toBe(1);
  await expect(visitor.heading(/^Manage/)).toHaveCount(0);

  await stranger.page.goto("/billing/statement");
  expect(await stranger.balance()).toBe(6234);
  await expect(stranger.page.getByText("Added by support: Sorry for the wait")).toBeVisible();
  await visitor.page.goto("/admin/log");
  await expect(visitor.page.getByText("Added sparks (1,234)").first()).toBeVisible();
});

test("the amount is asked for where sparks are moved, and nowhere else", async ({ visitor, stranger }) => {
  await isAdministrator(visitor);
  await hasAccount(stranger);
  await managesAccount(visitor, stranger.email);
  const amount = visitor.page.getByLabel("Sparks", { exact: true });
  for (const [action, isAsked] of [
    ["Add Sparks", true],
    ["Make Admin", false],
    ["Deduct Sparks", true],
    ["Ban User", false],
  ] as const) {
    await visitor.field("Action").selectOption({ label: action });
    await expect(amount).toBeVisible({ visible: isAsked });
  }
});

test("whoever is banned is signed out at once and gets in no more, until the ban is lifted", async ({
  visitor,
  stranger,
}) => {
  await isAdministrator(visitor);
  await hasAccount(stranger);
  await stranger.page.goto("/dashboard");
  await expect(stranger.heading(/^Welcome back/)).toBeVisible();

  await managesAccount(visitor, stranger.email);
  await visitor.field("Action").selectOption({ label: "Ban User" });
  await visitor.presses("Apply");
  await expect.poll(() => visitor.toast("User action performed successfully.").count()).toBe(1);
  await stranger.page.goto("/dashboard");
  await expect(stranger.page).toHaveURL("/login?redirect=%2Fdashboard");
  await stranger.signsIn();
  await expect(stranger.page.getByRole("alert").getByText(/This account is banned/)).toBeVisible();

  await managesAccount(visitor, stranger.email);
  await expect(visitor.page.getByText("Against the terms of service").first()).toBeVisible();
  await visitor.field("Action").selectOption({ label: "Unban User" });
  await visitor.presses("Apply");
  await stranger.signsIn({ at: "/login?redirect=%2Fdashboard" });
  await expect(stranger.heading(/^Welcome back/)).toBeVisible();
});

test("who is no administrator is sent home and told why", async ({ visitor }) => {
  await visitor.page.goto("/admin/dashboard");
  await expect(visitor.page).toHaveURL("/");
  await expect.poll(() => visitor.toast("Access Denied").count()).toBe(1);
});
