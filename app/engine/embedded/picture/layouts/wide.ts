import { drawArtwork, drawPattern } from "../artwork";
import { chooseReadable, type Hex, mixColours } from "../contrast";
import { drawTiles } from "../ornaments";
import type { Stage } from "../stage";
import type { Box } from "../type-setting";
import { fillSheet, putFooter, putName, putWords } from "./blocks";
import { drawLargeInitial } from "./initial";
import type { LayoutName } from "./layouts";

/** How a layout's picture is cut when it stands beside the words. */
type Cut = "field" | "arch" | "disc" | "slope" | "card" | "tiles" | "initial";

const cuts: Record<LayoutName, Cut> = {
  balcony: "field",
  label: "disc",
  column: "field",
  archway: "arch",
  ticket: "card",
  frieze: "field",
  monument: "slope",
  sunburst: "disc",
  grid: "field",
  slope: "slope",
  cover: "card",
  orbit: "disc",
  photograph: "field",
  broadside: "initial",
  mosaic: "tiles",
  certificate: "tiles",
  initial: "initial",
  halves: "initial",
};

/** The sheet lying down, for link previews: the layout's words on the left, its picture in its own cut on the right. */
export function drawWide(stage: Stage, layout: LayoutName): void {
  const { ctx, palette: p, width: w, height: h, photo } = stage;
  const cut = cuts[layout];
  const strong = cut === "initial" || layout === "monument" || layout === "slope" || layout === "orbit";
  const ground: Hex = strong ? p.block : cut === "arch" || layout === "sunburst" ? p.soft : p.paper;
  const ink = chooseReadable(ground, strong ? [p.blockInk, p.ink] : [p.ink, p.paper]);
  fillSheet(stage, ground);
  const split = Math.round(w * 0.585);
  const inset = 44;
  const field: Box = { x: split, y: 0, w: w - split, h };
  const own = strong ? p.soft : layout === "sunburst" || layout === "cover" ? p.accent : p.block;
  if (cut === "field") drawArtwork(stage, field, own, { scale: 0.76 });
  else if (cut === "initial") drawLargeInitial(stage, { x: w - h * 0.92, y: -h * 0.08, w: h * 1.1, h: h * 1.16 });
  else if (cut === "tiles") {
    const side = h / 3;
    drawTiles(ctx, p, { x: w - side * 2, y: 0, columns: 2, rows: 3, side }, stage.random);
  } else if (cut === "slope") {
    const outline = () => {
      ctx.moveTo(split + 80, 0);
      ctx.lineTo(w, 0);
      ctx.lineTo(w, h);
      ctx.lineTo(split - 30, h);
      ctx.closePath();
    };
    drawArtwork(stage, { ...field, x: split - 30, w: w - split + 30 }, own, {
      clip: outline,
      at: [0.56, 0.5],
      scale: 0.68,
    });
    ctx.strokeStyle = p.accent;
    ctx.lineWidth = 14;
    ctx.beginPath();
    ctx.moveTo(split + 82, -20);
    ctx.lineTo(split - 36, h + 20);
    ctx.stroke();
  } else if (cut === "disc") {
    if (layout === "label") {
      const patterned = mixColours(p.block, p.shade, 0.3);
      ctx.save();
      ctx.beginPath();
      ctx.rect(field.x, 0, field.w, h);
      ctx.clip();
      ctx.fillStyle = patterned;
      ctx.fillRect(field.x, 0, field.w, h);
      drawPattern(stage, field, patterned, 120, 0.16);
      ctx.restore();
    }
    const r = 218;
    const x = field.x + field.w / 2;
    if (layout !== "label") {
      ctx.fillStyle = mixColours(ground, own, 0.3);
      ctx.beginPath();
      ctx.arc(x, h / 2, r + 46, 0, Math.PI * 2);
      ctx.fill();
    }
    const disc = layout === "label" ? p.soft : layout === "orbit" && !photo ? p.accent : own;
    drawArtwork(stage, { x: x - r, y: h / 2 - r, w: r * 2, h: r * 2 }, disc, {
      clip: () => ctx.arc(x, h / 2, r, 0, Math.PI * 2),
      at: [0.5, 0.5],
      scale: 0.64,
      backdrop: "rings",
    });
  } else if (cut === "arch") {
    const arch = { x: field.x + 56, y: 72, w: field.w - 112, h: h - 72 };
    const r = arch.w / 2;
    drawArtwork(stage, arch, own, {
      clip: () => {
        ctx.moveTo(arch.x, h);
        ctx.lineTo(arch.x, arch.y + r);
        ctx.arc(arch.x + r, arch.y + r, r, Math.PI, 0);
        ctx.lineTo(arch.x + arch.w, h);
        ctx.closePath();
      },
      at: [0.5, 0.58],
      scale: 0.72,
    });
  } else {
    const card = { x: field.x + 12, y: inset, w: field.w - 12 - inset, h: h - inset * 2 };
    drawArtwork(stage, card, own, {
      clip: () => ctx.roundRect(card.x, card.y, card.w, card.h, 22),
      scale: 0.74,
    });
  }
  const x = 56;
  const end =
    cut === "slope" ? split - 40 : cut === "initial" ? w - 96 : cut === "tiles" ? w - (h / 3) * 2 - 48 : split - 48;
  const room = end - x;
  // why: over the large initial the contrast is measured
  const on = cut === "initial" ? undefined : ground;
  putName(stage, { x, y: 46, w: room, h: 46, colour: ink, ground, on, maxSize: 28 });
  putWords(stage, {
    x,
    y: 116,
    w: room,
    h: h - 116 - 50 - 66 - 34,
    vertical: "middle",
    colour: ink,
    on,
    maxSize: stage.pictogram || photo ? 76 : 128,
    maxLines: 3,
  });
  const foot = cut === "slope" ? room - 40 : room;
  putFooter(stage, {
    x,
    y: h - 50 - 66,
    w: foot,
    h: 66,
    addressLines: 1,
    colour: ink,
    on,
    fill: strong ? undefined : p.block,
    ink: strong ? undefined : p.blockInk,
  });
}
