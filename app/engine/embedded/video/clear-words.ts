import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Hex, measureContrastOnPixels, writeRgba } from "../picture/contrast";
import type { SceneArea } from "./scene-areas";

/** Lays the ground's colour over what passes behind the words until they read on it with 4.5. */
export function clearWords(
  ctx: SKRSContext2D,
  ground: Hex,
  colour: Hex,
  area: SceneArea,
  { width: w, height: h }: { width: number; height: number },
  [spareX, spareY]: [number, number],
): void {
  const left = Math.max(0, w * (area.words.x - 0.04));
  const wide = Math.min(w * (area.words.w + 0.08) + spareX, w + spareX - left);
  const top = h * (area.words.y - 0.04);
  const tall = h * (area.words.h + 0.08) + spareY;
  for (let round = 0; round < 8; round += 1) {
    const pixels = ctx.getImageData(Math.round(left), Math.round(top), Math.round(wide), Math.round(tall)).data;
    // why once in any case: lines that run through words are in their way, however well they read
    if (round > 0 && measureContrastOnPixels(colour, pixels) >= 4.6) return;
    const fade = h * 0.06;
    const veil = ctx.createLinearGradient(0, top - fade, 0, top + tall + fade);
    veil.addColorStop(0, writeRgba(ground, 0));
    veil.addColorStop(0.12, writeRgba(ground, 0.45));
    veil.addColorStop(0.88, writeRgba(ground, 0.45));
    veil.addColorStop(1, writeRgba(ground, 0));
    ctx.fillStyle = veil;
    ctx.fillRect(0, top - fade, w + spareX, tall + fade * 2);
  }
}
