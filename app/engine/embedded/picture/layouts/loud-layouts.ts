import { coverWith, drawArtwork, drawBackdrop, drawGrain } from "../artwork";
import { alpha, contrastOnPixels, type Hex, mix, readable } from "../contrast";
import { drawMotif } from "../motifs";
import { inksOn } from "../palettes";
import { pick } from "../seeded-random";
import type { Stage } from "../stage";
import { margin, putFooter, putName, putWords } from "./blocks";

function fill(stage: Stage, colour: Hex): void {
  stage.ctx.fillStyle = colour;
  stage.ctx.fillRect(0, 0, stage.width, stage.height);
}

/** The headline is the picture; the drawing enters from the lower right corner. */
export function monument(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fill(stage, p.block);
  putName(stage, {
    x: margin,
    y: margin - 8,
    w: w - margin * 2,
    h: 56,
    colour: p.blockInk,
    ground: p.block,
    on: p.block,
  });
  const head = { face: stage.display, capitals: stage.capitals, maxSize: 190, minSize: 48, maxLines: 5 };
  const box = stage.put("headline", {
    ...head,
    x: margin,
    y: 176,
    w: w - margin * 2,
    h: 500,
    colour: p.blockInk,
    on: p.block,
  });
  const size = 610;
  const y = Math.max(box.y + box.h + 40, h - size - 30);
  const x = w - size * 0.88;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, box.y + box.h + 24, w, h);
  ctx.clip();
  const art = { x: 430, y: box.y + box.h, w: w - 430, h: h - box.y - box.h };
  if (stage.photo) {
    const r = 330;
    drawArtwork(stage, { x: w - r * 2 + 50, y: h - r * 2 + 30, w: r * 2, h: r * 2 }, p.accent, {
      clip: () => ctx.arc(w - r + 50, h - r + 30, Math.min(r, h - box.y - box.h - 80), 0, Math.PI * 2),
    });
  } else {
    drawBackdrop(
      ctx,
      pick(stage.random, ["rings", "dots", "rays"] as const),
      art,
      p,
      p.block,
      x + size / 2,
      y + size / 2,
      size / 2,
    );
    drawMotif(ctx, stage.motifs[0], inksOn(p, p.block), x, y, size);
  }
  ctx.restore();
  const free = h - margin - 92 - 40 - (box.y + box.h + 60);
  stage.put("supporting", {
    x: margin,
    y: box.y + box.h + 60,
    w: 380,
    h: free - 84,
    vertical: "bottom",
    maxSize: 38,
    minSize: 20,
    colour: p.blockInk,
    on: p.block,
  });
  stage.put("url", {
    x: margin,
    y: h - margin - 92 - 70,
    w: 380,
    h: 44,
    vertical: "middle",
    face: "textBold",
    maxSize: 28,
    maxLines: 1,
    minSize: 14,
    colour: p.blockInk,
    on: p.block,
  });
  stage.button({ x: margin, y: h - margin - 92, w: 560, h: 92 });
}

/** Rays behind a drawing at the foot, as on a fruit crate. */
export function sunburst(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, photo } = stage;
  const ground = p.soft;
  fill(stage, ground);
  const middle = { x: w / 2, y: 900 };
  drawBackdrop(ctx, "rays", { x: 0, y: 0, w, h }, p, ground, middle.x, middle.y, 330);
  ctx.fillStyle = p.block;
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, 300, 0, Math.PI * 2);
  ctx.fill();
  if (photo) {
    drawArtwork(stage, { x: middle.x - 276, y: middle.y - 276, w: 552, h: 552 }, p.block, {
      clip: () => ctx.arc(middle.x, middle.y, 276, 0, Math.PI * 2),
    });
  } else drawMotif(ctx, stage.motifs[0], inksOn(p, p.block), middle.x - 205, middle.y - 215, 410);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, w, 588);
  putName(stage, { x: margin, y: 58, w: w - margin * 2, h: 56, align: "center", colour: p.ink, ground, on: ground });
  putWords(stage, {
    x: margin,
    y: 150,
    w: w - margin * 2,
    h: 410,
    align: "center",
    vertical: "middle",
    colour: p.ink,
    on: ground,
    maxSize: 132,
    maxLines: 3,
  });
  ctx.fillStyle = p.ink;
  ctx.fillRect(0, h - 190, w, 190);
  const foot = p.ink;
  putFooter(stage, {
    x: margin,
    y: h - 142,
    w: w - margin * 2,
    colour: readable(foot, [p.paper]),
    on: foot,
    shape: "pill",
  });
}

