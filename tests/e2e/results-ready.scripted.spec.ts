import { stopClock } from "#tests/e2e/clock";
import { countLooks } from "#tests/e2e/count-looks";
import { finishesLast, hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a spark that is done while its page is open shows that for a second, then its results", async ({ visitor }) => {
  const { page } = visitor;
  await stopClock(page);
  const count = await countLooks(visitor);
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  await expect.poll(() => count("timersSet")).toBeGreaterThan(0);
  await finishesLast(visitor);
  await page.clock.fastForward(3_000);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await page.clock.fastForward(999);
  await expect(page).toHaveURL(visitor.processingPath);
  await page.clock.fastForward(1);
  await expect(page).toHaveURL(visitor.resultsPath);
});
