import type { Page } from "@playwright/test";

/** Lets the time of the pages stand still until a journey moves it, so that a slow machine takes no second of what is counted. */
export async function stopClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}
