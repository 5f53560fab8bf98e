import { drawArtwork, drawGrain, drawPattern } from "../artwork";
import { mix } from "../contrast";
import { drawMotif } from "../motifs";
import { inksOn } from "../palettes";
import type { Stage } from "../stage";
import { margin, putFooter, putName, putWords } from "./blocks";

function fill(stage: Stage, colour: string): void {
  stage.ctx.fillStyle = colour;
  stage.ctx.fillRect(0, 0, stage.width, stage.height);
}

/** The picture fills the upper half from edge to edge, the words stand under it. */
export function balcony(stage: Stage): void {
  const { palette: p, width: w, height: h } = stage;
  fill(stage, p.paper);
  drawArtwork(stage, { x: 0, y: 0, w, h: 700 }, p.block, { scale: 0.74 });
  putName(stage, {
    x: margin,
    y: 736,
    w: w - margin * 2,
    h: 50,
    colour: p.ink,
    ground: p.paper,
    on: p.paper,
    maxSize: 32,
  });
  putWords(stage, {
    x: margin,
    y: 822,
    w: w - margin * 2,
    h: h - 822 - margin - 92 - 36,
    colour: p.ink,
    on: p.paper,
    maxSize: 104,
    maxLines: 3,
  });
  putFooter(stage, { x: margin, y: h - margin - 92, w: w - margin * 2, colour: p.ink, on: p.paper });
}

