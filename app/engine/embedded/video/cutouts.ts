import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { blueOf, lumaOf, type Planes, redOf } from "./planes";

/** A drawing with see-through parts, in the encoder's terms and multiplied by its own cover: it is laid over frames without Skia. */
export interface Cutout {
  /** Even numbers of pixels. */
  width: number;
  height: number;
  y: Uint8Array;
  cover: Uint8Array;
  /** At half size. */
  u: Uint8Array;
  v: Uint8Array;
  halfCover: Uint8Array;
  /** For each row the first column with ink and the one after the last. */
  spans: Int32Array;
}

/** Draws into a sheet of `width` by `height` pixels and cuts out what was drawn. */
export function cutOut(width: number, height: number, draw: (ctx: SKRSContext2D) => void): Cutout {
  const canvas = createCanvas(Math.max(2, Math.ceil(width / 2) * 2), Math.max(2, Math.ceil(height / 2) * 2));
  draw(canvas.getContext("2d"));
  return cutoutOf(canvas);
}

/** Takes a canvas of even size over and gives its memory back. */
export function cutoutOf(canvas: Canvas): Cutout {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const full = width * height;
  const cutout: Cutout = {
    width,
    height,
    y: new Uint8Array(full),
    cover: new Uint8Array(full),
    u: new Uint8Array(full / 4),
    v: new Uint8Array(full / 4),
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
      cutout.cover[at] = cover;
      cutout.y[at] = (lumaOf(r, g, b) * cover) / 255 + 0.5;
      const slot = (column >> 1) * 3;
      sums[slot] = (sums[slot] as number) + (blueOf(r, g, b) * cover) / 255;
      sums[slot + 1] = (sums[slot + 1] as number) + (redOf(r, g, b) * cover) / 255;
      sums[slot + 2] = (sums[slot + 2] as number) + cover;
    }
    cutout.spans[row * 2] = first;
    cutout.spans[row * 2 + 1] = last;
    if (row % 2 === 0) continue;
    for (let column = 0; column < half; column += 1) {
      const at = (row >> 1) * half + column;
      cutout.u[at] = (sums[column * 3] as number) / 4 + 0.5;
      cutout.v[at] = (sums[column * 3 + 1] as number) / 4 + 0.5;
      cutout.halfCover[at] = (sums[column * 3 + 2] as number) / 4 + 0.5;
    }
    sums.fill(0);
  }
  canvas.width = 1;
  canvas.height = 1;
  return cutout;
}

/** Lays a cutout with its corner at x, y (brought to even pixels). `opacity` is 0 to 1. */
export function lay(to: Planes, cutout: Cutout, x: number, y: number, opacity = 1): void {
  const left = Math.round(x / 2) * 2;
  const top = Math.round(y / 2) * 2;
  const strength = Math.round(opacity * 256);
  if (strength === 0) return;
  const { width, height, spans } = cutout;
  for (let row = Math.max(0, -top); row < height && row + top < to.height; row += 1) {
    const from = Math.max(spans[row * 2] as number, -left);
    const until = Math.min(spans[row * 2 + 1] as number, to.width - left);
    blend(to.y, (row + top) * to.width + left, cutout.y, cutout.cover, row * width, from, until, strength);
    if (row & 1) continue;
    const other = row + 1 < height ? row + 1 : row;
    const first = Math.min(spans[row * 2] as number, spans[other * 2] as number);
    const last = Math.max(spans[row * 2 + 1] as number, spans[other * 2 + 1] as number);
    const halfFrom = Math.max(first, -left) >> 1;
    const halfUntil = (Math.min(last, to.width - left) + 1) >> 1;
    const at = ((row + top) >> 1) * (to.width >> 1) + (left >> 1);
    const own = (row >> 1) * (width >> 1);
    blend(to.u, at, cutout.u, cutout.halfCover, own, halfFrom, halfUntil, strength);
    blend(to.v, at, cutout.v, cutout.halfCover, own, halfFrom, halfUntil, strength);
  }
}

