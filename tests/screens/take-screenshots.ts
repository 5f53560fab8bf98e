import type { Page, TestInfo } from "@playwright/test";

const widths = [375, 1280];
const schemes = ["light", "dark"] as const;
/** What is laid out only once it is scrolled to, as most of the landing page is, would be blank. */
const style = "* { content-visibility: visible !important }";

/** Takes the page as it stands, whole, on a phone and on a desk, in light and dark: screenshots/scripts/375-dark/pricing.png. */
export async function takeScreenshots(page: Page, { project }: TestInfo, name: string): Promise<void> {
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.png`;
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 375 ? 800 : 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const path = `screenshots/${project.name}/${width}-${colorScheme}/${file}`;
      await page.screenshot({ path, fullPage: true, animations: "disabled", style });
    }
  }
}
