import { expect, test } from "#tests/e2e/journey";
import type { Visitor } from "#tests/e2e/visitor";

/** Kilobytes that a results page may take before anybody plays or scrolls. */
const lightest = 150;

/**
 * Looks at the results of a whole campaign as somebody on a slow link, on a phone and with a printer does. Ends on the results page.
 * @param withScripts whether the visitor's browser runs scripts
 */
export async function lookAtResults({ page, resultsPath }: Visitor, withScripts: boolean) {
  await test.step("they take less than 150 KB before anything is played, and no film", async () => {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.clearBrowserCache");
    let bytes = 0;
    const kinds = new Set<string>();
    network.on("Network.responseReceived", ({ response }) => kinds.add(response.mimeType));
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(resultsPath, { waitUntil: "networkidle" });
    expect(bytes / 1024).toBeLessThan(lightest);
    expect(bytes / 1024).toBeGreaterThan(30);
    expect([...kinds]).not.toContain("video/mp4");
    await network.detach();
  });

  await test.step("they print on three pages", async () => {
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  });

  for (const [width, height] of [
    [1280, 1024],
    [1920, 1400],
    [900, 1200],
  ] as const) {
    await test.step(`on a screen of ${width} by ${height} the film stands beside its scenes, not on them`, async () => {
      await page.setViewportSize({ width, height });
      const film = await page.getByRole("region", { name: "Video", exact: true }).boundingBox();
      const scenes = await page.locator(".scenes").boundingBox();
      expect(film).not.toBeNull();
      expect((film?.x ?? 0) + (film?.width ?? 0)).toBeLessThanOrEqual(scenes?.x ?? 0);
    });
  }

  await test.step("on a phone the page is short, and the bar of its parts stays in reach", async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    const { height, width } = await page
      .locator("html")
      .evaluate(({ scrollHeight, scrollWidth }) => ({ height: scrollHeight, width: scrollWidth }));
    expect(height).toBeLessThan(7000);
    expect(width).toBe(375);
    const parts = page.getByRole("navigation", { name: "Parts of the campaign" });
    await parts.getByRole("link", { name: "Blog Post" }).click();
    await expect(page.getByRole("region", { name: "Blog Post" })).toBeInViewport();
    await expect(parts).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Download everything" })).toBeInViewport({ ratio: 1 });
  });

  await test.step("without scripts every caption and the article can be selected and copied", async () => {
    const texts = page.locator("textarea[readonly]");
    await expect(texts).toHaveCount(withScripts ? 0 : 11);
    if (withScripts) return;
    // why not by its text: Playwright reads none inside of noscript.
    const first = texts.first();
    await expect(first).toHaveAttribute("aria-label", /^Caption 1 for .*, to copy$/);
    await first.locator("..").locator("summary").click();
    await expect(first).toBeVisible();
    await expect(first).toHaveValue(await page.locator("#caption-1").innerText());
    await expect(texts.last()).toHaveAttribute("aria-label", "The blog post as Markdown, to copy");
    await expect(texts.last()).toHaveValue(/^# \w/);
  });
}
