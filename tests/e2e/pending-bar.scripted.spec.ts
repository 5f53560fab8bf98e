import type { Page } from "@playwright/test";
import { hasProject, hasSpark } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

/** Shares of the window's width: what is taken for a bar that can be seen. */
const seen = 0.5;

/**
 * Holds the answers for a path back until the page that is left shows its bar. Of a project's path, which no browser fetches ahead.
 * Nobody can ask a page that is being left how it looks, so the page tells it by itself: with each frame, as the width of its bar.
 */
async function holdsBackUntilSeen(page: Page, path: string) {
  let letGo = () => {};
  const shown = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await shown;
    await route.continue();
  });
  const name = `tell${Math.random().toString(36).slice(2)}`;
  await page.exposeFunction(name, letGo);
  const atFirst = await page.evaluate(
    ({ name, seen }) => {
      // why no name: the bar says nothing to whoever hears the page
      const bar = document.querySelector("[data-pending-bar]") as HTMLElement;
      const measure = () =>
        getComputedStyle(bar).opacity === "1" ? bar.getBoundingClientRect().width / window.innerWidth : 0;
      const look = () => {
        if (measure() > seen) (window as unknown as Record<string, () => void>)[name]?.();
        else requestAnimationFrame(look);
      };
      look();
      return measure();
    },
    { name, seen },
  );
  expect(atFirst).toBe(0);
}

test("a bar shows while a page is on its way, after a link and after a form", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await page.goto("/");
  await holdsBackUntilSeen(page, `**${visitor.projectPath}`);
  await page.getByRole("link", { name: "Bean There", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bean There" })).toBeVisible();

  await page.goto(`${visitor.projectPath}/settings`);
  await holdsBackUntilSeen(page, `**${visitor.projectPath}/settings`);
  await visitor.presses(/^Save/);
  await expect(visitor.toast("Project Updated!")).toBeVisible();
});

test("a bar shows while a page is on its way, where the framework's script runs as well", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  await hasSpark(visitor, ["video"]);
  await page.goto(visitor.processingPath);
  await holdsBackUntilSeen(page, `**${visitor.projectPath}`);
  await page.getByRole("link", { name: "Back to Project" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bean There" })).toBeVisible();
});
