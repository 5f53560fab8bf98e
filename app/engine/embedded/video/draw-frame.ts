import type { SKRSContext2D } from "@napi-rs/canvas";
import { applyFont } from "../picture/type-setting";
import { drawDrifting } from "./drifting";
import { framesPerSecond } from "./scene-timing";
import { overscan, type StagedScene } from "./stage-scene";

/** How long one scene takes to become the next, at its end. */
export const transitionSeconds = 12 / framesPerSecond;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const easeOut = (share: number) => 1 - (1 - share) ** 3;
const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);
/** Goes a little past its end and comes back. */
const spring = (share: number) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

function drawBackground(ctx: SKRSContext2D, staged: StagedScene, seconds: number, w: number, h: number): void {
  const { background, drift, scene } = staged;
  // Starts before zero, while the scene before is still leaving.
  const share = (seconds + transitionSeconds) / (scene.seconds + transitionSeconds);
  const zoom = 1 + 0.09 * (drift.zoomIn ? share : 1 - share);
  const shown = { w: (background.width / overscan / zoom) * 1.02, h: (background.height / overscan / zoom) * 1.02 };
  const spare = { x: background.width - shown.w, y: background.height - shown.h };
  const x = spare.x / 2 + (drift.x * spare.x * (share - 0.5)) / 1.4;
  const y = spare.y / 2 + (drift.y * spare.y * (share - 0.5)) / 2.6;
  ctx.drawImage(background, x, y, shown.w, shown.h, 0, 0, w, h);
}

function drawSprite(ctx: SKRSContext2D, staged: StagedScene, seconds: number, w: number): void {
  const { sprite, spriteAt, drift } = staged;
  if (!sprite || seconds < 0) return;
  const entered = clamp(seconds / 0.7);
  const size = spring(easeOut(entered)) * (0.86 + 0.14 * easeOut(entered));
  ctx.save();
  ctx.globalAlpha = clamp(seconds / 0.25);
  ctx.translate(
    spriteAt.x + drift.x * Math.sin(seconds * 0.9) * w * 0.012,
    spriteAt.y + (1 - easeOut(entered)) * w * 0.12 + Math.sin(seconds * 1.7) * w * 0.009,
  );
  ctx.rotate((drift.x * Math.sin(seconds * 1.1) * Math.PI) / 110);
  ctx.scale(size, size);
  ctx.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
  ctx.restore();
}

function drawPanel(ctx: SKRSContext2D, staged: StagedScene, seconds: number, w: number, h: number): void {
  if (!staged.panel) return;
  // Stands in place from the scene's first frame on, so that no word is ever without its ground.
  const risen = easeOut(clamp((seconds + transitionSeconds) / transitionSeconds));
  const y = h - (h - staged.panel.y) * risen;
  ctx.fillStyle = staged.panel.colour;
  ctx.fillRect(0, y, w, h - y);
  ctx.fillStyle = staged.accent;
  ctx.fillRect(0, y - w * 0.012, w * clamp((seconds + transitionSeconds) / staged.scene.seconds), w * 0.012);
}

function drawTexts(ctx: SKRSContext2D, staged: StagedScene, seconds: number, w: number): void {
  const { button } = staged;
  if (button && seconds > button.appears) {
    const grown = spring(easeOut(clamp((seconds - button.appears) / 0.45)));
    const { x, y, w: wide, h: tall } = button.box;
    ctx.fillStyle = button.fill;
    ctx.beginPath();
    ctx.roundRect(
      x + (wide * (1 - grown)) / 2,
      y + (tall * (1 - grown)) / 2,
      wide * grown,
      tall * grown,
      (tall * grown) / 2,
    );
    ctx.fill();
  }
  for (const text of staged.texts) {
    applyFont(ctx, text.set.face, text.set.lines.map((line) => line.text).join(""), text.set.size);
    ctx.textBaseline = "alphabetic";
    ctx.textAlign = "left";
    ctx.fillStyle = text.colour;
    ctx.direction = text.set.rightToLeft ? "rtl" : "ltr";
    for (const word of text.words) {
      const share = clamp((seconds - word.appears) / 0.32);
      if (share === 0) continue;
      ctx.globalAlpha = share;
      ctx.fillText(word.text, word.x, word.y + (1 - easeOut(share)) * w * 0.035);
    }
    ctx.globalAlpha = 1;
    ctx.direction = "ltr";
  }
  ctx.letterSpacing = "0px";
}

/** Clips to what of the next scene is already seen. Four ways, taken in turn. */
function openOnto(ctx: SKRSContext2D, kind: number, share: number, w: number, h: number): void {
  const done = easeInOut(share);
  ctx.beginPath();
  if (kind === 0) ctx.arc(w / 2, h * 0.5, Math.hypot(w, h) * 0.52 * done, 0, Math.PI * 2);
  else if (kind === 1) {
    const edge = (w + h * 0.35) * done;
    ctx.moveTo(0, 0);
    ctx.lineTo(edge, 0);
    ctx.lineTo(edge - h * 0.35, h);
    ctx.lineTo(0, h);
  } else if (kind === 2) ctx.rect(0, h * (1 - done), w, h * done);
  else for (let blind = 0; blind < 5; blind += 1) ctx.rect((w / 5) * blind, 0, (w / 5) * done + 1, h);
  ctx.clip();
}

/** Draws the frame at `seconds` of a scene; in its last moments the next scene opens over it, each time in another way. */
export function drawFrame(
  ctx: SKRSContext2D,
  staged: StagedScene,
  next: StagedScene | undefined,
  index: number,
  seconds: number,
  size: { width: number; height: number },
): void {
  const { width: w, height: h } = size;
  ctx.imageSmoothingQuality = "low";
  drawBackground(ctx, staged, seconds, w, h);
  drawSprite(ctx, staged, seconds, w);
  drawDrifting(ctx, staged.drifting, seconds, size);
  drawPanel(ctx, staged, seconds, w, h);
  drawTexts(ctx, staged, seconds, w);
  const left = staged.scene.seconds - seconds;
  if (!next || left > transitionSeconds) return;
  ctx.save();
  openOnto(ctx, index % 4, 1 - left / transitionSeconds, w, h);
  drawBackground(ctx, next, -left, w, h);
  drawPanel(ctx, next, -left, w, h);
  ctx.restore();
}
