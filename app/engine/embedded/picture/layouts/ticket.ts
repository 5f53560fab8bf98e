import { drawArtwork, drawPattern } from "../artwork";
import { mixColours } from "../contrast";
import type { Stage } from "../stage";
import { fillSheet, putFooter, putName, putWords } from "./blocks";

/** A ticket with notched sides and a perforation: what it is above, what to do below. */
export function drawTicket(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  const ground = mixColours(p.block, p.shade, 0.5);
  fillSheet(stage, ground);
  drawPattern(stage, { x: 0, y: 0, w, h }, ground, 150, 0.13);
  const t = { x: 70, y: 84, w: w - 140, h: h - 168 };
  const tear = t.y + t.h - 250;
  const tall = stage.down(440, 300);
  ctx.fillStyle = p.paper;
  ctx.beginPath();
  ctx.roundRect(t.x, t.y, t.w, t.h, 30);
  ctx.fill();
  drawArtwork(stage, { x: t.x + 28, y: t.y + 28, w: t.w - 56, h: tall }, p.soft, {
    clip: () => ctx.roundRect(t.x + 28, t.y + 28, t.w - 56, tall, 16),
    scale: 0.8,
    at: [0.5, 0.53],
  });
  for (const x of [t.x, t.x + t.w]) {
    ctx.fillStyle = ground;
    ctx.beginPath();
    ctx.arc(x, tear, 36, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.strokeStyle = p.ink;
  ctx.lineWidth = 4;
  ctx.setLineDash([4, 16]);
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(t.x + 58, tear);
  ctx.lineTo(t.x + t.w - 58, tear);
  ctx.stroke();
  ctx.setLineDash([]);
  const inner = { x: t.x + 56, w: t.w - 112 };
  putWords(stage, {
    ...inner,
    y: t.y + tall + 66,
    h: tear - t.y - tall - 66 - 36,
    vertical: "middle",
    colour: p.ink,
    on: p.paper,
    maxSize: 108,
    maxLines: 3,
  });
  putName(stage, { ...inner, y: tear + 36, h: 54, colour: p.ink, ground: p.paper, on: p.paper });
  putFooter(stage, { ...inner, y: tear + 116, h: 88, colour: p.ink, on: p.paper });
}
