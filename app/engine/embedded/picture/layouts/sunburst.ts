import { drawArtwork, drawBackdrop } from "../artwork";
import { readable } from "../contrast";
import { drawMotif } from "../motifs";
import { inksOn } from "../palettes";
import type { Stage } from "../stage";
import { fill, margin, putFooter, putName, putWords } from "./blocks";

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