/** A label as on a good jar: a sheet on a patterned ground, a double frame, everything centred. */
export function label(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fill(stage, p.block);
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
    y: 182,
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
  const disc = { x: w / 2 - 170, y: 278, w: 340, h: 340 };
  drawArtwork(stage, disc, p.soft, {
    clip: () => ctx.arc(w / 2, disc.y + 170, 170, 0, Math.PI * 2),
    scale: 0.62,
    at: [0.5, 0.5],
    backdrop: "rings",
  });
  ctx.strokeStyle = p.ink;
  ctx.lineWidth = 2;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(w / 2 + side * 206, disc.y + 170);
    ctx.lineTo(w / 2 + side * 340, disc.y + 170);
    ctx.stroke();
    ctx.fillStyle = p.ink;
    ctx.beginPath();
    ctx.arc(w / 2 + side * 340, disc.y + 170, 6, 0, Math.PI * 2);
    ctx.fill();
  }
  putWords(stage, {
    ...inner,
    y: 660,
    h: 360,
    align: "center",
    vertical: "middle",
    colour: p.ink,
    on: p.paper,
    maxSize: 96,
    maxLines: 4,
  });
  stage.button({ x: inner.x, y: 1058, w: inner.w, h: 86, align: "center", shape: "pill" });
  stage.put("url", {
    x: inner.x,
    y: 1164,
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

/** A tall picture on one side, a quiet column of words on the other. */
export function column(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fill(stage, p.paper);
  const split = 430;
  drawArtwork(stage, { x: 0, y: 0, w: split, h }, p.block, { scale: 0.82, at: [0.5, 0.5] });
  const x = split + 60;
  const room = w - x - 64;
  putName(stage, { x, y: margin, w: room, h: 54, colour: p.ink, ground: p.paper, on: p.paper, maxSize: 32 });
  ctx.fillStyle = p.ink;
  ctx.fillRect(x, margin + 84, room, 3);
  putWords(stage, {
    x,
    y: 236,
    w: room,
    h: h - 236 - 330,
    colour: p.ink,
    on: p.paper,
    maxSize: 108,
    maxLines: 8,
    share: 0.76,
  });
  stage.button({ x, y: h - margin - 176, w: room, h: 96 });
  stage.put("url", {
    x,
    y: h - margin - 52,
    w: room,
    h: 44,
    vertical: "middle",
    face: "textBold",
    maxSize: 28,
    maxLines: 1,
    minSize: 16,
    colour: p.ink,
    on: p.paper,
  });
}

/** A window with a round head, as in an old shop front, and centred words. */
export function archway(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  fill(stage, p.soft);
  drawGrain(ctx, { x: 0, y: 0, w, h }, stage.random, 0.035);
  const arch = { x: 236, y: 168, w: 608, h: 560 };
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
    y: 62,
    w: w - margin * 2,
    h: 54,
    align: "center",
    colour: p.ink,
    ground: p.soft,
    on: p.soft,
  });
  putWords(stage, {
    x: margin,
    y: 776,
    w: w - margin * 2,
    h: 350,
    align: "center",
    vertical: "middle",
    colour: p.ink,
    on: p.soft,
    maxSize: 104,
    maxLines: 3,
  });
  stage.button({
    x: margin,
    y: 1150,
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
    y: 1258,
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

/** A ticket with notched sides and a perforation: what it is above, what to do below. */
export function ticket(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h } = stage;
  const ground = mix(p.block, p.shade, 0.5);
  fill(stage, ground);
  drawPattern(stage, { x: 0, y: 0, w, h }, ground, 150, 0.13);
  const t = { x: 70, y: 84, w: w - 140, h: h - 168 };
  const tear = t.y + t.h - 250;
  ctx.fillStyle = p.paper;
  ctx.beginPath();
  ctx.roundRect(t.x, t.y, t.w, t.h, 30);
  ctx.fill();
  drawArtwork(stage, { x: t.x + 28, y: t.y + 28, w: t.w - 56, h: 440 }, p.soft, {
    clip: () => ctx.roundRect(t.x + 28, t.y + 28, t.w - 56, 440, 16),
    scale: 0.8,
    at: [0.5, 0.53],
  });
  for (const x of [t.x, t.x + t.w]) {
    ctx.fillStyle = ground;
    ctx.beginPath();
    ctx.arc(x, tear, 36, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.strokeStyle = p.ink;
  ctx.lineWidth = 4;
  ctx.setLineDash([4, 16]);
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(t.x + 58, tear);
  ctx.lineTo(t.x + t.w - 58, tear);
  ctx.stroke();
  ctx.setLineDash([]);
  const inner = { x: t.x + 56, w: t.w - 112 };
  putWords(stage, {
    ...inner,
    y: t.y + 510,
    h: tear - t.y - 510 - 40,
    vertical: "middle",
    colour: p.ink,
    on: p.paper,
    maxSize: 108,
    maxLines: 3,
  });
  putName(stage, { ...inner, y: tear + 36, h: 54, colour: p.ink, ground: p.paper, on: p.paper });
  putFooter(stage, { ...inner, y: tear + 116, h: 88, colour: p.ink, on: p.paper });
}

/** Words on the upper part of a plain sheet, a row of three drawings as a frieze under them. */
export function frieze(stage: Stage): void {
  const { ctx, palette: p, width: w, height: h, motifs, photo } = stage;
  fill(stage, p.paper);
  putName(stage, { x: margin, y: margin, w: w - margin * 2, h: 60, colour: p.ink, ground: p.paper, on: p.paper });
  putWords(stage, {
    x: margin,
    y: 196,
    w: w - margin * 2,
    h: 440,
    colour: p.ink,
    on: p.paper,
    maxSize: 128,
    maxLines: 4,
  });
  const top = 690;
  const tall = 420;
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
      ctx.fillStyle = mix(ground, inksOn(p, ground).air, 0.2);
      ctx.beginPath();
      if (at === 0) ctx.arc(x + cell / 2, top + tall, cell / 2, Math.PI, 0);
      else if (at === 1) ctx.arc(x + cell / 2, top + tall / 2, cell * 0.46, 0, Math.PI * 2);
      else ctx.rect(x, top + tall / 2, cell, tall / 2);
      ctx.fill();
      drawMotif(ctx, motif, inksOn(p, ground), x + cell * 0.16, top + tall / 2 - cell * 0.34, cell * 0.68);
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