function blend(
  to: Uint8Array,
  at: number,
  ink: Uint8Array,
  cover: Uint8Array,
  own: number,
  from: number,
  until: number,
  strength: number,
): void {
  for (let column = from; column < until; column += 1) {
    const covered = cover[own + column] as number;
    if (covered === 0) continue;
    const under = to[at + column] as number;
    if (strength === 256) {
      to[at + column] =
        covered === 255
          ? (ink[own + column] as number)
          : (ink[own + column] as number) + (under * (255 - covered) + 127) / 255;
    } else {
      const over = (ink[own + column] as number) + (under * (255 - covered)) / 255;
      to[at + column] = under + (((over - under) * strength) >> 8);
    }
  }
}

/** Lays a cutout with its middle at x, y, scaled and turned (in radians), with smooth steps between pixels. */
export function layTurned(
  to: Planes,
  cutout: Cutout,
  x: number,
  y: number,
  scale: number,
  turn: number,
  opacity = 1,
): void {
  if (opacity <= 0 || scale <= 0) return;
  const strength = Math.round(opacity * 256);
  const reach = { x, y, scale, turn, strength };
  turned(to.y, to.width, to.height, cutout.y, cutout.cover, cutout.width, cutout.height, reach);
  const half = { ...reach, x: x / 2, y: y / 2 };
  const place = [to.width / 2, to.height / 2] as const;
  turned(to.u, ...place, cutout.u, cutout.halfCover, cutout.width / 2, cutout.height / 2, half);
  turned(to.v, ...place, cutout.v, cutout.halfCover, cutout.width / 2, cutout.height / 2, half);
}

function turned(
  to: Uint8Array,
  toWidth: number,
  toHeight: number,
  ink: Uint8Array,
  cover: Uint8Array,
  width: number,
  height: number,
  place: { x: number; y: number; scale: number; turn: number; strength: number },
): void {
  const cos = Math.cos(place.turn) / place.scale;
  const sin = Math.sin(place.turn) / place.scale;
  const wide = ((Math.abs(cos) * width + Math.abs(sin) * height) / 2) * place.scale * place.scale + 1;
  const tall = ((Math.abs(sin) * width + Math.abs(cos) * height) / 2) * place.scale * place.scale + 1;
  const left = Math.max(0, Math.floor(place.x - wide));
  const right = Math.min(toWidth, Math.ceil(place.x + wide));
  const top = Math.max(0, Math.floor(place.y - tall));
  const foot = Math.min(toHeight, Math.ceil(place.y + tall));
  // Source places count in 1/256 pixels, so that the inner loop holds whole numbers alone.
  const stepX = Math.round(cos * 65536);
  const stepY = Math.round(-sin * 65536);
  const lastX = (width - 1) << 8;
  const lastY = (height - 1) << 8;
  for (let row = top; row < foot; row += 1) {
    const dx = left + 0.5 - place.x;
    const dy = row + 0.5 - place.y;
    let sx = Math.round((dx * cos + dy * sin + width / 2 - 0.5) * 65536);
    let sy = Math.round((-dx * sin + dy * cos + height / 2 - 0.5) * 65536);
    for (let column = left; column < right; column += 1, sx += stepX, sy += stepY) {
      const fx = sx >> 8;
      const fy = sy >> 8;
      if (fx < 0 || fy < 0 || fx >= lastX || fy >= lastY) continue;
      const at = (fy >> 8) * width + (fx >> 8);
      const c0 = cover[at] as number;
      const c1 = cover[at + 1] as number;
      const c2 = cover[at + width] as number;
      const c3 = cover[at + width + 1] as number;
      if ((c0 | c1 | c2 | c3) === 0) continue;
      const wx = fx & 255;
      const wy = fy & 255;
      const a = (ink[at] as number) * (256 - wx) + (ink[at + 1] as number) * wx;
      const b = (ink[at + width] as number) * (256 - wx) + (ink[at + width + 1] as number) * wx;
      const drawn = (a * (256 - wy) + b * wy) >> 16;
      const covered =
        (c0 & c1 & c2 & c3) === 255
          ? 255
          : ((c0 * (256 - wx) + c1 * wx) * (256 - wy) + (c2 * (256 - wx) + c3 * wx) * wy) >> 16;
      const target = row * toWidth + column;
      const under = to[target] as number;
      const over = covered === 255 ? drawn : drawn + ((under * (255 - covered)) >> 8);
      to[target] = place.strength === 256 ? over : under + (((over - under) * place.strength) >> 8);
    }
  }
}
