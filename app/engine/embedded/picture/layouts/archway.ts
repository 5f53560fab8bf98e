import { drawArtwork, drawGrain } from "../artwork";
import type { Stage } from "../stage";
import { fillSheet, margin, putName, putWords } from "./blocks";

/** A window with a round head, as in an old shop front, and centred words. */
export function drawArchway(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.soft);
  drawGrain(ctx, { x: 0, y: 0, w, h }, stage.random, 0.035);
  const arch = { x: 236, y: stage.down(168), w: 608, h: stage.down(560) };
  const foot = h - 200;
  const outline = (grow: number) => {
    ctx.moveTo(arch.x - grow, arch.y + arch.h);
    ctx.lineTo(arch.x - grow, arch.y + arch.w / 2);
    ctx.arc(w / 2, arch.y + arch.w / 2, arch.w / 2 + grow, Math.PI, 0);
    ctx.lineTo(arch.x + arch.w + grow, arch.y + arch.h);
    ctx.closePath();
  };
  ctx.strokeStyle = p.ink;
  ctx.lineWidth = 4;
  ctx.beginPath();
  outline(24);
  ctx.stroke();
  drawArtwork(stage, arch, p.block, { clip: () => outline(0), at: [0.5, 0.62], scale: 0.62 });
  putName(stage, {
    x: margin,
    y: Math.min(62, stage.down(62)),
    w: w - margin * 2,
    h: 54,
    align: "center",
    colour: p.ink,
    ground: p.soft,
    on: p.soft,
  });
  putWords(stage, {
    x: margin,
    y: arch.y + arch.h + 48,
    w: w - margin * 2,
    h: foot - 24 - arch.y - arch.h - 48,
    align: "center",
    vertical: "middle",
    colour: p.ink,
    on: p.soft,
    maxSize: 104,
    maxLines: 3,
  });
  stage.button({
    x: margin,
    y: foot,
    w: w - margin * 2,
    h: 90,
    align: "center",
    shape: "pill",
    fill: p.block,
    ink: p.blockInk,
    on: p.soft,
  });
  stage.put("url", {
    x: margin,
    y: h - 92,
    w: w - margin * 2,
    h: 40,
    align: "center",
    vertical: "middle",
    face: "textBold",
    maxSize: 28,
    maxLines: 1,
    minSize: 16,
    colour: p.ink,
    on: p.soft,
  });
}
