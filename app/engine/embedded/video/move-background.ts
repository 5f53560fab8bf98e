import type { Planes } from "./planes";

/** Takes the window at x, y (whole pixels) of a larger sheet. Between two colour samples their mean is taken. */
export function panTo(to: Planes, from: Planes, x: number, y: number): void {
  const { width, height } = to;
  for (let row = 0; row < height; row += 1) {
    const at = (row + y) * from.width + x;
    to.y.set(from.y.subarray(at, at + width), row * width);
  }
  shiftColour(to.u, from.u, width / 2, height / 2, from.width / 2, x, y);
  shiftColour(to.v, from.v, width / 2, height / 2, from.width / 2, x, y);
}

function shiftColour(
  to: Uint8Array,
  from: Uint8Array,
  width: number,
  height: number,
  stride: number,
  x: number,
  y: number,
): void {
  const aside = x & 1;
  const below = (y & 1) * stride;
  const first = (y >> 1) * stride + (x >> 1);
  for (let row = 0; row < height; row += 1) {
    let at = first + row * stride;
    if (!aside && !below) {
      to.set(from.subarray(at, at + width), row * width);
      continue;
    }
    const other = aside + below;
    for (let column = row * width, end = column + width; column < end; column += 1, at += 1)
      to[column] = ((from[at] as number) + (from[at + other] as number) + 1) >> 1;
  }
}

/**
 * A window of any size and place in a larger sheet, brought to the frame's size with smooth steps between pixels. Only the rows before
 * `foot` are filled: what a panel will cover need not be worked out.
 */
export function zoomTo(
  to: Planes,
  from: Planes,
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  foot = to.height,
): void {
  const until = Math.min(to.height, Math.ceil(foot / 2) * 2);
  sample(to.y, to.width, to.height, from.y, from.width, from.height, x, y, w, h, until);
  const args = [from.width / 2, from.height / 2, x / 2, y / 2, w / 2, h / 2, until / 2] as const;
  sample(to.u, to.width / 2, to.height / 2, from.u, ...args);
  sample(to.v, to.width / 2, to.height / 2, from.v, ...args);
}

function sample(
  to: Uint8Array,
  width: number,
  height: number,
  from: Uint8Array,
  stride: number,
  rows: number,
  x: number,
  y: number,
  w: number,
  h: number,
  until: number,
): void {
  const columns = new Int32Array(width);
  const shares = new Int32Array(width);
  for (let column = 0; column < width; column += 1) {
    const place = Math.min(stride - 1.01, Math.max(0, x + ((column + 0.5) * w) / width - 0.5));
    columns[column] = place;
    shares[column] = (place - Math.floor(place)) * 256;
  }
  for (let row = 0; row < until; row += 1) {
    const place = Math.min(rows - 1.01, Math.max(0, y + ((row + 0.5) * h) / height - 0.5));
    const top = Math.floor(place);
    const down = ((place - top) * 256) | 0;
    const first = top * stride;
    const at = row * width;
    for (let column = 0; column < width; column += 1) {
      const here = first + (columns[column] as number);
      const share = shares[column] as number;
      const a = from[here] as number;
      const b = from[here + stride] as number;
      const upper = (a << 8) + ((from[here + 1] as number) - a) * share;
      const lower = (b << 8) + ((from[here + stride + 1] as number) - b) * share;
      to[at + column] = ((upper << 8) + (lower - upper) * down + 32768) >> 16;
    }
  }
}

/** Darkens row by row: `shares` gives for each row how much of its light is left, 0 to 1. Colours fade with the light. */
export function veilRows(to: Planes, shares: Float32Array): void {
  const { width, height } = to;
  for (let row = 0; row < height; row += 1) {
    const left = Math.round((shares[row] ?? 1) * 256);
    if (left === 256) continue;
    for (let at = row * width, end = at + width; at < end; at += 1)
      to.y[at] = 16 + ((((to.y[at] as number) - 16) * left) >> 8);
    if (row & 1) continue;
    for (let at = (row >> 1) * (width >> 1), end = at + (width >> 1); at < end; at += 1) {
      to.u[at] = 128 + ((((to.u[at] as number) - 128) * left) >> 8);
      to.v[at] = 128 + ((((to.v[at] as number) - 128) * left) >> 8);
    }
  }
}
