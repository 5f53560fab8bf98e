import { stopClock } from "#tests/e2e/clock";
import { finishesLast, hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a spark that is done while its page is open shows that for a second, then its results", async ({ visitor }) => {
  const { page } = visitor;
  await stopClock(page);
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  await finishesLast(visitor);
  // why again and again: nothing is asked before the page's own script has run.
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100", { timeout: 500 });
  }).toPass();
  await page.clock.fastForward(999);
  await expect(page).toHaveURL(visitor.processingPath);
  await page.clock.fastForward(1);
  await expect(page).toHaveURL(visitor.resultsPath);
});
