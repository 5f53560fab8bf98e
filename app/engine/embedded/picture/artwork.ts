import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import { type Hex, mixColours, writeRgba } from "./contrast";
import { drawPictogram } from "./draw-pictogram";
import { findFocus } from "./find-focus";
import { drawMonogram } from "./monogram";
import { chooseInks, type Inks, type Palette } from "./palettes";
import { pickOne } from "./seeded-random";
import type { Stage } from "./stage";
import type { Box } from "./type-setting";

const backdrops = ["sun", "rings", "rays", "hills", "arch", "dots", "steps"] as const;
export type Backdrop = (typeof backdrops)[number];

/** Shapes behind the drawing that give it a place. `x`, `y` is the drawing's middle, `r` its half size. */
export function drawBackdrop(
  ctx: SKRSContext2D,
  kind: Backdrop,
  box: Box,
  palette: Palette,
  ground: Hex,
  x: number,
  y: number,
  r: number,
): void {
  const inks = chooseInks(palette, ground);
  const faint = mixColours(ground, inks.wash, 0.2);
  const mid = mixColours(ground, inks.wash, 0.5);
  ctx.fillStyle = faint;
  ctx.strokeStyle = faint;
  if (kind === "sun") {
    ctx.beginPath();
    ctx.arc(x, y, r * 1.36, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = mixColours(ground, inks.wash, 0.34);
    ctx.fillRect(box.x, y + r * 0.86, box.w, box.y + box.h - (y + r * 0.86));
  } else if (kind === "rings") {
    ctx.lineWidth = r * 0.09;
    for (let ring = 0; ring < 7; ring += 1) {
      ctx.beginPath();
      ctx.arc(x, y, r * (1.06 + ring * 0.27), 0, Math.PI * 2);
      ctx.stroke();
    }
  } else if (kind === "rays") {
    const far = Math.hypot(box.w, box.h);
    for (let ray = 0; ray < 18; ray += 1) {
      const from = (ray / 18) * Math.PI * 2;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(from) * far, y + Math.sin(from) * far);
      ctx.lineTo(x + Math.cos(from + Math.PI / 18) * far, y + Math.sin(from + Math.PI / 18) * far);
      ctx.fill();
    }
    ctx.fillStyle = ground;
    ctx.beginPath();
    ctx.arc(x, y, r * 1.16, 0, Math.PI * 2);
    ctx.fill();
  } else if (kind === "hills") {
    ctx.beginPath();
    ctx.arc(x + r * 0.85, y - r * 0.75, r * 0.72, 0, Math.PI * 2);
    ctx.fillStyle = mid;
    ctx.fill();
    for (const [shift, height, share] of [
      [-0.9, 0.32, 0.16],
      [0.9, 0.5, 0.28],
      [0, 0.82, 0.42],
    ] as const) {
      ctx.fillStyle = mixColours(ground, inks.wash, share);
      ctx.beginPath();
      ctx.ellipse(x + shift * r * 1.5, y + r * (height + 1.1), r * 2.6, r * 1.1, 0, 0, Math.PI * 2);
      ctx.fill();
    }
  } else if (kind === "arch") {
    const w = r * 1.22;
    ctx.beginPath();
    ctx.moveTo(x - w, box.y + box.h);
    ctx.lineTo(x - w, y - r * 0.2);
    ctx.arc(x, y - r * 0.2, w, Math.PI, 0);
    ctx.lineTo(x + w, box.y + box.h);
    ctx.fill();
    ctx.fillStyle = mixColours(ground, inks.wash, 0.34);
    ctx.fillRect(box.x, y + r * 0.9, box.w, box.y + box.h - (y + r * 0.9));
  } else if (kind === "dots") {
    const gap = r * 0.24;
    for (let row = 0; row * gap < box.h; row += 1) {
      for (let col = 0; col * gap < box.w; col += 1) {
        const dx = box.x + (col + (row % 2 ? 0.5 : 0)) * gap;
        const dy = box.y + row * gap;
        const near = Math.hypot(dx - x, dy - y) / r;
        if (near < 1.05) continue;
        ctx.beginPath();
        ctx.arc(dx, dy, gap * Math.max(0.06, 0.34 - (near - 1) * 0.12), 0, Math.PI * 2);
        ctx.fill();
      }
    }
  } else {
    for (let step = 0; step < 5; step += 1) {
      ctx.fillStyle = mixColours(ground, step % 2 ? mid : inks.wash, 0.12 + step * 0.06);
      const inset = step * r * 0.24;
      ctx.beginPath();
      ctx.roundRect(x - r * 2 + inset, y - r * 1.9 + inset, r * 4 - inset * 2, r * 4 - inset * 2, r * 0.3);
      ctx.fill();
    }
  }
}

/** Shapes at the foot of a sheet that nothing stands on: an empty ring or sun would be looked at for what is in it. */
export const feet = ["hills", "bars", "discs"] as const;

/** Draws one of them along the foot of `box`; `tall` is the height of what is seen of it at once. */
export function drawFoot(
  ctx: SKRSContext2D,
  kind: (typeof feet)[number],
  box: Box,
  palette: Palette,
  ground: Hex,
  tall: number,
): void {
  const { wash } = chooseInks(palette, ground);
  const foot = box.y + box.h;
  const shades = [0.14, 0.26, 0.4];
  for (const [at, shade] of shades.entries()) {
    ctx.fillStyle = mixColours(ground, wash, shade);
    ctx.beginPath();
    if (kind === "bars") ctx.rect(box.x, foot - tall * (0.17 - at * 0.05), box.w, tall * 0.05);
    else if (kind === "discs") ctx.arc(box.x + box.w * (0.2 + at * 0.32), foot, tall * (0.08 + at * 0.035), Math.PI, 0);
    else
      ctx.ellipse(
        box.x + box.w * (0.1 + at * 0.45),
        foot + tall * 0.06,
        box.w * 0.62,
        tall * (0.2 - at * 0.03),
        0,
        0,
        Math.PI * 2,
      );
    ctx.fill();
  }
}

