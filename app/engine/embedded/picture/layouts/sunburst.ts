import { drawArtwork, drawBackdrop, drawEmblem } from "../artwork";
import { chooseReadable } from "../contrast";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** Rays behind a drawing at the foot, as on a fruit crate. */
export function drawSunburst(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, photo } = stage;
  const ground = p.soft;
  fillSheet(stage, ground);
  const top = stage.down(588, 470);
  const r = Math.min(stage.down(300), (h - 190 - top) * 0.5);
  const middle = { x: w / 2, y: Math.min(top + r + 12, h - 190 - r * 0.86) };
  drawBackdrop(ctx, "rays", { x: 0, y: 0, w, h }, p, ground, middle.x, middle.y, r * 1.1);
  ctx.fillStyle = p.block;
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, r, 0, Math.PI * 2);
  ctx.fill();
  if (photo) {
    drawArtwork(stage, { x: middle.x - r * 0.92, y: middle.y - r * 0.92, w: r * 1.84, h: r * 1.84 }, p.block, {
      clip: () => ctx.arc(middle.x, middle.y, r * 0.92, 0, Math.PI * 2),
    });
  } else drawEmblem(stage, p.block, middle.x - r * 0.68, middle.y - r * 0.71, r * 1.36);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, w, top);
  putName(stage, { x: margin, y: 58, w: w - margin * 2, h: 56, align: "center", colour: p.ink, ground, on: ground });
  putWords(stage, {
    x: margin,
    y: 150,
    w: w - margin * 2,
    h: top - 178,
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
    colour: chooseReadable(foot, [p.paper]),
    on: foot,
    shape: "pill",
  });
}
