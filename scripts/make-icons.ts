/**
 * Draws the pictures that stand for the product elsewhere: the icon on a phone's home screen and the card in a shared link.
 * Run it after the mark, the claim or the showcase has changed:
 *
 *   npx vite-node --config vite.node.config.ts scripts/make-icons.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { emberStroke, inkStrokes } from "../app/ui/mark";
import { findSystemChromium } from "./test/chromium.mjs";

const paper = "#fbf8f2";
const ink = "#221a14";
const ember = "#f06515";

const mark = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32"><path fill="${ink}" d="${inkStrokes}"/><path fill="${ember}" d="${emberStroke}"/></svg>`;

const font = (await readFile("app/ui/fonts/fraunces.woff2")).toString("base64");
const poster = (await sharp("public/showcase/poster-large.webp").resize({ width: 800 }).png().toBuffer()).toString(
  "base64",
);

const browser = await chromium.launch({
  executablePath: findSystemChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await draw("public/apple-touch-icon.png", 180, 180, `<div style="padding:30px">${mark(120)}</div>`);
  await draw(
    "public/og.png",
    1200,
    630,
    `<div style="display:flex;height:630px">
      <div style="flex:1;display:flex;flex-direction:column;justify-content:space-between;padding:64px 0 64px 72px">
        <div style="display:flex;align-items:center;gap:16px;font-size:40px">${mark(52)} Sparkwright</div>
        <div style="font-size:84px;line-height:1.02;letter-spacing:-0.02em">One sentence in.<br>A campaign out.</div>
      </div>
      <img src="data:image/png;base64,${poster}" style="width:392px;margin:70px 72px 70px 32px;border-radius:8px">
    </div>`,
  );
} finally {
  await browser.close();
}

async function draw(file: string, width: number, height: number, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    @font-face { font-family: F; src: url(data:font/woff2;base64,${font}) format("woff2"); }
    * { margin: 0; box-sizing: border-box; }
    body { background: ${paper}; color: ${ink}; font: 40px F; }
    svg { display: block; }
  </style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await writeFile(file, await sharp(png).png({ palette: true, quality: 90 }).toBuffer());
  await page.close();
}
