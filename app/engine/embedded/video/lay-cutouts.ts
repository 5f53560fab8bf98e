import type { Cutout } from "./cutouts";
import type { Planes } from "./planes";

/** Lays a cutout with its corner at x, y (brought to even pixels). `opacity` is 0 to 1. */
export function layCutout(to: Planes, cutout: Cutout, x: number, y: number, opacity = 1): void {
  const left = Math.round(x / 2) * 2;
  const top = Math.round(y / 2) * 2;
  const strength = Math.round(opacity * 256);
  if (strength === 0) return;
  const { width, height, spans, luma, chroma, halfCover } = cutout;
  for (let row = Math.max(0, -top); row < height && row + top < to.height; row += 1) {
    const from = Math.max(spans[row * 2] as number, -left);
    const until = Math.min(spans[row * 2 + 1] as number, to.width - left);
    const line = (row + top) * to.width + left;
    for (let column = from; column < until; column += 1) {
      const packed = luma[row * width + column] as number;
      if (packed === 0) continue;
      to.y[line + column] = over(to.y[line + column] as number, packed & 255, packed >>> 16, strength);
    }
    if (row & 1) continue;
    const first = Math.min(spans[row * 2] as number, spans[row * 2 + 2] as number);
    const last = Math.max(spans[row * 2 + 1] as number, spans[row * 2 + 3] as number);
    const halfUntil = (Math.min(last, to.width - left) + 1) >> 1;
    const at = ((row + top) >> 1) * (to.width >> 1) + (left >> 1);
    const own = (row >> 1) * (width >> 1);
    for (let column = Math.max(first, -left) >> 1; column < halfUntil; column += 1) {
      const covered = halfCover[own + column] as number;
      if (covered === 0) continue;
      const packed = chroma[own + column] as number;
      to.u[at + column] = over(to.u[at + column] as number, packed & 255, covered, strength);
      to.v[at + column] = over(to.v[at + column] as number, packed >>> 16, covered, strength);
    }
  }
}

/** Ink that is multiplied by its cover, laid over what is there. `strength` 256 is all of it. */
function over(under: number, ink: number, covered: number, strength: number): number {
  // 257 / 65536 stands for 1 / 255.
  const whole = covered === 255 ? ink : ink + ((under * (255 - covered) * 257 + 32768) >> 16);
  return strength === 256 ? whole : under + (((whole - under) * strength) >> 8);
}

/** Lays a cutout with its middle at x, y, scaled and turned (in radians), with smooth steps between pixels. */
export function layTurnedCutout(
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
  const { width, height } = cutout;
  turnedLuma(to, cutout, walk(to.width, to.height, width, height, x, y, scale, turn), strength);
  const half = walk(to.width / 2, to.height / 2, width / 2, height / 2, x / 2, y / 2, scale, turn);
  turnedChroma(to, cutout, half, strength);
}

/** Which pixels a turned cutout reaches, and where in it they lie: places and steps count in 1/65536 of its pixels. */
interface Walk {
  left: number;
  right: number;
  top: number;
  foot: number;
  startX: number;
  startY: number;
  cos: number;
  sin: number;
}

function walk(
  toWidth: number,
  toHeight: number,
  width: number,
  height: number,
  x: number,
  y: number,
  scale: number,
  turn: number,
): Walk {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const wide = ((Math.abs(cos) * width + Math.abs(sin) * height) / 2) * scale + 1;
  const tall = ((Math.abs(sin) * width + Math.abs(cos) * height) / 2) * scale + 1;
  const left = Math.max(0, Math.floor(x - wide));
  const top = Math.max(0, Math.floor(y - tall));
  const dx = (left + 0.5 - x) / scale;
  const dy = (top + 0.5 - y) / scale;
  return {
    left,
    right: Math.min(toWidth, Math.ceil(x + wide)),
    top,
    foot: Math.min(toHeight, Math.ceil(y + tall)),
    startX: Math.round((dx * cos + dy * sin + width / 2 - 0.5) * 65536),
    startY: Math.round((dy * cos - dx * sin + height / 2 - 0.5) * 65536),
    cos: Math.round((cos / scale) * 65536),
    sin: Math.round((sin / scale) * 65536),
  };
}

