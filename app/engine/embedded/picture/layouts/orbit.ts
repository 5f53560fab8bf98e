import { drawArtwork } from "../artwork";
import { type Hex, mixColours } from "../contrast";
import type { Stage } from "../stage";
import { fillSheet, margin, putName, putWords } from "./blocks";

/** A disc larger than the sheet carries the words; the drawing sits on its edge. */
export function drawOrbit(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, photo } = stage;
  fillSheet(stage, p.paper);
  const ring = (x: number, y: number, r: number, colour: Hex) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fill();
  };
  const seat = { x: w * 0.5, y: stage.down(330, 262), r: stage.down(236, 172) };
  const foot = h - 258;
  ring(w * 0.5, seat.y + 760, 830, mixColours(p.paper, p.block, 0.14));
  ring(w * 0.5, seat.y + 800, 800, p.block);
  // A tall sheet reaches past the disc's middle: there its colour goes on to the edges.
  ctx.fillRect(0, seat.y + 800, w, h);

  ring(seat.x, seat.y, seat.r + 18, p.paper);
  drawArtwork(
    stage,
    { x: seat.x - seat.r, y: seat.y - seat.r, w: seat.r * 2, h: seat.r * 2 },
    photo ? p.soft : p.accent,
    {
      clip: () => ctx.arc(seat.x, seat.y, seat.r, 0, Math.PI * 2),
      scale: 0.64,
      at: [0.5, 0.5],
      backdrop: "sun",
    },
  );
  putName(stage, {
    x: margin,
    y: 28,
    w: w - margin * 2,
    h: 46,
    align: "center",
    colour: p.ink,
    ground: p.paper,
    on: p.paper,
    maxSize: 32,
  });
  putWords(stage, {
    x: 100,
    y: seat.y + seat.r + 66,
    w: w - 200,
    h: foot - 40 - seat.y - seat.r - 66,
    align: "center",
    vertical: "middle",
    colour: p.blockInk,
    on: p.block,
    maxSize: 116,
    maxLines: 4,
  });
  stage.button({ x: 100, y: foot, w: w - 200, h: 96, align: "center", shape: "pill" });
  stage.put("url", {
    x: 140,
    y: h - 130,
    w: w - 280,
    h: 44,
    align: "center",
    vertical: "middle",
    face: "textBold",
    maxSize: 30,
    maxLines: 1,
    minSize: 16,
    colour: p.blockInk,
    on: p.block,
  });
}
