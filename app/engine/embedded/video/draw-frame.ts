import { drawDrifting } from "./drifting";
import { layCutout, layTurnedCutout } from "./lay-cutouts";
import { panTo, veilRows, zoomTo } from "./move-background";
import { copySpan, fillBox, type Planes } from "./planes";
import { framesPerSecond } from "./scene-timing";
import { overscan, type StagedScene, transitionFrames } from "./stage-scene";

/** How long one scene takes to become the next, at its end. */
const transitionSeconds = transitionFrames / framesPerSecond;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const easeOut = (share: number) => 1 - (1 - share) ** 3;
const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);
/** Goes a little past its end and comes back. */
const spring = (share: number) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

function drawBackground(to: Planes, staged: StagedScene, seconds: number): void {
  const { backing, scene } = staged;
  // Starts before zero, while the scene before is still leaving.
  const gone = seconds + transitionSeconds;
  if (backing.kind === "film") to.bytes.set(backing.running.planes.bytes);
  else if (backing.kind === "pan") {
    const { sheet, across, forward } = backing;
    const spare = across ? sheet.width - to.width : sheet.height - to.height;
    const step = Math.min(spare, Math.round((gone * framesPerSecond * Math.min(to.width, to.height)) / 720));
    const place = forward ? step : spare - step;
    panTo(to, sheet, across ? place : 0, across ? 0 : place);
  } else {
    const { sheet, inward } = backing;
    const share = gone / (scene.seconds + transitionSeconds);
    const zoom = (1 + 0.09 * (inward ? share : 1 - share)) * 0.985;
    const w = sheet.width / overscan / zoom;
    const h = sheet.height / overscan / zoom;
    const y = (sheet.height - h) * (0.5 + 0.3 * (share - 0.5));
    // A panel that still rises leaves all rows to be seen.
    const foot = staged.panel && staged.panel.w >= to.width && seconds >= 0 ? staged.panel.y : to.height;
    zoomTo(to, sheet, [(sheet.width - w) / 2, y, w, h], foot);
  }
  if (staged.veil) veilRows(to, staged.veil);
}

function drawSprite(to: Planes, staged: StagedScene, seconds: number): void {
  const { sprite, spriteAt, sway } = staged;
  if (!sprite || seconds < 0) return;
  const unit = Math.min(to.width, to.height);
  const entered = clamp(seconds / 0.7);
  const size = spring(easeOut(entered)) * (0.86 + 0.14 * easeOut(entered));
  const x = spriteAt.x + sway * Math.sin(seconds * 0.9) * unit * 0.014;
  const y = spriteAt.y + (1 - easeOut(entered)) * unit * 0.12 + Math.sin(seconds * 1.7) * unit * 0.011;
  const turn = (sway * Math.sin(seconds * 1.1) * Math.PI) / 95;
  layTurnedCutout(to, sprite, x, y, size, turn, clamp(seconds / 0.25));
}

function drawPanel(to: Planes, staged: StagedScene, seconds: number): void {
  const { panel } = staged;
  if (!panel) return;
  // Stands in place from the scene's first frame on, so that no word is ever without its ground.
  const risen = easeOut(clamp((seconds + transitionSeconds) / transitionSeconds));
  const told = clamp((seconds + transitionSeconds) / staged.scene.seconds);
  const unit = Math.min(to.width, to.height);
  const thick = Math.max(2, Math.round((unit * 0.012) / 2) * 2);
  if (panel.w >= to.width) {
    const y = Math.round((to.height - panel.h * risen) / 2) * 2;
    fillBox(to, 0, y, to.width, to.height - y, panel.colour);
    fillBox(to, 0, y - thick, to.width * told, thick, staged.accent);
  } else {
    const w = Math.round((panel.w * risen) / 2) * 2;
    const isRight = panel.x > 0;
    fillBox(to, isRight ? to.width - w : 0, 0, w, to.height, panel.colour);
    const edge = isRight ? to.width - w - thick : w;
    fillBox(to, edge, to.height * (1 - told), thick, to.height * told, staged.accent);
  }
}

function drawTexts(to: Planes, staged: StagedScene, seconds: number): void {
  const { plate, words } = staged;
  if (plate && seconds > plate.appears) {
    const share = clamp((seconds - plate.appears) / 0.45);
    const { cutout, x, y } = plate;
    if (share === 1) layCutout(to, cutout, x, y);
    else layTurnedCutout(to, cutout, x + cutout.width / 2, y + cutout.height / 2, spring(easeOut(share)), 0);
  }
  const rise = Math.min(to.width, to.height) * 0.035;
  for (const word of words) {
    const share = clamp((seconds - word.appears) / 0.32);
    if (share > 0) layCutout(to, word.cutout, word.x, word.y + (1 - easeOut(share)) * rise, share);
  }
}

/** Copies what of the next scene is already seen. Four ways, taken in turn. */
function openOnto(to: Planes, next: Planes, kind: number, share: number): void {
  const done = easeInOut(share);
  const { width: w, height: h } = to;
  for (let row = 0; row < h; row += 2) {
    if (kind === 0) {
      const radius = Math.hypot(w, h) * 0.52 * done;
      const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 1 - h / 2) ** 2));
      if (half > 0) copySpan(to, next, row, Math.round(w / 2 - half), Math.round(w / 2 + half));
    } else if (kind === 1) {
      const lean = Math.min(w, h) * 0.5;
      copySpan(to, next, row, 0, Math.round((w + lean) * done - (lean * row) / h));
    } else if (kind === 2) {
      if (row >= h * (1 - done)) copySpan(to, next, row, 0, w);
    } else {
      const blind = w / 5;
      for (let at = 0; at < 5; at += 1)
        copySpan(to, next, row, Math.floor(blind * at), Math.ceil(blind * at + blind * done));
    }
  }
}

/** Draws the frame at `seconds` of a scene; in its last moments the next scene opens over it, each time in another way. */
export function drawFrame(
  to: Planes,
  staged: StagedScene,
  next: { staged: StagedScene; sheet: Planes } | undefined,
  index: number,
  seconds: number,
): void {
  drawBackground(to, staged, seconds);
  drawDrifting(to, staged.drifting, seconds);
  drawSprite(to, staged, seconds);
  drawPanel(to, staged, seconds);
  drawTexts(to, staged, seconds);
  const left = staged.scene.seconds - seconds;
  if (!next || left > transitionSeconds) return;
  drawBackground(next.sheet, next.staged, -left);
  drawPanel(next.sheet, next.staged, -left);
  openOnto(to, next.sheet, index % 4, 1 - left / transitionSeconds);
}
