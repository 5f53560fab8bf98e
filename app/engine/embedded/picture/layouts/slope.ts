import { drawArtwork } from "../artwork";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** Two fields meet on a slope: the drawing above, the words below on the strong colour. */
export function drawSlope(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.block);
  const left = stage.down(720, 540);
  const right = left - 180;
  const upper = () => {
    ctx.moveTo(0, 0);
    ctx.lineTo(w, 0);
    ctx.lineTo(w, right);
    ctx.lineTo(0, left);
    ctx.closePath();
  };
  drawArtwork(stage, { x: 0, y: 0, w, h: left }, p.soft, { clip: upper, at: [0.56, 0.46], scale: 0.7 });
  ctx.strokeStyle = p.accent;
  ctx.lineWidth = 18;
  ctx.beginPath();
  ctx.moveTo(-20, left + 12);
  ctx.lineTo(w + 20, right + 8);
  ctx.stroke();
  putWords(stage, {
    x: margin,
    y: left + 44,
    w: w - margin * 2,
    h: h - left - 44 - margin - 92 - 110,
    vertical: "bottom",
    colour: p.blockInk,
    on: p.block,
    maxSize: 112,
    maxLines: 3,
  });
  putName(stage, {
    x: margin,
    y: h - margin - 92 - 82,
    w: w - margin * 2,
    h: 50,
    colour: p.blockInk,
    ground: p.block,
    on: p.block,
    maxSize: 30,
  });
  putFooter(stage, { x: margin, y: h - margin - 92, w: w - margin * 2, colour: p.blockInk, on: p.block });
}
