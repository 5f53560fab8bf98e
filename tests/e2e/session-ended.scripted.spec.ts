import { hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a session that ends while something is made is said on its page, which stays", async ({ visitor, faults }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: "sparkwright_session" });
  await expect(visitor.toast("Authentication Required")).toBeVisible();
  await expect(visitor.toast("Please log in to continue.")).toBeVisible();
  // why: only a page that stays asks again; one that is about to go would still show its bar for a moment.
  await page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(visitor.processingPath));
  await expect(page).toHaveURL(visitor.processingPath);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.context().addCookies(cookies);
  faults.splice(0);
});
