import { applyFont } from "../picture/type-setting";
import { type Cutout, cutOut } from "./cutouts";
import type { AddressPlate, MovingText } from "./set-texts";

/** A drawn word or plate with the corner at which it comes to stand and the second at which it starts to. */
export interface WordCutout {
  cutout: Cutout;
  /** Even numbers of pixels. */
  x: number;
  y: number;
  appears: number;
}

const evenFloor = (value: number) => Math.floor(value / 2) * 2;

/** Draws every word once. */
export function cutWords(texts: readonly MovingText[]): WordCutout[] {
  return texts.flatMap(({ set, words, colour }) => {
    const whole = set.lines.map((line) => line.text).join("");
    // Italics, marks above and tails below reach past the measured box.
    const reach = Math.ceil(set.size * 0.25);
    return words.map((word) => {
      const x = evenFloor(word.x - reach);
      const y = evenFloor(word.y - set.size * 1.25);
      const cutout = cutOut(word.width + (word.x - x) + reach, set.size * 1.85, (ctx) => {
        applyFont(ctx, set.face, whole, set.size);
        ctx.textBaseline = "alphabetic";
        ctx.textAlign = "left";
        ctx.direction = set.rightToLeft ? "rtl" : "ltr";
        ctx.fillStyle = colour;
        ctx.fillText(word.text, word.x - x, word.y - y);
      });
      return { cutout, x, y, appears: word.appears };
    });
  });
}

export function cutButton({ box, fill, appears }: AddressPlate): WordCutout {
  const x = evenFloor(box.x) - 2;
  const y = evenFloor(box.y) - 2;
  const cutout = cutOut(box.w + 6, box.h + 6, (ctx) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(box.x - x, box.y - y, box.w, box.h, box.h / 2);
    ctx.fill();
  });
  return { cutout, x, y, appears };
}
