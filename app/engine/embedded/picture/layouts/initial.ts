import { drawGrain } from "../artwork";
import { drawFitted, getInitials } from "../monogram";
import { chooseQuietTint } from "../palettes";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** The project's initial, cut by the sheet's edge, as the picture behind the words. */
export function drawInitial(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.block);
  const side = stage.down(880, 640);
  drawLargeInitial(stage, { x: w - side * 0.86, y: -side * 0.1, w: side, h: side });
  drawGrain(ctx, { x: 0, y: 0, w, h }, stage.random, 0.04);
  const room = w - margin * 2;
  const foot = h - margin - 92;
  putName(stage, { x: margin, y: margin - 8, w: room, h: 60, colour: p.blockInk, ground: p.block });
  const top = stage.down(420, 250);
  putWords(stage, {
    x: margin,
    y: top,
    w: room,
    h: foot - 44 - top,
    vertical: "bottom",
    colour: p.blockInk,
    maxSize: 250,
    maxLines: 5,
    share: 0.74,
  });
  putFooter(stage, { x: margin, y: foot, w: room, colour: p.blockInk, on: p.block });
}

/** One letter in a tint of the strong colour. */
export function drawLargeInitial(stage: Stage, box: { x: number; y: number; w: number; h: number }): void {
  const { ctx, palette: p } = stage;
  const tint = chooseQuietTint(p, p.block, p.blockInk, 0.17);
  const [first = ""] = getInitials(stage.copy.name);
  stage.upright(box.x, box.w, () => drawFitted(ctx, first, stage.display, tint, box));
}
