import type { Hex } from "../contrast";
import { drawMonogram } from "../monogram";
import { chooseInks } from "../palettes";
import type { Stage } from "../stage";
import type { Box } from "../type-setting";

/** The margin that every layout keeps, in pixels of a sheet 1080 wide. */
export const margin = 76;

/** Covers the whole sheet with one colour. */
export function fillSheet(stage: Stage, colour: Hex): void {
  stage.ctx.fillStyle = colour;
  stage.ctx.fillRect(0, 0, stage.width, stage.height);
}

type Column = {
  x: number;
  y: number;
  w: number;
  h: number;
  align?: "left" | "center";
  vertical?: "top" | "middle" | "bottom";
  colour: Hex;
  soft?: Hex;
  on?: Hex;
  maxSize?: number;
  /** The headline's share of the height. */
  share?: number;
  maxLines?: number;
};

/** Headline and supporting line, one under the other, the first as large as the room allows. */
export function putWords(stage: Stage, column: Column): Box {
  const { x, y, w, h, align = "left", colour, on, vertical = "top", share = 0.7 } = column;
  const head = {
    face: stage.display,
    capitals: stage.capitals,
    maxSize: column.maxSize ?? 136,
    minSize: 40,
    maxLines: column.maxLines ?? 5,
  };
  const bodyWidth = Math.min(w, 820);
  const measure = (headShare: number) => {
    const headline = stage.measure("headline", { ...head, maxWidth: w, maxHeight: h * headShare });
    const gap = Math.max(22, headline.size * 0.34);
    const body = { face: "text" as const, maxSize: Math.min(40, Math.max(28, headline.size * 0.52)), minSize: 20 };
    const supporting = stage.measure("supporting", {
      ...body,
      maxWidth: bodyWidth,
      maxHeight: h - headline.height - gap,
    });
    return { headline, gap, body, supporting };
  };
  // A headline gives way before the line under it becomes hard to read.
  let tried = measure(share);
  for (let less = share - 0.06; tried.supporting.size < 28 && less > 0.3; less -= 0.06) tried = measure(less);
  const { headline, gap, body, supporting } = tried;
  const total = headline.height + gap + supporting.height;
  const top = y + (vertical === "top" ? 0 : vertical === "middle" ? (h - total) / 2 : h - total);
  stage.put("headline", { ...head, x, y: top, w, h: headline.height + 1, align, colour, on });
  stage.put("supporting", {
    ...body,
    x: align === "center" ? x + (w - bodyWidth) / 2 : supporting.rightToLeft && !stage.mirrored ? x + w - bodyWidth : x,
    y: top + headline.height + gap,
    w: bodyWidth,
    h: supporting.height + 1,
    align,
    colour: column.soft ?? colour,
    on,
  });
  return { x, y: top, w, h: total };
}

/** The button on the left and the address on the right, on one line; without a button the address takes its side. */
export function putFooter(
  stage: Stage,
  row: {
    x: number;
    y: number;
    w: number;
    h?: number;
    colour: Hex;
    on?: Hex;
    fill?: Hex;
    ink?: Hex;
    shape?: "pill" | "square" | "soft";
    addressLines?: number;
  },
): void {
  const { x, y, w, h = 92, colour, on } = row;
  const button = stage.button({
    x,
    y,
    w: w * (row.addressLines === 1 ? 0.6 : 0.64),
    h,
    fill: row.fill,
    ink: row.ink,
    on,
    shape: row.shape,
  });
  const atRight = button.x > x + w * 0.3;
  const space = button.w > 0 ? 32 : 0;
  const from = atRight ? x : button.x + button.w + space;
  const room = (atRight ? button.x : x + w) - from - (atRight ? space : 0);
  stage.put("url", {
    x: from,
    y,
    w: room,
    h,
    align: atRight || button.w === 0 ? "left" : "right",
    vertical: "middle",
    colour,
    on,
    face: "textBold",
    maxSize: 30,
    maxLines: row.addressLines ?? 2,
    minSize: row.addressLines === 1 ? 14 : 18,
  });
}

/** The project's name with its monogram before it. Gives the row's box. */
export function putName(
  stage: Stage,
  row: {
    x: number;
    y: number;
    w: number;
    h?: number;
    align?: "left" | "center";
    colour: Hex;
    ground: Hex;
    on?: Hex;
    maxSize?: number;
  },
): Box {
  const { x, y, w, h = 56, align = "left", ground } = row;
  const set = stage.measure("name", {
    face: "textBold",
    maxWidth: w - h - 18,
    maxHeight: h,
    maxSize: row.maxSize ?? 36,
    maxLines: 2,
    minSize: 18,
  });
  const left = align === "center" ? x + (w - set.width - h - 18) / 2 : x;
  const inks = chooseInks(stage.palette, ground);
  stage.upright(left, h, () =>
    drawMonogram(stage.ctx, stage.copy.name, stage.display, inks.body, [ground, inks.line], left, y, h),
  );
  stage.put("name", {
    face: "textBold",
    x: left + h + 18,
    y,
    w: set.width + 2,
    h,
    vertical: "middle",
    maxSize: row.maxSize ?? 36,
    maxLines: 2,
    minSize: 18,
    colour: row.colour,
    on: row.on,
  });
  return { x: left, y, w: set.width + h + 18, h };
}
