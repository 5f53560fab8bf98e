import { type Canvas, createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import type { CampaignPlan } from "../../plan";
import { isRightToLeft } from "../fonts/fonts";
import { coverBox, drawBackdrop, drawFoot, drawGrain, feet } from "../picture/artwork";
import type { Look } from "../picture/choose-look";
import { chooseReadable, type Hex, measureContrast } from "../picture/contrast";
import { createSeededRandom, pickOne } from "../picture/seeded-random";
import type { Backdrop } from "./backdrops";
import { clearWords } from "./clear-words";
import { cutButton, cutWords, type WordCutout } from "./cut-texts";
import { type Cutout, convertToCutout } from "./cutouts";
import { drawSprite, showsSomething } from "./draw-sprite";
import { chooseDrift, type Drifting } from "./drifting";
import { choosePlace, drawPlace } from "./place-drawings";
import { convertToPlanes, type PlaneColour, type Planes, toPlaneColour } from "./planes";
import type { RunningFilm } from "./running-film";
import { chooseTemplate, getSceneArea, type SceneArea } from "./scene-areas";
import { framesPerSecond } from "./scene-timing";
import { type SceneTexts, setTexts } from "./set-texts";
import type { TimedScene } from "./timed-scenes";

/** How one scene's ground moves: a sheet that is passed over, one that is come nearer to, or a film of its own. */
export type Backing =
  | { kind: "pan"; sheet: Planes; across: boolean; forward: boolean }
  | { kind: "zoom"; sheet: Planes; inward: boolean }
  | { kind: "film"; running: RunningFilm };

/** A scene with everything that does not change already drawn: frames are laid together from these pieces. */
export interface StagedScene extends SceneTexts {
  scene: TimedScene;
  backing: Backing;
  /** For each row of the frame, how much of the ground's light is left under the words; null where the ground is drawn. */
  veil: Float32Array | null;
  sprite: Cutout | null;
  spriteAt: { x: number; y: number };
  panel: { x: number; y: number; w: number; h: number; colour: PlaneColour } | null;
  words: WordCutout[];
  plate: WordCutout | null;
  drifting: Drifting[];
  /** The way things sway. */
  sway: number;
  accent: PlaneColour;
}

/** How much larger than the frame a sheet is that is come nearer to. */
export const overscan = 1.14;
/** Frames of a scene's start that are seen while the one before it leaves. */
export const transitionFrames = 12;
/** The light that is left under words on a picture: white then reads with 5.3 on a white ground, more on any other. */
const veiled = 0.42;
const veiledWhite = "#6b6b6b";

interface Given {
  photo: Image | null;
  backdrop: Backdrop | null;
}

/** Prepares one scene. `index` is its place in the film, which decides its colours so that neighbours differ. */
export function stageScene(
  plan: CampaignPlan,
  look: Look,
  scene: TimedScene,
  index: number,
  given: Given,
  size: { width: number; height: number },
): StagedScene {
  const { width: w, height: h } = size;
  const { palette: p } = look;
  const random = createSeededRandom("scene", plan.brief.seed, String(index));
  const ground = groundFor(look, scene, index);
  const { backdrop } = given;
  const photo = !backdrop && (scene.kind === "promise" || scene.kind === "problem") ? given.photo : null;
  const isShown = showsSomething(plan, look, scene);
  const template = chooseTemplate(scene, backdrop ? "backdrop" : photo ? "photo" : isShown ? "drawn" : "plain");
  const area = getSceneArea(template, size, isRightToLeft(scene.line));
  const panelColour = measureContrast(p.paper, ground) < 1.15 ? p.block : p.paper;
  const on = backdrop ? veiledWhite : area.panel ? panelColour : ground;
  const colour = backdrop ? "#ffffff" : chooseReadable(on, [p.ink, p.paper, p.blockInk, p.accentInk]);
  const spriteSize = Math.ceil((Math.min(w, h) * area.size) / 2) * 2;
  const room = { size, area, ground, colour, spriteSize, isShown, random };
  const backing = backdrop
    ? showBackdrop(backdrop, scene, size)
    : photo
      ? showPhoto(photo, area, ground, size, index)
      : drawGround(plan, look, scene, room);
  const measure = createCanvas(2, 2).getContext("2d");
  const texts = setTexts(measure, scene, look, { w, h, area, colour, on, template });
  return {
    scene,
    backing,
    veil: backdrop ? veilFor(area, size) : null,
    sprite: photo || backdrop || !isShown ? null : convertToCutout(drawSprite(plan, look, scene, ground, spriteSize)),
    spriteAt: { x: w * area.middle.x, y: h * area.middle.y },
    ...texts,
    words: cutWords(texts.texts),
    plate: texts.button && cutButton(texts.button),
    panel: area.panel && {
      x: w * area.panel.x,
      y: Math.round((h * area.panel.y) / 2) * 2,
      w: Math.round((w * area.panel.w) / 2) * 2,
      h: h * area.panel.h,
      colour: toPlaneColour(panelColour),
    },
    drifting: photo || backdrop ? [] : chooseDrift(plan, look, scene, ground, size, random),
    sway: random() < 0.5 ? -1 : 1,
    accent: toPlaneColour(measureContrast(p.accent, ground) > 1.4 ? p.accent : p.block),
  };
}

function groundFor(look: Look, scene: TimedScene, index: number): Hex {
  const { palette: p } = look;
  // why paper late: it is the promise's, and neighbours differ
  const grounds = [p.block, p.soft, p.accent, p.paper, p.soft, p.block];
  if (scene.kind === "action") return p.block;
  return scene.kind === "promise" ? p.paper : (grounds[index % grounds.length] ?? p.soft);
}

function sheet(w: number, h: number, ground: Hex): { canvas: Canvas; ctx: SKRSContext2D } {
  const canvas = createCanvas(Math.ceil(w / 2) * 2, Math.ceil(h / 2) * 2);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, ctx };
}

