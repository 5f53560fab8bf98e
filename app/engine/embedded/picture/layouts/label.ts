import { drawArtwork, drawPattern } from "../artwork";
import type { Stage } from "../stage";
import { fillSheet, putWords } from "./blocks";

/** A label as on a good jar: a sheet on a patterned ground, a double frame, everything centred. */
export function drawLabel(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.block);
  drawPattern(stage, { x: 0, y: 0, w, h }, p.block, 190, 0.16);
  const box = { x: 92, y: 92, w: w - 184, h: h - 184 };
  ctx.fillStyle = p.paper;
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, 36);
  ctx.fill();
  ctx.strokeStyle = p.ink;
  for (const [inset, thick] of [
    [22, 5],
    [36, 1.5],
  ] as const) {
    ctx.lineWidth = thick;
    ctx.beginPath();
    ctx.roundRect(box.x + inset, box.y + inset, box.w - inset * 2, box.h - inset * 2, 36 - inset / 2);
    ctx.stroke();
  }
  const inner = { x: box.x + 84, w: box.w - 168 };
  stage.put("name", {
    x: inner.x,
    y: stage.isSquare ? 146 : 182,
    w: inner.w,
    h: 60,
    align: "center",
    vertical: "middle",
    face: "textBold",
    maxSize: 38,
    maxLines: 1,
    colour: p.ink,
    on: p.paper,
  });
  const r = stage.down(170, 122);
  const disc = { x: w / 2 - r, y: stage.down(278, 218), w: r * 2, h: r * 2 };
  const foot = h - 292;
  drawArtwork(stage, disc, p.soft, {
    clip: () => ctx.arc(w / 2, disc.y + r, r, 0, Math.PI * 2),
    scale: 0.62,
    at: [0.5, 0.5],
    backdrop: "rings",
  });
  ctx.strokeStyle = p.ink;
  ctx.lineWidth = 2;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(w / 2 + side * (r + 36), disc.y + r);
    ctx.lineTo(w / 2 + side * Math.min(r + 170, 350), disc.y + r);
    ctx.stroke();
    ctx.fillStyle = p.ink;
    ctx.beginPath();
    ctx.arc(w / 2 + side * Math.min(r + 170, 350), disc.y + r, 6, 0, Math.PI * 2);
    ctx.fill();
  }
  putWords(stage, {
    ...inner,
    y: disc.y + disc.h + 42,
    h: foot - 38 - disc.y - disc.h - 42,
    align: "center",
    vertical: "middle",
    colour: p.ink,
    on: p.paper,
    maxSize: 96,
    maxLines: 4,
  });
  stage.button({ x: inner.x, y: foot, w: inner.w, h: 86, align: "center", shape: "pill" });
  stage.put("url", {
    x: inner.x,
    y: h - 186,
    w: inner.w,
    h: 40,
    align: "center",
    vertical: "middle",
    face: "textBold",
    maxSize: 27,
    maxLines: 1,
    minSize: 16,
    colour: p.ink,
    on: p.paper,
  });
}
