import { drawGrain } from "../artwork";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName } from "./blocks";

/** A handbill: the headline as large as the sheet allows, between two rules. */
export function drawBroadside(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.block);
  drawGrain(ctx, { x: 0, y: 0, w, h }, stage.random, 0.04);
  const room = w - margin * 2;
  const ink = p.blockInk;
  putName(stage, { x: margin, y: margin - 8, w: room, h: 60, colour: ink, ground: p.block, on: p.block });
  ctx.fillStyle = ink;
  ctx.fillRect(margin, margin + 80, room, 6);
  const foot = h - margin - 92;
  const lower = foot - 40 - stage.down(190, 140);
  const top = margin + 120;
  stage.put("headline", {
    face: stage.display,
    capitals: stage.capitals,
    maxSize: 250,
    minSize: 48,
    maxLines: 6,
    x: margin,
    y: top,
    w: room,
    h: lower - 36 - top,
    vertical: "middle",
    colour: ink,
    on: p.block,
  });
  ctx.fillStyle = p.accent;
  ctx.fillRect(margin, lower, 132, 12);
  stage.put("supporting", {
    x: margin,
    y: lower + 36,
    w: Math.min(room, 840),
    h: foot - 36 - lower - 36,
    maxSize: 42,
    minSize: 20,
    colour: ink,
    on: p.block,
  });
  putFooter(stage, { x: margin, y: foot, w: room, colour: ink, on: p.block, shape: "square" });
}
