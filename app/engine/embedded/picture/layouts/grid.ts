import { drawArtwork, drawGrain } from "../artwork";
import { drawMotif } from "../motifs";
import { chooseInks } from "../palettes";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** A strict grid of squares, quarter circles and drawings over a wide field of words. */
export function drawGrid(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, random, motifs, photo } = stage;
  fillSheet(stage, p.paper);
  const cell = w / 4;
  const grounds = [p.block, p.accent, p.soft, p.ink];
  const rows = stage.isSquare ? 1 : h > w * 1.6 ? 3 : 2;
  if (photo) drawArtwork(stage, { x: 0, y: 0, w: cell * 3, h: cell * rows }, p.block);
  let drawn = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let col = photo ? 3 : 0; col < 4; col += 1) {
      const x = col * cell;
      const y = row * cell;
      const ground = grounds[(col + row * 3 + Math.floor(random() * 2)) % grounds.length] ?? p.soft;
      ctx.fillStyle = ground;
      ctx.fillRect(x, y, cell, cell);
      const inks = chooseInks(p, ground);
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
