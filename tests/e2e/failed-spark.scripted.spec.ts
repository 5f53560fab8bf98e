import { failsLast, hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a spark that fails while its page is open is told there, in a message of ten seconds", async ({ visitor }) => {
  const { page } = visitor;
  await page.clock.install();
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await failsLast(visitor, "The disk has no room for it. Nothing was charged.");
  await page.clock.fastForward(3_000);

  await expect(visitor.toast("Content Generation Failed")).toBeVisible();
  await expect(visitor.toast("The disk has no room for it. Nothing was charged.")).toBeVisible();
  await expect(visitor.heading("Content Generation Failed")).toBeVisible();
  await page.clock.fastForward(8_000);
  await expect(visitor.toast("Content Generation Failed")).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(visitor.toast("Content Generation Failed")).toBeHidden();
});
