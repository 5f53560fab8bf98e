import { drawArtwork, drawBackdrop, drawEmblem } from "../artwork";
import { pickOne } from "../seeded-random";
import type { Stage } from "../stage";
import { fillSheet, margin, putName } from "./blocks";

/** The headline is the picture; the drawing enters from the lower right corner. */
export function drawMonument(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fillSheet(stage, p.block);
  putName(stage, {
    x: margin,
    y: margin - 8,
    w: w - margin * 2,
    h: 56,
    colour: p.blockInk,
    ground: p.block,
    on: p.block,
  });
  const head = { face: stage.display, capitals: stage.capitals, maxSize: 190, minSize: 48, maxLines: 5 };
  const box = stage.put("headline", {
    ...head,
    x: margin,
    y: 166,
    w: w - margin * 2,
    h: stage.down(510, 370),
    colour: p.blockInk,
    on: p.block,
  });
  const size = stage.down(610, 470);
  const y = Math.max(box.y + box.h + 40, h - size - 30);
  const x = w - size * 0.88;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, box.y + box.h + 24, w, h);
  ctx.clip();
  const art = { x: 430, y: box.y + box.h, w: w - 430, h: h - box.y - box.h };
  if (stage.photo) {
    const r = stage.down(330, 250);
    drawArtwork(stage, { x: w - r * 2 + 50, y: h - r * 2 + 30, w: r * 2, h: r * 2 }, p.accent, {
      clip: () => ctx.arc(w - r + 50, h - r + 30, Math.min(r, h - box.y - box.h - 80), 0, Math.PI * 2),
    });
  } else {
    drawBackdrop(
      ctx,
      pickOne(stage.random, ["rings", "dots", "rays"] as const),
      art,
      p,
      p.block,
      x + size / 2,
      y + size / 2,
      size / 2,
    );
    drawEmblem(stage, p.block, x, y, size);
  }
  ctx.restore();
  const free = h - margin - 92 - 40 - (box.y + box.h + 60);
  stage.put("supporting", {
    x: margin,
    y: box.y + box.h + 60,
    w: 380,
    h: free - 84,
    vertical: "bottom",
    maxSize: 38,
    minSize: 20,
    colour: p.blockInk,
    on: p.block,
  });
  stage.put("url", {
    x: margin,
    y: h - margin - 92 - 70,
    w: 380,
    h: 44,
    vertical: "middle",
    face: "textBold",
    maxSize: 28,
    maxLines: 1,
    minSize: 14,
    colour: p.blockInk,
    on: p.block,
  });
  stage.button({ x: margin, y: h - margin - 92, w: 560, h: 92 });
}
