import { chromium } from "@playwright/test";
import { findSystemChromium } from "../scripts/test/chromium.mjs";

/**
 * Kilobytes that a page takes over the wire until nothing more is loaded, seen at 1280 by 800 by a browser that knows nothing yet,
 * before anybody scrolls or plays.
 * @param {string} url @param {string} cookie
 */
export async function measurePageWeight(url, cookie) {
  const browser = await chromium.launch({
    executablePath: findSystemChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(
      cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        // why the origin: a cookie that is set for a page's address goes to that folder alone, and its pictures would be sign-in pages.
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: new URL(url).origin };
      }),
    );
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    let isRefused = false;
    network.on("Network.responseReceived", ({ response }) => {
      if (new URL(response.url).pathname === "/login") isRefused = true;
    });
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    if (isRefused) throw new Error(`${url}, or something that it loads, leads to sign-in`);
    return bytes / 1024;
  } finally {
    await browser.close();
  }
}
