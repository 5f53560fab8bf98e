import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on the page as it is, by rule and place; with `rules`, by these alone. */
export async function findViolations(page: Page, { rules }: { rules?: string[] } = {}) {
  // why legacy: none of our pages holds a frame of another site, and the other mode opens a page more for each analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/** What axe finds in light, and of the colours in dark: what a page holds is the same in both. Leaves the page in light. */
export async function findViolationsInLightAndDark(page: Page) {
  const inLight = await findViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await findViolations(page, { rules: ["color-contrast", "link-in-text-block"] });
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight.map((found) => `in light: ${found}`), ...inDark.map((found) => `in dark: ${found}`)];
}
