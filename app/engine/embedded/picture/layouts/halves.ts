import { drawGrain } from "../artwork";
import { chooseQuietTint } from "../palettes";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName } from "./blocks";

/** The headline on a strong field with a rising disc, what follows on the quiet one below. */
export function drawHalves(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.paper);
  const split = Math.round(h * 0.66);
  const room = w - margin * 2;
  const ground = p.block;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, w, split);
  ctx.clip();
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, w, split);
  for (const [radius, share] of [
    [0.62, 0.1],
    [0.42, 0.2],
    [0.22, 0.34],
  ] as const) {
    ctx.fillStyle = chooseQuietTint(p, ground, p.blockInk, share * 0.7);
    ctx.beginPath();
    ctx.arc(w * 0.94, 0, w * radius, 0, Math.PI * 2);
    ctx.fill();
  }
  drawGrain(ctx, { x: 0, y: 0, w, h: split }, stage.random, 0.04);
  ctx.restore();
  const top = margin + stage.down(110, 84);
  stage.put("headline", {
    face: stage.display,
    capitals: stage.capitals,
    maxSize: 250,
    minSize: 44,
    maxLines: 5,
    x: margin,
    y: top,
    w: room,
    h: split - 60 - top,
    vertical: "bottom",
    colour: p.blockInk,
  });
  putName(stage, { x: margin, y: margin - 8, w: room * 0.7, h: 60, colour: p.blockInk, ground });
  const foot = h - margin - 92;
  stage.put("supporting", {
    x: margin,
    y: split + 44,
    w: Math.min(room, 860),
    h: foot - 36 - split - 44,
    maxSize: 44,
    minSize: 20,
    colour: p.ink,
    on: p.paper,
  });
  putFooter(stage, {
    x: margin,
    y: foot,
    w: room,
    colour: p.ink,
    on: p.paper,
    fill: p.block,
    ink: p.blockInk,
    shape: "pill",
  });
}