/** A strict grid of squares, quarter circles and drawings over a wide field of words. */
export function grid(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, random, motifs, photo } = stage;
  fill(stage, p.paper);
  const cell = w / 4;
  const grounds = [p.block, p.accent, p.soft, p.ink];
  const rows = 2;
  if (photo) drawArtwork(stage, { x: 0, y: 0, w: cell * 3, h: cell * rows }, p.block);
  let drawn = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let col = photo ? 3 : 0; col < 4; col += 1) {
      const x = col * cell;
      const y = row * cell;
      const ground = grounds[(col + row * 3 + Math.floor(random() * 2)) % grounds.length] ?? p.soft;
      ctx.fillStyle = ground;
      ctx.fillRect(x, y, cell + 1, cell + 1);
      const inks = inksOn(p, ground);
      if ((col + row) % 2 === 0) {
        drawMotif(ctx, motifs[drawn % motifs.length] ?? motifs[0], inks, x + cell * 0.15, y + cell * 0.15, cell * 0.7);
        drawn += 1;
      } else {
        ctx.fillStyle = inks.trim;
        const turn = Math.floor(random() * 4);
        ctx.beginPath();
        const cx = x + (turn % 2) * cell;
        const cy = y + (turn > 1 ? 1 : 0) * cell;
        ctx.save();
        ctx.rect(x, y, cell, cell);
        ctx.clip();
        ctx.beginPath();
        ctx.arc(cx, cy, cell, 0, Math.PI * 2);
        ctx.fill();
        ctx.fillStyle = inks.body;
        ctx.beginPath();
        ctx.arc(cx, cy, cell * 0.5, 0, Math.PI * 2);
        ctx.fill();
        ctx.restore();
      }
    }
  }
  drawGrain(ctx, { x: 0, y: 0, w, h: cell * rows }, random, 0.04);
  const top = cell * rows + 50;
  putName(stage, {
    x: margin,
    y: top,
    w: w - margin * 2,
    h: 52,
    colour: p.ink,
    ground: p.paper,
    on: p.paper,
    maxSize: 32,
  });
  putWords(stage, {
    x: margin,
    y: top + 92,
    w: w - margin * 2,
    h: h - top - 92 - margin - 92 - 44,
    colour: p.ink,
    on: p.paper,
    maxSize: 138,
    maxLines: 4,
  });
  putFooter(stage, { x: margin, y: h - margin - 92, w: w - margin * 2, colour: p.ink, on: p.paper, shape: "square" });
}

/** Two fields meet on a slope: the drawing above, the words below on the strong colour. */
export function slope(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fill(stage, p.block);
  const left = 720;
  const right = 540;
  const upper = () => {
    ctx.moveTo(0, 0);
    ctx.lineTo(w, 0);
    ctx.lineTo(w, right);
    ctx.lineTo(0, left);
    ctx.closePath();
  };
  drawArtwork(stage, { x: 0, y: 0, w, h: left }, p.soft, { clip: upper, at: [0.56, 0.46], scale: 0.7 });
  ctx.strokeStyle = p.accent;
  ctx.lineWidth = 18;
  ctx.beginPath();
  ctx.moveTo(-20, left + 12);
  ctx.lineTo(w + 20, right + 8);
  ctx.stroke();
  putWords(stage, {
    x: margin,
    y: 764,
    w: w - margin * 2,
    h: h - 764 - margin - 92 - 110,
    vertical: "bottom",
    colour: p.blockInk,
    on: p.block,
    maxSize: 112,
    maxLines: 3,
  });
  putName(stage, {
    x: margin,
    y: h - margin - 92 - 82,
    w: w - margin * 2,
    h: 50,
    colour: p.blockInk,
    ground: p.block,
    on: p.block,
    maxSize: 30,
  });
  putFooter(stage, { x: margin, y: h - margin - 92, w: w - margin * 2, colour: p.blockInk, on: p.block });
}

/** A magazine's cover: the name across the top, the drawing behind, the words low on the left. */
export function cover(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  const ground = p.accent;
  fill(stage, ground);
  const ink = p.accentInk;
  const mast = { face: stage.display, capitals: true, maxSize: 210, minSize: 40, maxLines: 1 };
  const name = stage.put("name", {
    ...mast,
    x: margin,
    y: 74,
    w: w - margin * 2,
    h: 190,
    align: "center",
    colour: ink,
    on: ground,
  });
  ctx.fillStyle = ink;
  ctx.fillRect(margin, name.y + name.h + 26, w - margin * 2, 4);
  const top = name.y + name.h + 30;
  const tall = 790 - top;
  if (stage.photo) drawArtwork(stage, { x: margin, y: top + 26, w: w - margin * 2, h: tall - 26 }, ground);
  else {
    const size = Math.min(600, tall * 0.92);
    const box = { x: 0, y: top, w, h: tall };
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, top, w, tall);
    ctx.clip();
    drawBackdrop(
      ctx,
      pick(stage.random, ["rings", "steps", "sun"] as const),
      box,
      p,
      ground,
      w / 2,
      top + tall * 0.53,
      size / 2,
    );
    drawMotif(ctx, stage.motifs[0], inksOn(p, ground), w / 2 - size / 2, top + tall * 0.53 - size / 2, size);
    drawGrain(ctx, box, stage.random);
    ctx.restore();
  }
  ctx.fillStyle = p.paper;
  ctx.fillRect(0, top + tall, w, h - top - tall);
  putWords(stage, {
    x: margin,
    y: top + tall + 50,
    w: w - margin * 2,
    h: h - (top + tall + 50) - margin - 92 - 36,
    vertical: "middle",
    colour: p.ink,
    on: p.paper,
    maxSize: 100,
    maxLines: 3,
  });
  putFooter(stage, {
    x: margin,
    y: h - margin - 88,
    w: w - margin * 2,
    h: 88,
    colour: p.ink,
    on: p.paper,
    fill: p.block,
    ink: p.blockInk,
  });
}

