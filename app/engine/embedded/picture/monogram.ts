import type { SKRSContext2D } from "@napi-rs/canvas";
import { splitCharacters } from "../../words/characters";
import { type FaceName, keepDrawableText } from "../fonts/fonts";
import { chooseReadable, type Hex } from "./contrast";
import { applyFont } from "./type-setting";

/** Words that a name is not known by. */
const small = /^(?:the|a|an|and|of|for|at|by|in|on|de|la|le|el|und|der|die|das|y|et)$/iu;
/** Pairs that read as something else. */
const unlucky = new Set("BS SS WC FU BO VD KK AH NZ HH STD TT PP PU FF CU SA HJ".split(" "));
/** Scripts of which one sign says enough, or of which two would join. */
const single = /[\u0590-\u08ff\u0900-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** A project's initials: the first letters of up to two words, one sign in scripts that join or have no words. Never empty. */
export function getInitials(name: string): string {
  const words = keepDrawableText(name)
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !small.test(word));
  const firsts = (telling.length > 0 ? telling : words).map(
    (word) => splitCharacters(word).find((character) => /[\p{L}\p{N}]/u.test(character)) ?? "",
  );
  const [first = "", second = ""] = firsts;
  if (!first) return "•";
  const both = (first + second).toLocaleUpperCase("en");
  return single.test(both) || unlucky.has(both) ? first.toLocaleUpperCase("en") : both;
}

/** Sets a text in one line as large as it fits into a box, its ink in the box's middle. */
export function drawFitted(
  ctx: SKRSContext2D,
  text: string,
  face: FaceName,
  colour: Hex,
  box: { x: number; y: number; w: number; h: number },
): void {
  ctx.save();
  applyFont(ctx, face, text, 100);
  ctx.letterSpacing = "0px";
  ctx.textBaseline = "alphabetic";
  ctx.textAlign = "left";
  ctx.direction = "ltr";
  const measure = () => {
    const ink = ctx.measureText(text);
    const [left, top] = [ink.actualBoundingBoxLeft, ink.actualBoundingBoxAscent];
    return { left, top, w: left + ink.actualBoundingBoxRight, h: top + ink.actualBoundingBoxDescent };
  };
  const rough = measure();
  const size = 100 * Math.min(box.w / Math.max(1, rough.w), box.h / Math.max(1, rough.h));
  applyFont(ctx, face, text, size);
  ctx.letterSpacing = "0px";
  const ink = measure();
  ctx.fillStyle = colour;
  ctx.fillText(text, box.x + (box.w - ink.w) / 2 + ink.left, box.y + (box.h - ink.h) / 2 + ink.top);
  ctx.restore();
}

/** Draws the initials on a disc of `side` pixels whose corner is at x, y: what stands where others have a logo. */
export function drawMonogram(
  ctx: SKRSContext2D,
  name: string,
  face: FaceName,
  fill: Hex,
  inks: readonly Hex[],
  x: number,
  y: number,
  side: number,
): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x + side / 2, y + side / 2, side / 2, 0, Math.PI * 2);
  ctx.fill();
  const initials = getInitials(name);
  const [w, h] = [...initials].length > 1 ? [0.58, 0.36] : [0.42, 0.42];
  drawFitted(ctx, initials, face, chooseReadable(fill, inks), {
    x: x + (side * (1 - w)) / 2,
    y: y + (side * (1 - h)) / 2,
    w: side * w,
    h: side * h,
  });
}
