import { drawArtwork, drawGrain } from "../artwork";
import { mixColours } from "../contrast";
import { drawMotif } from "../motifs";
import { chooseInks } from "../palettes";
import type { Stage } from "../stage";
import { fillSheet, margin, putFooter, putName, putWords } from "./blocks";

/** Words on the upper part of a plain sheet, a row of three drawings as a frieze under them. */
export function drawFrieze(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, motifs, photo } = stage;
  fillSheet(stage, p.paper);
  const top = stage.down(690, 560);
  const tall = stage.down(420, 320);
  putName(stage, { x: margin, y: margin, w: w - margin * 2, h: 60, colour: p.ink, ground: p.paper, on: p.paper });
  putWords(stage, {
    x: margin,
    y: 196,
    w: w - margin * 2,
    h: top - 250,
    colour: p.ink,
    on: p.paper,
    maxSize: 128,
    vertical: h > w * 1.6 ? "middle" : "top",
    maxLines: 4,
  });
  if (photo) {
    drawArtwork(stage, { x: 0, y: top, w, h: tall }, p.block);
  } else {
    const grounds = [p.block, p.accent, p.soft];
    const cell = w / 3;
    for (let at = 0; at < 3; at += 1) {
      const ground = grounds[at] ?? p.soft;
      const motif = motifs[at % motifs.length] ?? motifs[0];
      const x = at * cell;
      ctx.fillStyle = ground;
      ctx.fillRect(x, top, cell + 1, tall);
      ctx.fillStyle = mixColours(ground, chooseInks(p, ground).air, 0.2);
      ctx.beginPath();
      if (at === 0) ctx.arc(x + cell / 2, top + tall, cell / 2, Math.PI, 0);
      else if (at === 1) ctx.arc(x + cell / 2, top + tall / 2, cell * 0.46, 0, Math.PI * 2);
      else ctx.rect(x, top + tall / 2, cell, tall / 2);
      ctx.fill();
      drawMotif(ctx, motif, chooseInks(p, ground), x + cell * 0.16, top + tall / 2 - cell * 0.34, cell * 0.68);
    }
    drawGrain(ctx, { x: 0, y: top, w, h: tall }, stage.random);
  }
  putFooter(stage, {
    x: margin,
    y: h - margin - 92,
    w: w - margin * 2,
    colour: p.ink,
    on: p.paper,
    fill: p.block,
    ink: p.blockInk,
    shape: "square",
  });
}