/** A disc larger than the sheet carries the words; the drawing sits on its edge. */
export function orbit(stage: Stage): void {
  const { ctx, palette: p, width: w, photo } = stage;
  fill(stage, p.paper);
  const ring = (x: number, y: number, r: number, colour: Hex) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
  };
  ring(w * 0.5, 1090, 830, mix(p.paper, p.block, 0.14));
  ring(w * 0.5, 1130, 800, p.block);
  const seat = { x: w * 0.5, y: 330, r: 236 };
  ring(seat.x, seat.y, seat.r + 18, p.paper);
  drawArtwork(
    stage,
    { x: seat.x - seat.r, y: seat.y - seat.r, w: seat.r * 2, h: seat.r * 2 },
    photo ? p.soft : p.accent,
    {
      clip: () => ctx.arc(seat.x, seat.y, seat.r, 0, Math.PI * 2),
      scale: 0.64,
      at: [0.5, 0.5],
      backdrop: "sun",
    },
  );
  putName(stage, {
    x: margin,
    y: 28,
    w: w - margin * 2,
    h: 46,
    align: "center",
    colour: p.ink,
    ground: p.paper,
    on: p.paper,
    maxSize: 32,
  });
  putWords(stage, {
    x: 100,
    y: 632,
    w: w - 200,
    h: 420,
    align: "center",
    vertical: "middle",
    colour: p.blockInk,
    on: p.block,
    maxSize: 116,
    maxLines: 4,
  });
  stage.button({ x: 100, y: 1092, w: w - 200, h: 96, align: "center", shape: "pill" });
  stage.put("url", {
    x: 140,
    y: 1220,
    w: w - 280,
    h: 44,
    align: "center",
    vertical: "middle",
    face: "textBold",
    maxSize: 30,
    maxLines: 1,
    minSize: 16,
    colour: p.blockInk,
    on: p.block,
  });
}

/** The reference picture fills the sheet; a veil as strong as the words need lies over its foot. */
export function photograph(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, photo } = stage;
  if (!photo) {
    slope(stage);
    return;
  }
  const veil = mix(p.shade, "#0b0a09", 0.72);
  const ink = readable(veil, ["#ffffff", p.paper]);
  for (let strength = 0.62; ; strength = Math.min(1, strength + 0.06)) {
    coverWith(ctx, photo, { x: 0, y: 0, w, h });
    const low = ctx.createLinearGradient(0, 560, 0, 830);
    low.addColorStop(0, alpha(veil, 0));
    low.addColorStop(1, alpha(veil, strength));
    ctx.fillStyle = low;
    ctx.fillRect(0, 560, w, h - 560);
    const high = ctx.createLinearGradient(0, 0, 0, 210);
    high.addColorStop(0, alpha(veil, strength));
    high.addColorStop(0.6, alpha(veil, strength));
    high.addColorStop(1, alpha(veil, 0));
    ctx.fillStyle = high;
    ctx.fillRect(0, 0, w, 210);
    const foot = contrastOnPixels(ink, ctx.getImageData(0, 830, w, h - 830).data);
    const head = contrastOnPixels(ink, ctx.getImageData(0, 40, w, 86).data);
    if (Math.min(foot, head) >= 5 || strength === 1) break;
  }
  putName(stage, { x: margin, y: 60, w: w - margin * 2, h: 56, colour: ink, ground: veil });
  putWords(stage, {
    x: margin,
    y: 836,
    w: w - margin * 2,
    h: h - 836 - margin - 92 - 40,
    vertical: "bottom",
    colour: ink,
    maxSize: 116,
    maxLines: 3,
  });
  putFooter(stage, { x: margin, y: h - margin - 92, w: w - margin * 2, colour: ink });
}
