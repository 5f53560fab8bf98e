/**
 * Draws the icon on a phone's home screen. Run it after the mark has changed:
 *
 *   npx vite-node --config vite.node.config.ts scripts/make-icons.ts
 */
import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { emberStroke, inkStrokes } from "../app/ui/mark";
import { findSystemChromium } from "./test/chromium.mjs";

const paper = "#fbf8f2";
const ink = "#221a14";
const ember = "#f06515";

const mark = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 32 32"><path fill="${ink}" d="${inkStrokes}"/><path fill="${ember}" d="${emberStroke}"/></svg>`;

const browser = await chromium.launch({
  executablePath: findSystemChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await draw("public/apple-touch-icon.png", 180, 180, `<div style="padding:30px">${mark(120)}</div>`);
} finally {
  await browser.close();
}

async function draw(file: string, width: number, height: number, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    * { margin: 0; box-sizing: border-box; }
    body { background: ${paper}; }
    svg { display: block; }
  </style>${body}`);
  const png = await page.screenshot();
  await writeFile(file, await sharp(png).png({ palette: true, quality: 90 }).toBuffer());
  await page.close();
}
