import type { SKRSContext2D } from "@napi-rs/canvas";
import { mixColours } from "../picture/contrast";
import { chooseInks, type Palette } from "../picture/palettes";

/** Places that can be drawn, with the words that call for them. */
const callers = {
  night: /\b(?:night|midnight|stars?\b|starlit|moon|late evening)/i,
  sea: /\b(?:sea\b|seaside|seafront|beach|coast|ocean|harbou?r|lake|river|canal|island|surf)/i,
  hills: /\b(?:mountain|hill|field|countryside|farm|valley|meadow|vineyard|desert)/i,
  trees: /\b(?:forest|woods?\b|woodland|park|garden|trees?\b|jungle|orchard)/i,
  street: /\b(?:city|street|town|downtown|market|urban|skyline|station|square|rooftop|commut)/i,
  room: /\b(?:room|kitchen|home|house|caf[eé]|shop|studio|bakery|clinic|restaurant|gym|desk|bar\b|class|workshop|library|store|office|surgery|salon|hall|indoors?)/i,
} as const;
export type Place = keyof typeof callers;

export function choosePlace(setting: string | null): Place | null {
  if (setting === null) return null;
  // The place that is named first: a café on a street is a café.
  const found = Object.entries(callers)
    .map(([place, words]) => ({ place: place as Place, at: setting.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.place ?? null;
}

/** Draws the place over the whole sheet, low enough that words above it stay free. */
export function drawPlace(
  ctx: SKRSContext2D,
  place: Place,
  palette: Palette,
  ground: string,
  w: number,
  h: number,
  random: () => number,
): void {
  const air = chooseInks(palette, ground).wash;
  const tone = (share: number) => mixColours(ground, air, share);
  const floor = h * 0.86;
  const circle = (x: number, y: number, r: number) => {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
  };
  if (place === "street" || place === "night") {
    if (place === "night") {
      ctx.fillStyle = tone(0.5);
      for (let star = 0; star < 60; star += 1) circle(random() * w, random() * h * 0.5, 1 + random() * w * 0.004);
      ctx.fillStyle = tone(0.6);
      circle(w * 0.78, h * 0.16, w * 0.1);
      ctx.fillStyle = ground;
      circle(w * 0.74, h * 0.145, w * 0.09);
    }
    for (const [share, tall] of [
      [0.1, 0.36],
      [0.2, 0.25],
    ] as const) {
      let x = -w * 0.05;
      while (x < w) {
        const wide = w * (0.1 + random() * 0.13);
        const top = floor - h * (tall * (0.55 + random() * 0.5));
        ctx.fillStyle = tone(share);
        ctx.fillRect(x, top, wide, h - top);
        ctx.fillStyle = tone(share + 0.16);
        for (let wy = top + w * 0.03; wy < floor - w * 0.03; wy += w * 0.055) {
          for (let wx = x + w * 0.02; wx < x + wide - w * 0.03; wx += w * 0.04)
            if (random() > 0.45) ctx.fillRect(wx, wy, w * 0.016, w * 0.024);
        }
        x += wide + w * 0.012;
      }
    }
  } else if (place === "sea") {
    ctx.fillStyle = tone(0.28);
    circle(w * 0.7, h * 0.6, w * 0.2);
    for (let wave = 0; wave < 5; wave += 1) {
      const y = h * (0.64 + wave * 0.07);
      ctx.fillStyle = mixColours(ground, air, 0.14 + wave * 0.06);
      ctx.beginPath();
      ctx.moveTo(-20, h);
      ctx.lineTo(-20, y);
      for (let x = -20; x <= w + 40; x += 12) ctx.lineTo(x, y + Math.sin(x / (w * 0.09) + wave * 1.7) * w * 0.016);
      ctx.lineTo(w + 40, h);
      ctx.fill();
    }
  } else if (place === "hills") {
    ctx.fillStyle = tone(0.3);
    circle(w * 0.26, h * 0.6, w * 0.13);
    for (const [x, r, share] of [
      [0.15, 0.7, 0.14],
      [0.85, 0.8, 0.2],
      [0.4, 0.9, 0.28],
    ] as const) {
      ctx.fillStyle = tone(share);
      ctx.beginPath();
      ctx.ellipse(w * x, h * (1 + (0.9 - r) * 0.2), w * r, h * 0.34 * r, 0, 0, Math.PI * 2);
      ctx.fill();
    }
  } else if (place === "trees") {
    for (const [share, size] of [
      [0.12, 0.26],
      [0.2, 0.2],
      [0.28, 0.15],
    ] as const) {
      for (let tree = 0; tree < 6; tree += 1) {
        const x = w * (tree / 5 + (random() - 0.5) * 0.14);
        const r = h * size * (0.5 + random() * 0.25);
        ctx.fillStyle = tone(share);
        ctx.fillRect(x - r * 0.06, floor - r, r * 0.12, r * 1.2);
        ctx.beginPath();
        ctx.ellipse(x, floor - r * 1.2, r * 0.42, r * 0.72, 0, 0, Math.PI * 2);
        ctx.fill();
      }
    }
    ctx.fillStyle = tone(0.3);
    ctx.fillRect(0, floor, w, h - floor);
  } else {
    ctx.fillStyle = tone(0.12);
    ctx.beginPath();
    ctx.roundRect(w * 0.55, h * 0.5, w * 0.34, h * 0.24, w * 0.02);
    ctx.fill();
    ctx.fillStyle = tone(0.24);
    circle(w * 0.79, h * 0.58, w * 0.06);
    ctx.fillStyle = ground;
    ctx.fillRect(w * 0.715, h * 0.5, w * 0.012, h * 0.24);
    ctx.fillRect(w * 0.55, h * 0.615, w * 0.34, w * 0.012);
    ctx.fillStyle = tone(0.2);
    ctx.fillRect(w * 0.08, h * 0.62, w * 0.36, h * 0.009);
    for (let jar = 0; jar < 4; jar += 1) {
      const tall = h * (0.03 + random() * 0.04);
      ctx.fillRect(w * (0.1 + jar * 0.08), h * 0.62 - tall, w * 0.055, tall);
    }
    ctx.fillStyle = tone(0.26);
    ctx.fillRect(0, floor, w, h - floor);
  }
}

const hairstyles = ["short", "long", "bun", "curls"] as const;

/** A person from the waist up inside a square of `size`, drawn in the palette's colours. */
export function drawPerson(
  ctx: SKRSContext2D,
  palette: Palette,
  ground: string,
  x: number,
  y: number,
  size: number,
  random: () => number,
): void {
  const inks = chooseInks(palette, ground);
  const skin = ["#f0c9a4", "#d9a066", "#a86b3c", "#7a4a2b", "#f3d7bd"][Math.floor(random() * 5)] ?? "#d9a066";
  const hair = ["#2a1a12", "#4a2c17", "#8a5a2b", "#1c1c22", "#6b6259"][Math.floor(random() * 5)] ?? "#2a1a12";
  const style = hairstyles[Math.floor(random() * hairstyles.length)] ?? "short";
  const u = size / 100;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(u, u);
  const oval = (cx: number, cy: number, rx: number, ry: number, colour: string) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.ellipse(cx, cy, rx, ry, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  if (style === "long") {
    ctx.fillStyle = hair;
    ctx.beginPath();
    ctx.roundRect(29, 14, 42, 58, 21);
    ctx.fill();
  }
  if (style === "bun") oval(50, 10, 9, 8, hair);
  if (style === "curls")
    for (const [cx, cy] of [
      [34, 24],
      [31, 34],
      [66, 24],
      [69, 34],
      [40, 15],
      [60, 15],
      [50, 12],
    ] as const)
      oval(cx, cy, 10, 10, hair);
  ctx.fillStyle = inks.body;
  ctx.beginPath();
  ctx.moveTo(10, 100);
  ctx.bezierCurveTo(11, 74, 24, 66, 42, 63);
  ctx.lineTo(58, 63);
  ctx.bezierCurveTo(76, 66, 89, 74, 90, 100);
  ctx.fill();
  ctx.fillStyle = inks.trim;
  ctx.beginPath();
  ctx.moveTo(40, 62);
  ctx.quadraticCurveTo(50, 80, 60, 62);
  ctx.lineTo(56, 58);
  ctx.lineTo(44, 58);
  ctx.fill();
  ctx.fillStyle = mixColours(skin, "#000000", 0.12);
  ctx.fillRect(43, 50, 14, 15);
  oval(50, 65, 7, 5, mixColours(skin, "#000000", 0.12));
  oval(50, 36, 16.5, 20, skin);
  ctx.fillStyle = hair;
  ctx.beginPath();
  ctx.moveTo(32, 38);
  ctx.bezierCurveTo(28, 8, 72, 8, 68, 38);
  ctx.bezierCurveTo(66, 28, 60, 24, 52, 24);
  ctx.bezierCurveTo(44, 26, 36, 26, 32, 38);
  ctx.fill();
  oval(44, 38, 1.7, 2.1, "#221a16");
  oval(56, 38, 1.7, 2.1, "#221a16");
  ctx.strokeStyle = "#7a2f22";
  ctx.lineWidth = 1.6;
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.arc(50, 43.5, 5, 0.35, Math.PI - 0.35);
  ctx.stroke();
  ctx.restore();
}
