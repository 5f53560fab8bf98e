import { stopClock } from "#tests/e2e/clock";
import { expect, test } from "#tests/e2e/journey";

test("the demo goes through its steps in the page: one second, three seconds, and never before the result is there", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/");
  await stopClock(page);
  const button = page.getByRole("button", { name: /Make it|Making it/ });
  const steps = page.getByRole("list").filter({ hasText: "AI Processing" });
  const current = steps.locator("[aria-current=step]");
  await expect(button).toBeDisabled();
  await visitor.fills({ "Your sentence": "   " });
  await expect(button).toBeDisabled();
  await visitor.fills({ "Your sentence": "A tea for night owls" });
  await expect(button).toBeEnabled();

  const answer = page.waitForResponse(/\/demo\?/);
  await button.click();
  await expect(current).toHaveText("Enter Your Idea");
  await expect(button).toBeDisabled();
  await (await answer).finished();
  await page.clock.runFor(999);
  await expect(current).toHaveText("Enter Your Idea");
  await page.clock.runFor(1);
  await expect(current).toHaveText("AI Processing");
  await expect(page.getByRole("status").filter({ hasText: "AI Processing" })).toBeAttached();
  await expect(page.getByRole("img", { name: /A tea for night owls/i })).toBeVisible();
  await expect(button).toBeDisabled();
  await page.clock.runFor(2999);
  await expect(current).toHaveText("AI Processing");
  await expect(button).toBeDisabled();
  await expect(visitor.heading("What the engine made of it")).toBeHidden();
  await page.clock.runFor(1);
  await expect(visitor.heading("What the engine made of it")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Content Generated" })).toBeAttached();
  await expect(current).toHaveCount(0);
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL("/");
});

test("the demo waits for a slow answer, and says when there is none", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/");
  await stopClock(page);
  let refuse: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(/\/demo\?/, async (route) => {
      resolve();
      await new Promise<void>((go) => {
        refuse = go;
      });
      await route.abort();
    });
  });
  await visitor.fills({ "Your sentence": "A tea for larks" });
  await visitor.presses("Make it");
  await asked;
  await page.clock.runFor(60_000);
  await expect(page.locator("[aria-current=step]")).toHaveText("AI Processing");
  refuse();
  await expect(visitor.field("Your sentence")).toHaveAccessibleDescription(/^The demo cannot be reached/);
  await expect(visitor.field("Your sentence")).toHaveValue("A tea for larks");
  await expect(page.getByRole("button", { name: "Make it" })).toBeEnabled();
});
