import { coverBox } from "../artwork";
import { chooseReadable, measureContrastOnPixels, mixColours, writeRgba } from "../contrast";
import type { Stage } from "../stage";
import { margin, putFooter, putName, putWords } from "./blocks";
import { drawSlope } from "./slope";

/** The reference picture fills the sheet; a veil as strong as the words need lies over its foot. */
export function drawPhotograph(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, photo } = stage;
  if (!photo) {
    drawSlope(stage);
    return;
  }
  const veil = mixColours(p.shade, "#0b0a09", 0.72);
  const ink = chooseReadable(veil, ["#ffffff", p.paper]);
  const top = stage.down(830, 600);
  for (let strength = 0.62; ; strength = Math.min(1, strength + 0.06)) {
    stage.upright(0, w, () => coverBox(ctx, photo, { x: 0, y: 0, w, h }));
    const low = ctx.createLinearGradient(0, top - 270, 0, top);
    low.addColorStop(0, writeRgba(veil, 0));
    low.addColorStop(1, writeRgba(veil, strength));
    ctx.fillStyle = low;
    ctx.fillRect(0, top - 270, w, h - top + 270);
    const high = ctx.createLinearGradient(0, 0, 0, 210);
    high.addColorStop(0, writeRgba(veil, strength));
    high.addColorStop(0.6, writeRgba(veil, strength));
    high.addColorStop(1, writeRgba(veil, 0));
    ctx.fillStyle = high;
    ctx.fillRect(0, 0, w, 210);
    const foot = measureContrastOnPixels(ink, ctx.getImageData(0, top, w, h - top).data);
    const head = measureContrastOnPixels(ink, ctx.getImageData(0, 40, w, 86).data);
    if (Math.min(foot, head) >= 5 || strength === 1) break;
  }
  putName(stage, { x: margin, y: 60, w: w - margin * 2, h: 56, colour: ink, ground: veil });
  putWords(stage, {
    x: margin,
    y: top + 6,
    w: w - margin * 2,
    h: h - top - 6 - margin - 92 - 40,
    vertical: "bottom",
    colour: ink,
    maxSize: 116,
    maxLines: 3,
  });
  putFooter(stage, { x: margin, y: h - margin - 92, w: w - margin * 2, colour: ink });
}
