import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { computeBlue, computeLuma, computeRed } from "./planes";

/**
 * A drawing with see-through parts, in the encoder's terms and multiplied by its own cover: it is laid over frames without Skia. Two
 * values share a number, the second from the seventeenth bit on, so that both are worked out at once.
 */
export interface Cutout {
  /** Even numbers of pixels. */
  width: number;
  height: number;
  /** Brightness and cover, a number a pixel. */
  luma: Uint32Array;
  /** The two colours, at half size. */
  chroma: Uint32Array;
  halfCover: Uint8Array;
  /** For each row the first column with ink and the one after the last. */
  spans: Int32Array;
}

/** Draws into a sheet of `width` by `height` pixels and cuts out what was drawn. */
export function cutOut(width: number, height: number, draw: (ctx: SKRSContext2D) => void): Cutout {
  const canvas = createCanvas(Math.max(2, Math.ceil(width / 2) * 2), Math.max(2, Math.ceil(height / 2) * 2));
  draw(canvas.getContext("2d"));
  return convertToCutout(canvas);
}

/** Takes a canvas of even size over and gives its memory back. */
export function convertToCutout(canvas: Canvas): Cutout {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const full = width * height;
  const cutout: Cutout = {
    width,
    height,
    luma: new Uint32Array(full),
    chroma: new Uint32Array(full / 4),
    halfCover: new Uint8Array(full / 4),
    spans: new Int32Array(height * 2),
  };
  const half = width / 2;
  const sums = new Float64Array(half * 3);
  for (let row = 0; row < height; row += 1) {
    let first = width;
    let last = 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const cover = data[at * 4 + 3] as number;
      if (cover === 0) continue;
      first = Math.min(first, column);
      last = column + 1;
      const r = data[at * 4] as number;
      const g = data[at * 4 + 1] as number;
      const b = data[at * 4 + 2] as number;
      cutout.luma[at] = Math.floor((computeLuma(r, g, b) * cover) / 255 + 0.5) | (cover << 16);
      const slot = (column >> 1) * 3;
      sums[slot] = (sums[slot] as number) + (computeBlue(r, g, b) * cover) / 255;
      sums[slot + 1] = (sums[slot + 1] as number) + (computeRed(r, g, b) * cover) / 255;
      sums[slot + 2] = (sums[slot + 2] as number) + cover;
    }
    cutout.spans[row * 2] = first;
    cutout.spans[row * 2 + 1] = last;
    if (row % 2 === 0) continue;
    for (let column = 0; column < half; column += 1) {
      const at = (row >> 1) * half + column;
      const blue = Math.floor((sums[column * 3] as number) / 4 + 0.5);
      const red = Math.floor((sums[column * 3 + 1] as number) / 4 + 0.5);
      cutout.chroma[at] = blue | (red << 16);
      cutout.halfCover[at] = (sums[column * 3 + 2] as number) / 4 + 0.5;
    }
    sums.fill(0);
  }
  canvas.width = 1;
  canvas.height = 1;
  return cutout;
}
