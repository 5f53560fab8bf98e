import { Secret, TOTP } from "otpauth";
import { hasAccount } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";
import { password } from "#tests/e2e/visitor";

test("a person adds an authenticator app, and signs in with its code, then with a recovery code", async ({
  visitor,
}) => {
  const { page } = visitor;
  await hasAccount(visitor);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Add a second factor" }).click();
  await visitor.field("Your password").first().fill(password);
  await visitor.presses("Set up an app");
  await expect(page.getByRole("img", { name: "QR code with the key below" })).toBeVisible();
  const key = (await page.locator(".app-secret").innerText()).replaceAll(" ", "");
  const codeIn = (halfMinutes: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });
  await visitor.fills({ Code: "000000" });
  await visitor.presses("Add the app");
  await expect(page.getByRole("link", { name: /This code is wrong/ })).toBeVisible();
  await visitor.fills({ Code: codeIn(0) });
  await visitor.presses("Add the app");
  await expect(visitor.heading("Your recovery codes")).toBeVisible();
  const recovery = await page.locator(".new-codes code").first().innerText();

  await visitor.signsOut();
  await visitor.signsIn({ at: "/login?redirect=%2Fbilling" });
  await expect(visitor.heading("One more step")).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?/);
  await page.goto("/login/second-step?redirect=%2Fbilling");
  await visitor.fills({ Code: codeIn(1) });
  await visitor.presses("Sign In");
  await expect(page).toHaveURL("/billing");
  await page.goto("/profile");
  await expect(page.getByText(/with a password and a code/)).toBeVisible();

  await visitor.signsOut();
  await visitor.signsIn();
  await visitor.fills({ Code: recovery });
  await visitor.presses("Sign In");
  await expect(visitor.toast("Welcome back!")).toBeVisible();
  await page.goto("/profile/second-factor");
  await expect(page.getByText("9 left.")).toBeVisible();
  await page.getByRole("link", { name: "Remove Authenticator app" }).click();
  await visitor.fills({ "Your password": password });
  await visitor.presses("Remove");
  await expect(visitor.toast("Second factor removed")).toBeVisible();
});