/** Takes the sheet over and gives its memory back at once; it lies outside the heap, where the collector does not see it. */
function taken(canvas: Canvas): Planes {
  const planes = convertToPlanes(canvas.getContext("2d"), canvas.width, canvas.height);
  canvas.width = 1;
  canvas.height = 1;
  return planes;
}

interface DrawnRoom {
  size: { width: number; height: number };
  area: SceneArea;
  ground: Hex;
  colour: Hex;
  spriteSize: number;
  /** Whether a drawing stands on it. */
  isShown: boolean;
  random: () => number;
}

/** The drawn ground is longer than the frame in one direction and passes by at one pixel a frame: smooth, and cheap to encode. */
function drawGround(plan: CampaignPlan, look: Look, scene: TimedScene, room: DrawnRoom): Backing {
  const { size, area, ground, colour, spriteSize, isShown, random } = room;
  const { width: w, height: h } = size;
  const { palette: p } = look;
  const place = choosePlace(plan.brief.sceneSetting);
  const onPlace = place !== null && (scene.kind === "character" || scene.kind === "problem");
  const across = onPlace || w > h;
  const spare = passing(scene, size);
  const { canvas, ctx } = sheet(w + (across ? spare : 0), h + (across ? 0 : spare), ground);
  const all = { x: 0, y: 0, w: canvas.width, h: canvas.height };
  const x = (across ? spare / 2 : 0) + w * area.middle.x;
  const y = (across ? 0 : spare / 2) + h * area.middle.y;
  if (onPlace) drawPlace(ctx, place, p, ground, all.w, all.h, random);
  else if (!isShown) drawFoot(ctx, pickOne(random, feet), all, p, ground, h);
  else {
    const kinds =
      scene.kind === "action"
        ? (["rays", "rings"] as const)
        : (["rings", "dots", "hills", "steps", "sun", "rays"] as const);
    drawBackdrop(ctx, pickOne(random, kinds), all, p, ground, x, y, (spriteSize / 2) * 1.14);
  }
  drawGrain(ctx, all, random, 0.04);
  if (!area.panel) clearWords(ctx, ground, colour, area, size, across ? [spare, 0] : [0, spare]);
  return { kind: "pan", sheet: taken(canvas), across, forward: random() < 0.5 };
}

function showPhoto(
  photo: Image,
  area: SceneArea,
  ground: Hex,
  size: { width: number; height: number },
  index: number,
): Backing {
  const { canvas, ctx } = sheet(size.width * overscan, size.height * overscan, ground);
  const { width: bw, height: bh } = canvas;
  const panel = area.panel;
  const free =
    panel && panel.w === 1
      ? { x: 0, y: 0, w: bw, h: bh * (panel.y + 0.065) }
      : panel
        ? { x: panel.x > 0 ? 0 : bw * (panel.w - 0.065), y: 0, w: bw * (1.065 - panel.w), h: bh }
        : { x: 0, y: 0, w: bw, h: bh };
  coverBox(ctx, photo, free);
  return { kind: "zoom", sheet: taken(canvas), inward: index % 2 === 0 };
}

/** A given picture passes by like a drawn ground, along its longer side. */
function showBackdrop(backdrop: Backdrop, scene: TimedScene, size: { width: number; height: number }): Backing {
  if (backdrop.kind === "film") return { kind: "film", running: backdrop.running };
  const { width: w, height: h } = size;
  const across = backdrop.image.width / backdrop.image.height > w / h;
  const spare = passing(scene, size);
  const { canvas, ctx } = sheet(w + (across ? spare : 0), h + (across ? 0 : spare), "#000000");
  coverBox(ctx, backdrop.image, { x: 0, y: 0, w: canvas.width, h: canvas.height });
  return { kind: "pan", sheet: taken(canvas), across, forward: scene.line.length % 2 === 0 };
}

/** Pixels that a ground passes by in a scene, an even number. */
function passing(scene: TimedScene, { width, height }: { width: number; height: number }): number {
  const frames = Math.round(scene.seconds * framesPerSecond) + transitionFrames;
  return Math.round((frames * Math.min(width, height)) / 720 / 2) * 2 + 2;
}

/** Darkest where the words stand, lighter away from them. A wide frame has its words beside the subject: it is veiled as a whole. */
function veilFor(area: SceneArea, { width, height }: { width: number; height: number }): Float32Array {
  const shares = new Float32Array(height).fill(veiled);
  if (width > height) return shares;
  const top = area.words.y - 0.03;
  // A button stands below the call to action.
  const foot = area.words.y + area.words.h + 0.03;
  for (let row = 0; row < height; row += 1) {
    const away = Math.max(top - row / height, row / height - foot, 0);
    shares[row] = Math.min(0.9, veiled + away * 4);
  }
  return shares;
}

/** Closes what runs behind the scene. */
export async function endScene(staged: StagedScene): Promise<void> {
  if (staged.backing.kind === "film") await staged.backing.running.close();
}
