import { drawArtwork } from "../artwork";
import type { Stage } from "../stage";
import { fillSheet, margin, putName, putWords } from "./blocks";

/** A tall picture on one side, a quiet column of words on the other. */
export function drawColumn(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.paper);
  const split = 430;
  drawArtwork(stage, { x: 0, y: 0, w: split, h }, p.block, { scale: 0.82, at: [0.5, 0.5] });
  const x = split + 60;
  const room = w - x - 64;
  putName(stage, { x, y: margin, w: room, h: 54, colour: p.ink, ground: p.paper, on: p.paper, maxSize: 32 });
  ctx.fillStyle = p.ink;
  ctx.fillRect(x, margin + 84, room, 3);
  putWords(stage, {
    x,
    y: 236,
    w: room,
    h: h - 236 - 330,
    colour: p.ink,
    on: p.paper,
    maxSize: 108,
    vertical: h > w * 1.6 ? "middle" : "top",
    maxLines: 8,
    share: 0.76,
  });
  stage.button({ x, y: h - margin - 176, w: room, h: 96 });
  stage.put("url", {
    x,
    y: h - margin - 52,
    w: room,
    h: 44,
    vertical: "middle",
    face: "textBold",
    maxSize: 28,
    maxLines: 1,
    minSize: 16,
    colour: p.ink,
    on: p.paper,
  });
}
