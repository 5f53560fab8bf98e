import { type Canvas, createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import type { Pictogram } from "../../pictograms/read-outlines";
import { type FaceName, isRightToLeft } from "../fonts/fonts";
import { type Hex, measureContrast, measureContrastOnPixels } from "./contrast";
import type { Palette } from "./palettes";
import { type Box, drawText, fitText, type SetText, type Setting } from "./type-setting";

/** What a poster says. Every layout shows all five. */
export interface Copy {
  headline: string;
  supporting: string;
  /** Empty: the poster has no button. */
  callToAction: string;
  name: string;
  url: string;
}
export type CopyRole = keyof Copy;

/** A piece of text as it was drawn, for checks: where its ink is, how large, and how it reads on its ground. */
export interface PlacedText {
  role: CopyRole;
  box: Box;
  size: number;
  contrast: number;
  /** False when the text is larger than the room it was given. */
  fits: boolean;
  /** Its lines as they were drawn. */
  lines: string[];
}

type Placed = Pick<Setting, "maxSize"> &
  Partial<Pick<Setting, "maxLines" | "capitals" | "minSize">> & {
    role: CopyRole;
    face?: FaceName;
    x: number;
    y: number;
    w: number;
    h: number;
    align?: "left" | "center" | "right";
    /** Where the block sits in its room when it is lower than it. */
    vertical?: "top" | "middle" | "bottom";
    colour: Hex;
    /** The ground's colour; left out, the pixels under the text are measured. */
    on?: Hex;
  };

/** A sheet on which a layout puts text and drawings, keeping account of what was put where. */
export class Stage {
  readonly canvas: Canvas;
  readonly ctx: SKRSContext2D;
  readonly placed: PlacedText[] = [];
  /** The words run from right to left: the sheet is laid out from its other side, and only words and photographs are not turned. */
  readonly mirrored: boolean;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly palette: Palette,
    readonly display: FaceName,
    readonly copy: Copy,
    /** The thing that the campaign is about; null where nothing is it for sure. */
    readonly pictogram: Pictogram | null,
    readonly photo: Image | null,
    readonly random: () => number,
    /** Pixels below the layout, down to the foot of the canvas. */
    foot = 0,
  ) {
    this.canvas = createCanvas(width, height + foot);
    this.ctx = this.canvas.getContext("2d");
    this.mirrored = isRightToLeft(copy.headline);
    if (!this.mirrored) return;
    this.ctx.translate(width, 0);
    this.ctx.scale(-1, 1);
  }

  /** Draws into a room what a mirrored sheet must not turn around. Coordinates stay those of the layout; the room takes its other side. */
  upright<T>(x: number, w: number, draw: () => T): T {
    if (!this.mirrored) return draw();
    this.ctx.save();
    this.ctx.translate(2 * x + w, 0);
    this.ctx.scale(-1, 1);
    try {
      return draw();
    } finally {
      this.ctx.restore();
    }
  }

  /** A box that was drawn upright in a room, in the canvas's own pixels. */
  #onCanvas(box: Box, x: number, w: number): Box {
    return this.mirrored ? { ...box, x: this.width - 2 * x - w + box.x } : box;
  }

  /** Square or nearly so: little height for words under a picture. */
  get isSquare(): boolean {
    return this.height < this.width * 1.1;
  }

  /** A length down the sheet that layouts give for 1080 by 1350, brought to this sheet's height; `square` is for a square one. */
  down(length: number, square = (length * 1080) / 1350): number {
    return this.isSquare ? square : Math.round((length * this.height) / 1350);
  }

  /** Headlines in these faces are set in capitals. */
  get capitals(): boolean {
    return this.display === "condensed";
  }

  measure(role: CopyRole, room: Omit<Setting, "text" | "face"> & { face?: FaceName }): SetText {
    return fitText(this.ctx, { ...room, text: this.copy[role], face: room.face ?? "text" });
  }

  /** Sets one piece of the copy into its room and gives the room it took. */
  put(role: CopyRole, place: Omit<Placed, "role">): Box {
    const { x, y, w, h, align = "left", vertical = "top", colour } = place;
    const set = this.measure(role, { ...place, maxWidth: w, maxHeight: h });
    const spare = Math.max(0, h - set.height);
    const top = y + (vertical === "top" ? 0 : vertical === "middle" ? spare / 2 : spare);
    const side = this.#sideOf(align, set);
    const anchor = side === "left" ? x : side === "center" ? x + w / 2 : x + w;
    const measured = place.on
      ? measureContrast(colour, place.on)
      : this.#measuredContrast(colour, x, top, w, set.height);
    const box = this.upright(x, w, () => drawText(this.ctx, set, anchor, top, side, colour));
    this.placed.push({
      role,
      box: this.#onCanvas(box, x, w),
      size: set.size,
      contrast: measured,
      fits: set.fits,
      lines: listLines(set),
    });
    const left = this.mirrored ? 2 * x + w - box.x - box.w : box.x;
    return { x: align === "left" ? x : left, y: top, w: set.width, h: set.height };
  }

  /** Where words stand in their room: in a mirrored sheet all on the other side, else only those that run from right to left. */
  #sideOf(align: "left" | "center" | "right", set: SetText): "left" | "center" | "right" {
    if (align === "center") return align;
    if (this.mirrored) return align === "left" ? "right" : "left";
    return set.rightToLeft ? "right" : align;
  }

  #measuredContrast(colour: Hex, x: number, y: number, w: number, h: number): number {
    const left = this.mirrored ? this.width - x - w : x;
    const pixels = this.ctx.getImageData(Math.floor(left), Math.floor(y), Math.ceil(w), Math.ceil(h)).data;
    return measureContrastOnPixels(colour, pixels);
  }

  /** The call to action as a button, as wide as its words. Gives the room it took; without a call that is no width. */
  button(place: {
    x: number;
    y: number;
    w: number;
    h?: number;
    align?: "left" | "center";
    fill?: Hex;
    ink?: Hex;
    on?: Hex;
    shape?: "pill" | "square" | "soft";
  }): Box {
    const { palette, ctx } = this;
    const { x, y, w, h = 92, align = "left", shape = "soft" } = place;
    if (!this.copy.callToAction) return { x, y, w: 0, h };
    // On a ground of nearly its own colour a button would not be seen as one.
    const seen = !place.fill || !place.on || measureContrast(place.fill, place.on) >= 2;
    const fill = seen && place.fill ? place.fill : palette.accent;
    const ink = seen && place.ink ? place.ink : palette.accentInk;
    const padding = h * 0.48;
    const arrow = h * 0.5;
    const room = w - padding * 2 - arrow;
    const set = this.measure("callToAction", {
      face: "textBold",
      maxWidth: room,
      maxHeight: h * 0.86,
      maxSize: h * 0.4,
      maxLines: 2,
      minSize: 12,
    });
    const width = set.width + padding * 2 + arrow;
    const left = align === "center" ? x + (w - width) / 2 : set.rightToLeft && !this.mirrored ? x + w - width : x;
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(left, y, width, h, shape === "pill" ? h / 2 : shape === "soft" ? h * 0.18 : 0);
    ctx.fill();
    const textX = left + padding;
    const text = this.upright(textX, set.width, () => drawText(ctx, set, textX, y + (h - set.height) / 2, "left", ink));
    const box = this.#onCanvas(text, textX, set.width);
    this.placed.push({
      role: "callToAction",
      box,
      size: set.size,
      contrast: measureContrast(fill, ink),
      fits: set.fits,
      lines: listLines(set),
    });
    const tip = left + width - padding;
    ctx.strokeStyle = ink;
    ctx.lineWidth = h * 0.045;
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    ctx.beginPath();
    ctx.moveTo(tip - arrow * 0.55, y + h / 2);
    ctx.lineTo(tip, y + h / 2);
    ctx.moveTo(tip - arrow * 0.26, y + h / 2 - arrow * 0.26);
    ctx.lineTo(tip, y + h / 2);
    ctx.lineTo(tip - arrow * 0.26, y + h / 2 + arrow * 0.26);
    ctx.stroke();
    return { x: left, y, w: width, h };
  }
}

const listLines = (set: SetText): string[] => set.lines.map(({ text }) => text);
