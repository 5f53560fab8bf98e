import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Hex } from "../picture/contrast";

/** A picture as the encoder takes it: brightness at full size, two colour planes at half size, BT.709 in the narrow range. */
export interface Planes {
  width: number;
  height: number;
  /** All three planes, one after the other. */
  bytes: Buffer;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** A colour in the same terms. */
export type PlaneColour = readonly [y: number, u: number, v: number];

/** Empty planes. Width and height are even. */
export function createPlanes(width: number, height: number): Planes {
  const full = width * height;
  const bytes = Buffer.alloc((full * 3) / 2);
  const part = (from: number, length: number) => new Uint8Array(bytes.buffer, bytes.byteOffset + from, length);
  return { width, height, bytes, y: part(0, full), u: part(full, full / 4), v: part((full * 5) / 4, full / 4) };
}

/** BT.709 weights of red, green and blue. */
const weights = [0.2126, 0.7152, 0.0722] as const;
/** From 0 to 255 into the narrow range of brightness and of colour. */
const lumaRange = 219 / 255;
const chromaRange = 224 / 255;

export const computeLuma = (r: number, g: number, b: number) =>
  16 + lumaRange * (weights[0] * r + weights[1] * g + weights[2] * b);
export const computeBlue = (r: number, g: number, b: number) =>
  128 + (chromaRange * (b - (weights[0] * r + weights[1] * g + weights[2] * b))) / (2 * (1 - weights[2]));
export const computeRed = (r: number, g: number, b: number) =>
  128 + (chromaRange * (r - (weights[0] * r + weights[1] * g + weights[2] * b))) / (2 * (1 - weights[0]));

export function toPlaneColour(hex: Hex): PlaneColour {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  return [Math.round(computeLuma(r, g, b)), Math.round(computeBlue(r, g, b)), Math.round(computeRed(r, g, b))];
}

/** Takes an opaque canvas over into planes. A colour sample is the mean of its four pixels. */
export function convertToPlanes(ctx: SKRSContext2D, width: number, height: number): Planes {
  const planes = createPlanes(width, height);
  const { y, u, v } = planes;
  // In bands, so that a large sheet is never held twice as pixels.
  const band = 64;
  for (let top = 0; top < height; top += band) {
    const rows = Math.min(band, height - top);
    const { data } = ctx.getImageData(0, top, width, rows);
    for (let row = 0; row < rows; row += 2) {
      let at = row * width * 4;
      let below = at + width * 4;
      let full = (top + row) * width;
      let half = ((top + row) / 2) * (width / 2);
      for (let column = 0; column < width; column += 2) {
        let r = 0;
        let g = 0;
        let b = 0;
        for (let side = 0; side < 2; side += 1) {
          const r0 = data[at] as number;
          const g0 = data[at + 1] as number;
          const b0 = data[at + 2] as number;
          const r1 = data[below] as number;
          const g1 = data[below + 1] as number;
          const b1 = data[below + 2] as number;
          y[full] = computeLuma(r0, g0, b0) + 0.5;
          y[full + width] = computeLuma(r1, g1, b1) + 0.5;
          r += r0 + r1;
          g += g0 + g1;
          b += b0 + b1;
          full += 1;
          at += 4;
          below += 4;
        }
        u[half] = computeBlue(r / 4, g / 4, b / 4) + 0.5;
        v[half] = computeRed(r / 4, g / 4, b / 4) + 0.5;
        half += 1;
      }
    }
  }
  return planes;
}

/** The planes as red, green and blue bytes, for stills. */
export function convertToRgb({ width, height, y, u, v }: Planes): Buffer {
  const rgb = Buffer.allocUnsafe(width * height * 3);
  const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5);
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 3) {
      const half = (row >> 1) * (width >> 1) + (column >> 1);
      const bright = ((y[row * width + column] as number) - 16) / lumaRange;
      const blue = (((u[half] as number) - 128) * 2 * (1 - weights[2])) / chromaRange;
      const red = (((v[half] as number) - 128) * 2 * (1 - weights[0])) / chromaRange;
      rgb[at] = clamp(bright + red);
      rgb[at + 1] = clamp(bright - (weights[0] * red + weights[2] * blue) / weights[1]);
      rgb[at + 2] = clamp(bright + blue);
    }
  }
  return rgb;
}

/** Fills a box with one colour; parts outside the sheet are left out. Odd edges are colour-wise the box's own. */
export function fillBox(to: Planes, x: number, y: number, w: number, h: number, colour: PlaneColour): void {
  const left = Math.max(0, Math.round(x));
  const right = Math.min(to.width, Math.round(x + w));
  const top = Math.max(0, Math.round(y));
  const foot = Math.min(to.height, Math.round(y + h));
  if (right <= left) return;
  for (let row = top; row < foot; row += 1) to.y.fill(colour[0], row * to.width + left, row * to.width + right);
  const half = to.width / 2;
  for (let row = top >> 1; row < (foot + 1) >> 1; row += 1) {
    to.u.fill(colour[1], row * half + (left >> 1), row * half + ((right + 1) >> 1));
    to.v.fill(colour[2], row * half + (left >> 1), row * half + ((right + 1) >> 1));
  }
}

/** Copies a stretch of a row pair's pixels from one sheet to another of the same size. `row` is even. */
export function copySpan(to: Planes, from: Planes, row: number, left: number, right: number): void {
  const first = Math.max(0, left) & ~1;
  const last = Math.min(to.width, (right + 1) & ~1);
  if (last <= first) return;
  for (const at of [row * to.width, (row + 1) * to.width]) to.y.set(from.y.subarray(at + first, at + last), at + first);
  const half = (row / 2) * (to.width / 2);
  to.u.set(from.u.subarray(half + first / 2, half + last / 2), half + first / 2);
  to.v.set(from.v.subarray(half + first / 2, half + last / 2), half + first / 2);
}
