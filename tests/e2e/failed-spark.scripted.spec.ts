import { stopClock } from "#tests/e2e/clock";
import { countLooks } from "#tests/e2e/count-looks";
import { failsLast, hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a spark that fails while its page is open is told there after three seconds, in a message of ten", async ({
  visitor,
}) => {
  const { page } = visitor;
  await stopClock(page);
  const count = await countLooks(visitor);
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect.poll(() => count("timersSet")).toBeGreaterThan(0);
  await failsLast(visitor, "The disk has no room for it. Nothing was charged.");
  await page.clock.fastForward(2_999);
  expect(await count("callsMade")).toBe(0);
  await page.clock.fastForward(1);
  // why not one: the page that the answer leads to asks at once, too.
  expect(await count("callsMade")).toBeGreaterThan(0);

  await expect(visitor.toast("Content Generation Failed")).toBeVisible();
  await expect(visitor.toast("The disk has no room for it. Nothing was charged.")).toBeVisible();
  await expect(visitor.heading("Content Generation Failed")).toBeVisible();
  await page.clock.fastForward(9_999);
  await expect(visitor.toast("Content Generation Failed")).toBeVisible();
  await page.clock.fastForward(1);
  await expect(visitor.toast("Content Generation Failed")).toBeHidden();
});
