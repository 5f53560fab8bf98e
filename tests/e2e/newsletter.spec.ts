import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "#tests/e2e/journey";

test("a visitor asks for the newsletter from the foot of a page, after an address that was none", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Newsletter").fill("ada@");
  const subscribe = footer.getByRole("button", { name: "Subscribe" });
  await subscribe.evaluate((button: HTMLButtonElement) => button.form?.setAttribute("novalidate", ""));
  await subscribe.click();
  await expect(page.getByRole("link", { name: "Please enter a valid email address" })).toBeVisible();
  await expect(visitor.field("Email")).toHaveValue("ada@");
  await visitor.fills({ Email: visitor.email });
  await visitor.presses("Subscribe");
  await expect(visitor.heading("Check Your Email")).toBeVisible();
  await expect.poll(() => countAsked(visitor.email)).toBe(1);
});

function countAsked(email: string) {
  const db = new Database(path.join(process.env.SPARKWRIGHT_DATA ?? "data", "sparkwright.db"), { readonly: true });
  const found = db.prepare("select count(*) from emails where recipient = ? and kind = 'newsletterConfirmation'");
  const count = found.pluck().get(email);
  db.close();
  return count;
}