/** Paper grain: faint specks that keep flat areas from looking like a screen. */
export function drawGrain(ctx: SKRSContext2D, box: Box, random: () => number, strength = 0.05): void {
  const specks = Math.round((box.w * box.h) / 900);
  for (let speck = 0; speck < specks; speck += 1) {
    ctx.fillStyle = speck % 2 ? `rgba(255,255,255,${strength})` : `rgba(0,0,0,${strength})`;
    const size = 1 + random() * 1.6;
    ctx.fillRect(box.x + random() * box.w, box.y + random() * box.h, size, size);
  }
}

/** Fills a box with a picture. What sticks out is cut off where the picture shows least. */
export function coverBox(ctx: SKRSContext2D, image: Image, box: Box): void {
  const scale = Math.max(box.w / image.width, box.h / image.height);
  const w = box.w / scale;
  const h = box.h / scale;
  const focus = findFocus(image);
  const x = Math.min(image.width - w, Math.max(0, focus.x * image.width - w / 2));
  const y = Math.min(image.height - h, Math.max(0, focus.y * image.height - h / 2));
  ctx.drawImage(image, x, y, w, h, box.x, box.y, box.w, box.h);
}

/** The campaign's pictogram inside a square; where it has none, the project's monogram. Neither is ever mirrored. */
export function drawEmblem(stage: Stage, ground: Hex, x: number, y: number, side: number): void {
  const { ctx, palette, pictogram } = stage;
  const inks = chooseInks(palette, ground);
  stage.upright(x, side, () => {
    if (pictogram) drawPictogram(ctx, pictogram, palette, inks, x, y, side);
    else
      drawMonogram(
        ctx,
        stage.copy.name,
        stage.display,
        inks.body,
        [inks.trim, inks.line],
        x + side * 0.07,
        y + side * 0.07,
        side * 0.86,
      );
  });
}

/** A quiet pattern of the pictogram; without one, of dots and crosses. */
export function drawPattern(stage: Stage, box: Box, ground: Hex, cell: number, strength = 0.12): void {
  const { ctx, palette, pictogram } = stage;
  const faint = mixColours(ground, chooseInks(palette, ground).body, strength);
  const fainter = mixColours(ground, chooseInks(palette, ground).body, strength / 2);
  const inks: Inks = {
    ground,
    body: faint,
    bodyShade: fainter,
    bodyLight: fainter,
    trim: faint,
    line: ground,
    detail: ground,
    air: faint,
    wash: faint,
  };
  for (let row = -1; row * cell < box.h + cell; row += 1) {
    for (let col = -1; col * cell < box.w + cell; col += 1) {
      const x = box.x + (col + (row % 2 ? 0.5 : 0)) * cell;
      const y = box.y + row * cell + cell * 0.24;
      const side = cell * 0.52;
      if (pictogram)
        stage.upright(x + cell * 0.24, side, () =>
          drawPictogram(ctx, pictogram, { ink: faint, paper: fainter }, inks, x + cell * 0.24, y, side),
        );
      else drawSign(ctx, faint, x + cell / 2, y + side / 2, cell * 0.11, (row + col) % 2 === 0);
    }
  }
}

function drawSign(ctx: SKRSContext2D, colour: Hex, x: number, y: number, r: number, isDisc: boolean): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  if (isDisc) ctx.arc(x, y, r, 0, Math.PI * 2);
  else {
    ctx.rect(x - r, y - r * 0.28, r * 2, r * 0.56);
    ctx.rect(x - r * 0.28, y - r, r * 0.56, r * 2);
  }
  ctx.fill();
}

/**
 * The picture of a poster inside a box: the reference picture if there is one, else the pictogram in a setting.
 * `clip` is the outline to fill; without it the box itself.
 */
export function drawArtwork(
  stage: Stage,
  box: Box,
  ground: Hex,
  options: { clip?: () => void; at?: [number, number]; scale?: number; backdrop?: Backdrop } = {},
): void {
  const { ctx, palette, random, photo } = stage;
  ctx.save();
  ctx.beginPath();
  if (options.clip) options.clip();
  else ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  ctx.fillStyle = ground;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const kind = options.backdrop ?? pickOne(random, backdrops);
  if (photo) {
    stage.upright(box.x, box.w, () => coverBox(ctx, photo, box));
  } else {
    const [ax, ay] = options.at ?? [0.5, 0.54];
    const size = Math.min(box.w, box.h) * (options.scale ?? 0.66);
    const x = box.x + box.w * ax;
    const y = box.y + box.h * ay;
    drawBackdrop(ctx, kind, box, palette, ground, x, y, size / 2);
    if (kind === "sun" || kind === "arch" || kind === "hills") {
      ctx.fillStyle = writeRgba("#000000", 0.14);
      ctx.beginPath();
      ctx.ellipse(x, y + size * 0.46, size * 0.42, size * 0.035, 0, 0, Math.PI * 2);
      ctx.fill();
    }
    drawEmblem(stage, ground, x - size / 2, y - size / 2, size);
    drawGrain(ctx, box, random);
  }
  ctx.restore();
}
