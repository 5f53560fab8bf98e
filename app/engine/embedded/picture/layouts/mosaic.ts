import { drawGrain } from "../artwork";
import { drawTiles } from "../ornaments";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** A band of plain geometry over a wide field of words. */
export function drawMosaic(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, random } = stage;
  fillSheet(stage, p.paper);
  const side = w / 6;
  const rows = stage.isSquare ? 1 : h > w * 1.6 ? 4 : 2;
  const tall = side * rows;
  drawTiles(ctx, p, { x: 0, y: 0, columns: 6, rows, side }, random);
  drawGrain(ctx, { x: 0, y: 0, w, h: tall }, random, 0.04);
  const room = w - margin * 2;
  putName(stage, { x: margin, y: tall + 52, w: room, h: 56, colour: p.ink, ground: p.paper, on: p.paper, maxSize: 34 });
  const foot = h - margin - 92;
  putWords(stage, {
    x: margin,
    y: tall + 146,
    w: room,
    h: foot - 40 - tall - 146,
    vertical: "middle",
    colour: p.ink,
    on: p.paper,
    maxSize: 220,
    maxLines: 5,
    share: 0.76,
  });
  putFooter(stage, { x: margin, y: foot, w: room, colour: p.ink, on: p.paper, shape: "square" });
}
