import { type Canvas, createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import type { CampaignPlan } from "../../plan";
import { coverWith, drawBackdrop, drawGrain } from "../picture/artwork";
import type { Look } from "../picture/choose-look";
import { alpha, contrast, contrastOnPixels, type Hex, readable } from "../picture/contrast";
import { pick, seededRandom } from "../picture/seeded-random";
import { drawSprite } from "./draw-sprite";
import { type Drifting, driftFor } from "./drifting";
import { drawPlace, placeFor } from "./place-drawings";
import { areas, templateFor } from "./scene-areas";
import type { Scene } from "./scene-scripts";
import { type SceneTexts, setTexts } from "./set-texts";

/** A scene with everything that does not move already drawn: frames are composed of these layers. */
export interface StagedScene extends SceneTexts {
  scene: Scene;
  /** Larger than the frame, so that it can pan and zoom. */
  background: Canvas;
  sprite: Canvas | null;
  spriteAt: { x: number; y: number };
  panel: { y: number; colour: Hex } | null;
  /** What drifts through the scene. */
  drifting: Drifting[];
  /** The direction of the pan and whether the zoom goes in. */
  drift: { x: number; y: number; zoomIn: boolean };
  accent: Hex;
}

/** How much larger than the frame the background is. */
export const overscan = 1.14;

/** Prepares one scene. `index` is its place in the film, which decides its colours so that neighbours differ. */
export function stageScene(
  plan: CampaignPlan,
  look: Look,
  scene: Scene,
  index: number,
  photo: Image | null,
  size: { width: number; height: number },
): StagedScene {
  const { width: w, height: h } = size;
  const { palette: p } = look;
  const random = seededRandom("scene", plan.brief.seed, String(index));
  const grounds = [p.block, p.soft, p.paper, p.accent, p.soft, p.block];
  const ground =
    scene.kind === "action"
      ? p.block
      : scene.kind === "promise"
        ? p.paper
        : (grounds[index % grounds.length] ?? p.soft);
  const showsPhoto = photo !== null && (scene.kind === "promise" || scene.kind === "problem");
  const template = templateFor(scene, showsPhoto);
  const area = areas[template];
  const spriteSize = w * area.size;
  const place = placeFor(plan.brief.sceneSetting);
  const onPlace = place !== null && (scene.kind === "character" || scene.kind === "problem");

  const bw = Math.ceil(w * overscan);
  const bh = Math.ceil(h * overscan);
  const background = createCanvas(bw, bh);
  const ctx = background.getContext("2d");
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, bw, bh);
  const all = { x: 0, y: 0, w: bw, h: bh };
  if (showsPhoto && photo) coverWith(ctx, photo, template === "panel" ? { ...all, h: bh * 0.62 } : all);
  else if (onPlace && place) drawPlace(ctx, place, p, ground, bw, bh, random);
  else {
    const kinds =
      scene.kind === "action"
        ? (["rays", "rings"] as const)
        : (["rings", "dots", "hills", "steps", "sun", "rays"] as const);
    drawBackdrop(ctx, pick(random, kinds), all, p, ground, bw / 2, bh * area.middle, (spriteSize / 2) * overscan);
  }
  if (!showsPhoto) drawGrain(ctx, all, random, 0.04);

  const panel =
    template === "panel" ? { y: h * 0.555, colour: contrast(p.paper, ground) < 1.15 ? p.block : p.paper } : null;
  const on = panel?.colour ?? ground;
  const colour = readable(on, [p.ink, p.paper, p.blockInk, p.accentInk]);
  if (!panel) clearWords(ctx, ground, colour, area.words, bw, bh);
  const sprite = showsPhoto ? null : drawSprite(plan, look, scene, ground, spriteSize);
  const { texts, button } = setTexts(background.getContext("2d"), scene, look, { w, h, area, colour, on, template });
  return {
    scene,
    background,
    sprite,
    spriteAt: { x: w / 2, y: h * area.middle },
    texts,
    button,
    panel,
    drifting: showsPhoto ? [] : driftFor(plan, look, scene, ground, size, random),
    drift: { x: random() < 0.5 ? -1 : 1, y: random() < 0.5 ? -1 : 1, zoomIn: index % 2 === 0 },
    accent: contrast(p.accent, ground) > 1.4 ? p.accent : p.block,
  };
}

/** Gives the layers' memory back at once; it lies outside the heap, where the collector does not see how much it is. */
export function releaseScene(staged: StagedScene): void {
  for (const layer of [staged.background, staged.sprite]) {
    if (!layer) continue;
    layer.width = 1;
    layer.height = 1;
  }
}

/** Lays the ground's colour over what is behind the words until they read on it with 4.5. */
function clearWords(ctx: SKRSContext2D, ground: Hex, colour: Hex, words: [number, number], w: number, h: number): void {
  const top = h * (words[0] - 0.05);
  const foot = h * (words[1] + 0.05);
  for (let round = 0; round < 8; round += 1) {
    const pixels = ctx.getImageData(0, Math.round(top), w, Math.round(foot - top)).data;
    if (contrastOnPixels(colour, pixels) >= 4.6) return;
    const veil = ctx.createLinearGradient(0, top - h * 0.06, 0, foot + h * 0.06);
    veil.addColorStop(0, alpha(ground, 0));
    veil.addColorStop(0.12, alpha(ground, 0.45));
    veil.addColorStop(0.88, alpha(ground, 0.45));
    veil.addColorStop(1, alpha(ground, 0));
    ctx.fillStyle = veil;
    ctx.fillRect(0, top - h * 0.06, w, foot - top + h * 0.12);
  }
}
