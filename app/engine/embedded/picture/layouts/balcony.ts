import { drawArtwork } from "../artwork";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** The picture fills the upper half from edge to edge, the words stand under it. */
export function drawBalcony(stage: Stage): void {
  const { palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.paper);
  const picture = stage.down(700, 500);
  drawArtwork(stage, { x: 0, y: 0, w, h: picture }, p.block, { scale: 0.74 });
  putName(stage, {
    x: margin,
    y: picture + 36,
    w: w - margin * 2,
    h: 50,
    colour: p.ink,
    ground: p.paper,
    on: p.paper,
    maxSize: 32,
  });
  putWords(stage, {
    x: margin,
    y: picture + 122,
    w: w - margin * 2,
    h: h - picture - 122 - margin - 92 - 36,
    colour: p.ink,
    on: p.paper,
    maxSize: 104,
    maxLines: 3,
  });
  putFooter(stage, { x: margin, y: h - margin - 92, w: w - margin * 2, colour: p.ink, on: p.paper });
}
