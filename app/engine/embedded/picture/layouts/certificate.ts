import { drawGrain } from "../artwork";
import { measureContrast } from "../contrast";
import { drawMonogram } from "../monogram";
import type { Palette } from "../palettes";
import type { Stage } from "../stage";
import { fillSheet, putWords } from "./blocks";

/** An invitation: the monogram above centred words, inside a double frame with cut corners. */
export function drawCertificate(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.soft);
  drawGrain(ctx, { x: 0, y: 0, w, h }, stage.random, 0.035);
  drawFrame(stage, 44, 10);
  drawFrame(stage, 66, 3);
  const inner = { x: 128, w: w - 256 };
  const side = stage.down(164, 112);
  const top = stage.down(124, 96);
  stage.upright(w / 2 - side / 2, side, () =>
    drawMonogram(
      ctx,
      stage.copy.name,
      stage.display,
      chooseStrong(p),
      [p.blockInk, p.paper, p.ink],
      w / 2 - side / 2,
      top,
      side,
    ),
  );
  stage.put("name", {
    ...inner,
    y: top + side + 20,
    h: 56,
    align: "center",
    vertical: "middle",
    face: "textBold",
    maxSize: 36,
    minSize: 18,
    maxLines: 2,
    colour: p.ink,
    on: p.soft,
  });
  const foot = h - stage.down(268, 236);
  const rule = top + side + 100;
  ctx.fillStyle = p.ink;
  ctx.fillRect(w / 2 - 90, rule, 180, 3);
  putWords(stage, {
    ...inner,
    y: rule + 34,
    h: foot - 36 - rule - 34,
    align: "center",
    vertical: "middle",
    colour: p.ink,
    on: p.soft,
    maxSize: 196,
    maxLines: 5,
    share: 0.74,
  });
  stage.button({
    ...inner,
    y: foot,
    h: 90,
    align: "center",
    shape: "pill",
    fill: p.block,
    ink: p.blockInk,
    on: p.soft,
  });
  stage.put("url", {
    ...inner,
    y: foot + 104,
    h: 44,
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

/** On a dark ground the strong colour is nearly the ground's. */
const chooseStrong = ({ block, accent, soft }: Palette) => (measureContrast(block, soft) >= 1.8 ? block : accent);

function drawFrame({ ctx, palette, width: w, height: h }: Stage, inset: number, thick: number): void {
  const cut = 54 - inset * 0.3;
  ctx.strokeStyle = chooseStrong(palette);
  ctx.lineWidth = thick;
  ctx.beginPath();
  ctx.moveTo(inset + cut, inset);
  ctx.lineTo(w - inset - cut, inset);
  ctx.arc(w - inset, inset, cut, Math.PI, Math.PI / 2, true);
  ctx.lineTo(w - inset, h - inset - cut);
  ctx.arc(w - inset, h - inset, cut, Math.PI * 1.5, Math.PI, true);
  ctx.lineTo(inset + cut, h - inset);
  ctx.arc(inset, h - inset, cut, 0, Math.PI * 1.5, true);
  ctx.lineTo(inset, inset + cut);
  ctx.arc(inset, inset, cut, Math.PI / 2, 0, true);
  ctx.closePath();
  ctx.stroke();
}