const lanes = 0x00ff00ff;

/** The value between four neighbours, in both halves of the number. Shares count in 1/256. */
function between(p0: number, p1: number, p2: number, p3: number, wx: number, wy: number): number {
  const upper = ((Math.imul(p0, 256 - wx) + Math.imul(p1, wx)) >>> 8) & lanes;
  const lower = ((Math.imul(p2, 256 - wx) + Math.imul(p3, wx)) >>> 8) & lanes;
  return ((Math.imul(upper, 256 - wy) + Math.imul(lower, wy)) >>> 8) & lanes;
}

function turnedLuma(to: Planes, { luma, width, height }: Cutout, path: Walk, strength: number): void {
  const lastX = (width - 1) << 8;
  const lastY = (height - 1) << 8;
  for (let row = path.top; row < path.foot; row += 1) {
    const down = row - path.top;
    let sx = path.startX + down * path.sin;
    let sy = path.startY + down * path.cos;
    const line = row * to.width;
    for (let column = path.left; column < path.right; column += 1, sx += path.cos, sy -= path.sin) {
      const fx = sx >> 8;
      const fy = sy >> 8;
      if (fx < 0 || fy < 0 || fx >= lastX || fy >= lastY) continue;
      const at = (fy >> 8) * width + (fx >> 8);
      const p0 = luma[at] as number;
      const p1 = luma[at + 1] as number;
      const p2 = luma[at + width] as number;
      const p3 = luma[at + width + 1] as number;
      if ((p0 | p1 | p2 | p3) === 0) continue;
      // Inside an area of one colour nothing has to be worked out.
      const packed = p0 === p1 && p2 === p3 && p0 === p2 ? p0 : between(p0, p1, p2, p3, fx & 255, fy & 255);
      to.y[line + column] = over(to.y[line + column] as number, packed & 255, packed >>> 16, strength);
    }
  }
}

function turnedChroma(to: Planes, { chroma, halfCover, width, height }: Cutout, path: Walk, strength: number): void {
  const half = width / 2;
  const lastX = (half - 1) << 8;
  const lastY = (height / 2 - 1) << 8;
  for (let row = path.top; row < path.foot; row += 1) {
    const down = row - path.top;
    let sx = path.startX + down * path.sin;
    let sy = path.startY + down * path.cos;
    const line = row * (to.width / 2);
    for (let column = path.left; column < path.right; column += 1, sx += path.cos, sy -= path.sin) {
      const fx = sx >> 8;
      const fy = sy >> 8;
      if (fx < 0 || fy < 0 || fx >= lastX || fy >= lastY) continue;
      const at = (fy >> 8) * half + (fx >> 8);
      const c0 = halfCover[at] as number;
      const c1 = halfCover[at + 1] as number;
      const c2 = halfCover[at + half] as number;
      const c3 = halfCover[at + half + 1] as number;
      if ((c0 | c1 | c2 | c3) === 0) continue;
      const p0 = chroma[at] as number;
      const p1 = chroma[at + 1] as number;
      const p2 = chroma[at + half] as number;
      const p3 = chroma[at + half + 1] as number;
      const wx = fx & 255;
      const wy = fy & 255;
      const packed = p0 === p1 && p2 === p3 && p0 === p2 ? p0 : between(p0, p1, p2, p3, wx, wy);
      const covered = (c0 & c1 & c2 & c3) === 255 ? 255 : between(c0, c1, c2, c3, wx, wy);
      to.u[line + column] = over(to.u[line + column] as number, packed & 255, covered, strength);
      to.v[line + column] = over(to.v[line + column] as number, packed >>> 16, covered, strength);
    }
  }
}
