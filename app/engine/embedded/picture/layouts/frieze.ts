import { drawArtwork, drawEmblem, drawGrain } from "../artwork";
import { mixColours } from "../contrast";
import { drawTiles } from "../ornaments";
import { chooseInks } from "../palettes";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** Words on the upper part of a plain sheet, the drawing between two pairs of tiles as a frieze under them. */
export function drawFrieze(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, photo } = stage;
  fillSheet(stage, p.paper);
  const top = stage.down(690, 560);
  const tall = stage.down(420, 320);
  putName(stage, { x: margin, y: margin, w: w - margin * 2, h: 60, colour: p.ink, ground: p.paper, on: p.paper });
  putWords(stage, {
    x: margin,
    y: 196,
    w: w - margin * 2,
    h: top - 250,
    colour: p.ink,
    on: p.paper,
    maxSize: 128,
    vertical: h > w * 1.6 ? "middle" : "top",
    maxLines: 4,
  });
  if (photo) {
    drawArtwork(stage, { x: 0, y: top, w, h: tall }, p.block);
  } else {
    const side = tall / 2;
    const inner = { x: side, w: w - side * 2 };
    for (const x of [0, w - side]) drawTiles(ctx, p, { x, y: top, columns: 1, rows: 2, side }, stage.random);
    const size = Math.min(inner.w * 0.72, tall * 0.84);
    ctx.fillStyle = p.block;
    ctx.fillRect(inner.x, top, inner.w, tall);
    ctx.fillStyle = mixColours(p.block, chooseInks(p, p.block).wash, 0.2);
    ctx.beginPath();
    ctx.arc(w / 2, top + tall / 2, tall * 0.46, 0, Math.PI * 2);
    ctx.fill();
    drawEmblem(stage, p.block, w / 2 - size / 2, top + (tall - size) / 2, size);
    drawGrain(ctx, { x: 0, y: top, w, h: tall }, stage.random);
  }
  putFooter(stage, {
    x: margin,
    y: h - margin - 92,
    w: w - margin * 2,
    colour: p.ink,
    on: p.paper,
    fill: p.block,
    ink: p.blockInk,
    shape: "square",
  });
}
