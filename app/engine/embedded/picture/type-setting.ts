import type { SKRSContext2D } from "@napi-rs/canvas";
import { splitCharacters } from "../../words/characters";
import { findNumberSpans, splitOutsideNumbers, splitWords } from "../../words/whole-numbers";
import { type FaceName, faces, getFont, isRightToLeft } from "../fonts/fonts";

export interface Setting {
  text: string;
  face: FaceName;
  maxWidth: number;
  maxHeight: number;
  /** Sizes in pixels. The text is set as large as it fits, never larger. */
  maxSize: number;
  /** Below this a word may be broken rather than made smaller still. */
  minSize?: number;
  maxLines?: number;
  capitals?: boolean;
}

/** Text broken into lines at a size at which all of it fits. */
export interface SetText {
  lines: { text: string; width: number }[];
  face: FaceName;
  size: number;
  lineHeight: number;
  /** From the top of the first line's letters to the foot of the last one's. */
  height: number;
  width: number;
  ascent: number;
  rightToLeft: boolean;
  /** False when even the smallest size is larger than the room. */
  fits: boolean;
}

const words = new Intl.Segmenter("en", { granularity: "word" });
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;
const closing = /^[\s\p{Pe}\p{Pf}、。，．！？：；,.!?:;…ー]/u;

/** Letters of a word with a hyphen that may be broken there: "five-metre" is read in one line. */
const longCompound = 14;

function splitLongCompound(word: string): string[] {
  return word.length > longCompound ? splitOutsideNumbers(word, /(?<=[^\p{Nd}][-–—/])(?=\p{L})/u) : [word];
}

/** The pieces between which a line may break: none goes through a number, or between it and its unit. A piece carries the space after it. */
function pieces(text: string): string[] {
  const out: string[] = [];
  for (const word of splitWords(text).flatMap(splitLongCompound)) {
    if (!unspaced.test(word)) {
      out.push(word);
      continue;
    }
    const numbers = findNumberSpans(word);
    for (const { segment, index } of words.segment(word)) {
      const isInside = numbers.some(({ start, end }) => index > start && index < end);
      if (out.length > 0 && (isInside || closing.test(segment))) out[out.length - 1] += segment;
      else out.push(segment);
    }
  }
  return out;
}

/** What a word that is too wide may be broken into: its characters, and its numbers whole. */
function atoms(word: string): string[] {
  const numbers = findNumberSpans(word);
  const starts = [0, ...numbers.flatMap(({ start, end }) => [start, end]), word.length];
  return starts.slice(1).flatMap((end, at) => {
    const stretch = word.slice(starts[at], end);
    return at % 2 === 0 ? splitCharacters(stretch) : [stretch];
  });
}

export function applyFont(ctx: SKRSContext2D, face: FaceName, text: string, size: number): void {
  const { font, variation } = getFont(face, text, size);
  ctx.font = font;
  ctx.fontVariationSettings = variation;
  // Joined scripts fall apart when letters are spaced.
  const joined = /[\u0590-\u08ff\u0900-\u0e7f]/u.test(text);
  ctx.letterSpacing = `${joined ? 0 : (faces[face].tracking * size).toFixed(2)}px`;
}

/** The width of what is drawn: advance or ink, whichever reaches further. */
function widthOf(ctx: SKRSContext2D, text: string): number {
  const measured = ctx.measureText(text.trimEnd());
  return Math.max(measured.width, measured.actualBoundingBoxRight + Math.max(0, measured.actualBoundingBoxLeft));
}

