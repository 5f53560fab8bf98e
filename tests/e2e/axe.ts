import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds on the page as it is, by rule and place; with `rules`, by these alone. */
export async function findViolations(page: Page, { rules }: { rules?: string[] } = {}): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const run = (window as unknown as { axe: typeof import("axe-core") }).axe.run;
    // why: nobody reads how a rule came out that found nothing, and to describe it takes as long as to apply it.
    const { violations } = await run({ resultTypes: ["violations"], ...(only && { runOnly: only }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  }, rules);
}

/** What axe finds in light, and of the colours in dark: what a page holds is the same in both. Leaves the page in light. */
export async function findViolationsInLightAndDark(page: Page): Promise<string[]> {
  const inLight = await findViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await findViolations(page, { rules: ["color-contrast", "link-in-text-block"] });
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight.map((found) => `in light: ${found}`), ...inDark.map((found) => `in dark: ${found}`)];
}
