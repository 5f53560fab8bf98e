import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCard } from "../app/engine/embedded/picture/draw-card";
import { pageCards } from "./page-cards";

const readPixels = (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer();

test.each(Object.entries(pageCards))(
  "public/%s is what the product's own poster renderer draws",
  async (file, copy) => {
    const [drawn, shown] = await Promise.all([
      drawCard(file, copy).then(readPixels),
      readFile(`public/${file}`).then(readPixels),
    ]);
    expect(shown.length).toBe(drawn.length);
    // why not every byte: letters' edges may differ a little from one system to another.
    const different = drawn.filter((value, at) => Math.abs(value - (shown[at] ?? 0)) > 32).length;
    expect(different / drawn.length).toBeLessThan(0.002);
  },
);