function wrap(ctx: SKRSContext2D, parts: string[], width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    if (line && widthOf(ctx, line + part) > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}

/** Cuts words that are wider than a line, with a hyphen where letters are cut. */
function broken(ctx: SKRSContext2D, parts: string[], width: number): string[] {
  return parts.flatMap((part) => {
    if (widthOf(ctx, part) <= width) return [part];
    const out: string[] = [];
    let piece = "";
    for (const segment of atoms(part)) {
      const hyphen = /\p{L}$/u.test(piece) && /^\p{L}/u.test(segment) ? "-" : "";
      if (piece && widthOf(ctx, piece + segment + hyphen) > width) {
        out.push(piece + hyphen);
        piece = segment;
      } else piece += segment;
    }
    return [...out, piece];
  });
}

/**
 * The same number of lines as the plain wrap needs, broken where the lines come out most alike, so that none is left with one short
 * word. The last line may be a little shorter than the others.
 */
function balanced(ctx: SKRSContext2D, parts: string[], width: number): string[] {
  const fewest = wrap(ctx, parts, width);
  if (fewest.length < 2 || parts.length > 40) return fewest;
  const average = widthOf(ctx, parts.join("")) / fewest.length;
  // best[n] holds, for the first n parts, the cheapest way to set them in each number of lines.
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let end = 1; end <= parts.length; end += 1) {
    const row: { cost: number; from: number }[] = [];
    for (let from = end - 1; from >= 0; from -= 1) {
      const wide = widthOf(ctx, parts.slice(from, end).join(""));
      if (wide > width && from < end - 1) break;
      best[from]?.forEach((before, lines) => {
        const last = end === parts.length;
        const parted = !last && /[-–—/]$/u.test(parts[end - 1] ?? "") ? (average * 0.6) ** 2 : 0;
        const cost = before.cost + (wide - average) ** 2 * (last && wide < average ? 0.8 : 1) + parted;
        const known = row[lines + 1];
        if (lines + 1 <= fewest.length && (!known || cost < known.cost)) row[lines + 1] = { cost, from };
      });
    }
    best.push(row);
  }
  const lines: string[] = [];
  let end = parts.length;
  for (let count = fewest.length; count > 0; count -= 1) {
    const step = best[end]?.[count];
    if (!step) return fewest;
    lines.unshift(parts.slice(step.from, end).join("").trim());
    end = step.from;
  }
  return lines;
}

/** Sets the text as large as it fits into its room. Words are kept whole down to `minSize`; nothing is ever cut off. */
export function fitText(ctx: SKRSContext2D, setting: Setting): SetText {
  const text = setting.capitals ? setting.text.toLocaleUpperCase("en") : setting.text;
  const { face, maxWidth, maxHeight, minSize = 20 } = setting;
  const parts = pieces(text);
  for (let size = setting.maxSize; ; size = size > 60 ? size * 0.96 : size - 1) {
    applyFont(ctx, face, text, size);
    const mayBreak = size <= minSize;
    const whole = parts.every((part) => widthOf(ctx, part) <= maxWidth);
    if (!whole && !mayBreak) continue;
    const lines = balanced(ctx, whole ? parts : broken(ctx, parts, maxWidth), maxWidth);
    const lineHeight = size * faces[face].leading * (unspaced.test(text) || isRightToLeft(text) ? 1.16 : 1);
    const first = ctx.measureText(lines[0] ?? "");
    const last = ctx.measureText(lines.at(-1) ?? "");
    const ascent = Math.max(first.actualBoundingBoxAscent, size * 0.7);
    const height = ascent + lineHeight * (lines.length - 1) + Math.max(last.actualBoundingBoxDescent, size * 0.2);
    const fits = height <= maxHeight && lines.length <= (setting.maxLines ?? 99);
    if (!fits && size > 9) continue;
    const measured = lines.map((line) => ({ text: line, width: widthOf(ctx, line) }));
    // why smaller still: a number that is wider than its room is not broken
    if (size > 9 && measured.some((line) => line.width > maxWidth + 1)) continue;
    const width = Math.max(0, ...measured.map((line) => line.width));
    return { lines: measured, face, size, lineHeight, height, width, ascent, rightToLeft: isRightToLeft(text), fits };
  }
}

/** Where a drawn text's ink lies. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Draws set text with its top at `y`; `x` is the left edge, middle or right edge after `align`. Gives the box of its ink. */
export function drawText(
  ctx: SKRSContext2D,
  set: SetText,
  x: number,
  y: number,
  align: "left" | "center" | "right",
  colour: string,
): Box {
  const whole = set.lines.map((line) => line.text).join("");
  applyFont(ctx, set.face, whole, set.size);
  ctx.fillStyle = colour;
  ctx.textBaseline = "alphabetic";
  ctx.textAlign = "left";
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  set.lines.forEach((line, index) => {
    const at = align === "left" ? x : align === "center" ? x - line.width / 2 : x - line.width;
    const base = y + set.ascent + index * set.lineHeight;
    // Measured from left to right: in the other direction the box is given from the far edge.
    ctx.direction = "ltr";
    const ink = ctx.measureText(line.text);
    ctx.direction = set.rightToLeft ? "rtl" : "ltr";
    ctx.fillText(line.text, at, base);
    left = Math.min(left, at - Math.max(0, ink.actualBoundingBoxLeft));
    right = Math.max(right, at + ink.actualBoundingBoxRight);
    top = Math.min(top, base - ink.actualBoundingBoxAscent);
    bottom = Math.max(bottom, base + ink.actualBoundingBoxDescent);
  });
  ctx.direction = "ltr";
  ctx.letterSpacing = "0px";
  return { x: left, y: top, w: right - left, h: bottom - top };
}
