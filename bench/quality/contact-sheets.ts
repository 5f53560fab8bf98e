import { writeFile } from "node:fs/promises";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { getFont } from "~/engine/embedded/fonts/fonts";

export interface SheetOptions {
  /** Thumbnails in a row; six unless told. */
  columns?: number;
  /** Pixels of a thumbnail's longer cell side; 270 wide and as tall as the tallest needs, unless told. */
  width?: number;
}

const gap = 14;
const labelHeight = 34;

/** Writes one PNG with thumbnails of all pictures in order, each with its label under it. */
export async function drawContactSheet(
  images: readonly { path: string; label: string }[],
  file: string,
  options: SheetOptions = {},
): Promise<void> {
  const columns = Math.max(1, Math.min(options.columns ?? 6, images.length));
  const width = options.width ?? 270;
  const thumbs: { data: Buffer; label: string; height: number }[] = [];
  for (const { path, label } of images) {
    const { data, info } = await sharp(path)
      .resize({ width, height: width * 2, fit: "inside" })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    thumbs.push({ data, label, height: info.height });
  }
  const rows = Math.ceil(thumbs.length / columns);
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(...thumbs.slice(row * columns, (row + 1) * columns).map((thumb) => thumb.height)),
  );
  const sheetWidth = gap + columns * (width + gap);
  const sheetHeight = gap + heights.reduce((sum, height) => sum + height + labelHeight + gap, 0);
  const canvas = createCanvas(sheetWidth, Math.max(1, sheetHeight));
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#f4f4f2";
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  let y = gap;
  for (const [row, height] of heights.entries()) {
    for (const [column, { data, label }] of thumbs.slice(row * columns, (row + 1) * columns).entries()) {
      const x = gap + column * (width + gap);
      ctx.drawImage(await loadImage(data), x, y);
      const { font, variation } = getFont("text", label, 15);
      ctx.font = font;
      ctx.fontVariationSettings = variation;
      ctx.fillStyle = "#222222";
      ctx.fillText(
        shortened(label, (text) => ctx.measureText(text).width <= width),
        x,
        y + height + 21,
      );
    }
    y += height + labelHeight + gap;
  }
  await writeFile(file, canvas.toBuffer("image/png"));
}

function shortened(label: string, fits: (text: string) => boolean): string {
  if (fits(label)) return label;
  const letters = [...label];
  while (letters.length > 1 && !fits(`${letters.join("")}…`)) letters.pop();
  return `${letters.join("")}…`;
}
