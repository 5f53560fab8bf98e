import { drawArtwork, drawEmblem, drawGrain } from "../artwork";
import { drawTiles } from "../ornaments";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** A strict grid of tiles, the drawing among them, over a wide field of words. */
export function drawGrid(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, random, photo } = stage;
  fillSheet(stage, p.paper);
  const cell = w / 4;
  const rows = stage.isSquare ? 1 : h > w * 1.6 ? 3 : 2;
  // The drawing takes four cells, where there is room for them, or one.
  const span = rows > 1 ? 2 : 1;
  const at = photo ? 0 : Math.floor(random() * (5 - span));
  const across = photo ? 3 : span;
  const down = photo ? rows : span;
  drawTiles(ctx, p, { x: 0, y: 0, columns: 4, rows, side: cell }, random, (column, row) => {
    return column >= at && column < at + across && row < down;
  });
  if (photo) drawArtwork(stage, { x: 0, y: 0, w: cell * 3, h: cell * rows }, p.block);
  else {
    const side = cell * span;
    ctx.fillStyle = p.soft;
    ctx.fillRect(at * cell, 0, side, side);
    drawEmblem(stage, p.soft, at * cell + side * 0.12, side * 0.12, side * 0.76);
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
