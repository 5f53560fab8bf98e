import { drawArtwork, drawBackdrop, drawEmblem, drawGrain } from "../artwork";
import { pickOne } from "../seeded-random";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putWords } from "./blocks";

/** A magazine's cover: the name across the top, the drawing behind, the words low on the left. */
export function drawCover(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  const ground = p.accent;
  fillSheet(stage, ground);
  const ink = p.accentInk;
  const mast = { face: stage.display, capitals: true, maxSize: 210, minSize: 40, maxLines: 1 };
  const name = stage.put("name", {
    ...mast,
    x: margin,
    y: 62,
    w: w - margin * 2,
    h: stage.isSquare ? 130 : 190,
    align: "center",
    colour: ink,
    on: ground,
  });
  ctx.fillStyle = ink;
  ctx.fillRect(margin, name.y + name.h + 26, w - margin * 2, 4);
  const top = name.y + name.h + 30;
  const tall = stage.down(790, 560) - top;
  if (stage.photo) drawArtwork(stage, { x: margin, y: top + 26, w: w - margin * 2, h: tall - 26 }, ground);
  else {
    const size = Math.min(600, tall * 0.92);
    const box = { x: 0, y: top, w, h: tall };
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, top, w, tall);
    ctx.clip();
    drawBackdrop(
      ctx,
      pickOne(stage.random, ["rings", "steps", "sun"] as const),
      box,
      p,
      ground,
      w / 2,
      top + tall * 0.53,
      size / 2,
    );
    drawEmblem(stage, ground, w / 2 - size / 2, top + tall * 0.53 - size / 2, size);
    drawGrain(ctx, box, stage.random);
    ctx.restore();
  }
  ctx.fillStyle = p.paper;
  ctx.fillRect(0, top + tall, w, h - top - tall);
  putWords(stage, {
    x: margin,
    y: top + tall + 40,
    w: w - margin * 2,
    h: h - (top + tall + 40) - margin - 92 - 32,
    vertical: "middle",
    colour: p.ink,
    on: p.paper,
    maxSize: 100,
    maxLines: 3,
  });
  putFooter(stage, {
    x: margin,
    y: h - margin - 88,
    w: w - margin * 2,
    h: 88,
    colour: p.ink,
    on: p.paper,
    fill: p.block,
    ink: p.blockInk,
  });
}
