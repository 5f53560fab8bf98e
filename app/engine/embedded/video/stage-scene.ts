import { type Canvas, createCanvas, type Image, type SKRSContext2D } from "@napi-rs/canvas";
import type { CampaignPlan } from "../../plan";
import { coverWith, drawBackdrop, drawGrain } from "../picture/artwork";
import type { Look } from "../picture/choose-look";
import { motifFor } from "../picture/choose-motif";
import { alpha, contrast, contrastOnPixels, type Hex, mix, readable } from "../picture/contrast";
import { drawMotif, type Motif } from "../picture/motifs";
import { inksOn } from "../picture/palettes";
import { pick, seededRandom } from "../picture/seeded-random";
import { applyFont, type Box, fitText, type SetText } from "../picture/type-setting";
import { type Drifting, driftFor } from "./drifting";
import { drawPerson, drawPlace, placeFor } from "./place-drawings";
import type { Scene } from "./scene-scripts";
import { appearsAt } from "./scene-timing";

/** A word, or a line where words cannot be parted, with the moment at which it appears. */
export interface MovingWord {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  appears: number;
}

/** A text of a scene, set and ready to move. */
export interface MovingText {
  role: "line" | "detail" | "kicker" | "url";
  words: MovingWord[];
  set: SetText;
  colour: Hex;
  /** The colour behind it, for checks. */
  on: Hex;
  box: Box;
}

/** A scene with everything that does not move already drawn: frames are composed of these layers. */
export interface StagedScene {
  scene: Scene;
  /** Larger than the frame, so that it can pan and zoom. */
  background: Canvas;
  sprite: Canvas | null;
  spriteAt: { x: number; y: number };
  texts: MovingText[];
  button: { box: Box; fill: Hex; appears: number } | null;
  panel: { y: number; colour: Hex } | null;
  /** What drifts through the scene. */
  drifting: Drifting[];
  /** The direction of the pan and whether the zoom goes in. */
  drift: { x: number; y: number; zoomIn: boolean };
  accent: Hex;
}

/** How much larger than the frame the background is. */
export const overscan = 1.14;

type Template = "high" | "low" | "panel" | "centre";

function templateFor(scene: Scene, withPhoto: boolean): Template {
  if (scene.kind === "action") return "centre";
  if (withPhoto && (scene.kind === "promise" || scene.kind === "problem")) return "panel";
  if (scene.kind === "point") return scene.number % 2 === 1 ? "panel" : "high";
  if (scene.kind === "promise") return "low";
  return "high";
}

const areas: Record<Template, { words: [number, number]; middle: number; size: number }> = {
  // Shares of the height; the top and foot are left to the players' own buttons.
  high: { words: [0.13, 0.49], middle: 0.68, size: 0.64 },
  low: { words: [0.52, 0.87], middle: 0.29, size: 0.66 },
  panel: { words: [0.595, 0.88], middle: 0.29, size: 0.66 },
  centre: { words: [0.4, 0.6], middle: 0.245, size: 0.46 },
};

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

function motifOf(scene: Scene, look: Look): Motif {
  const called = scene.kind === "point" ? motifFor(`${scene.line} ${scene.detail}`) : undefined;
  if (called) return called;
  const { motifs } = look;
  return (
    (scene.kind === "problem"
      ? motifs[1]
      : scene.kind === "point"
        ? motifs[scene.number % motifs.length]
        : motifs[0]) ?? motifs[0]
  );
}

function drawSprite(plan: CampaignPlan, look: Look, scene: Scene, ground: Hex, size: number): Canvas {
  const { palette: p } = look;
  const canvas = createCanvas(Math.ceil(size), Math.ceil(size));
  const ctx = canvas.getContext("2d");
  if (scene.kind === "character") {
    const disc = mix(ground, inksOn(p, ground).wash, 0.5);
    ctx.fillStyle = disc;
    ctx.beginPath();
    ctx.arc(size / 2, size / 2, size / 2, 0, Math.PI * 2);
    ctx.fill();
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, 0, size, size / 2);
    ctx.arc(size / 2, size / 2, size / 2, 0, Math.PI);
    ctx.clip();
    // The same person in every film of the same name.
    const own = seededRandom("person", plan.brief.mainCharacter?.name ?? plan.brief.seed);
    drawPerson(ctx, p, disc, size * 0.13, size * 0.16, size * 0.74, own);
    ctx.restore();
    return canvas;
  }
  const motif = motifOf(scene, look);
  if (scene.kind === "point") drawPointSprite(ctx, look, scene, motif, ground, size);
  else drawMotif(ctx, motif, inksOn(p, ground), size * 0.04, size * 0.04, size * 0.92);
  return canvas;
}

/** Points are counted: a numeral as large as the drawing, or a coin with the number on the drawing's shoulder. */
function drawPointSprite(ctx: SKRSContext2D, look: Look, scene: Scene, motif: Motif, ground: Hex, size: number): void {
  const { palette: p } = look;
  const inks = inksOn(p, ground);
  const numeral = (x: number, y: number, tall: number, colour: Hex) => {
    const text = String(scene.number);
    applyFont(ctx, look.display, text, tall);
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.fillStyle = colour;
    const ink = ctx.measureText(text);
    ctx.fillText(text, x, y + (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2);
    ctx.letterSpacing = "0px";
  };
  if (scene.number % 2 === 1) {
    drawMotif(ctx, motif, inks, size * 0.12, size * 0.14, size * 0.84);
    ctx.fillStyle = inks.air === ground ? inks.body : inks.air;
    ctx.beginPath();
    ctx.arc(size * 0.17, size * 0.19, size * 0.15, 0, Math.PI * 2);
    ctx.fill();
    numeral(size * 0.17, size * 0.19, size * 0.18, readable(inks.air, [ground, p.ink, p.paper], 3));
  } else {
    numeral(size * 0.32, size * 0.42, size * 0.98, inks.air);
    ctx.fillStyle = ground;
    ctx.beginPath();
    ctx.arc(size * 0.7, size * 0.68, size * 0.33, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = mix(ground, inks.wash, 0.3);
    ctx.beginPath();
    ctx.arc(size * 0.7, size * 0.68, size * 0.3, 0, Math.PI * 2);
    ctx.fill();
    drawMotif(ctx, motif, inksOn(p, mix(ground, inks.wash, 0.3)), size * 0.5, size * 0.48, size * 0.4);
  }
}

interface TextRoom {
  w: number;
  h: number;
  area: (typeof areas)[Template];
  colour: Hex;
  on: Hex;
  template: Template;
}

/** Sets the scene's texts into their area and gives every word its place and moment. */
function setTexts(ctx: SKRSContext2D, scene: Scene, look: Look, room: TextRoom): Pick<StagedScene, "texts" | "button"> {
  const { w, h, area, colour, on, template } = room;
  const unit = w / 720;
  const x = w * 0.09;
  const wide = w * 0.82;
  const top = h * area.words[0];
  const tall = h * (area.words[1] - area.words[0]);
  const centred = template === "centre" || template === "low";
  const texts: MovingText[] = [];
  const add = (
    role: MovingText["role"],
    set: SetText,
    y: number,
    ink: Hex,
    ground: Hex,
    appears: (before: number) => number,
    left = x,
    width = wide,
  ) => {
    texts.push({ role, set, colour: ink, on: ground, ...placeWords(ctx, set, left, y, width, centred, appears) });
  };
  let y = top;
  if (scene.kicker && scene.kicker !== scene.line) {
    const set = fitText(ctx, {
      text: scene.kicker,
      face: "textBold",
      maxWidth: wide,
      maxHeight: 44 * unit,
      maxSize: 30 * unit,
      maxLines: 1,
      minSize: 14 * unit,
    });
    add("kicker", set, y, colour, on, () => 0);
    y += set.height + 24 * unit;
  }
  const foot = top + tall;
  const detail = template === "centre" ? "" : scene.detail;
  const detailShare = detail ? 0.42 : 0;
  const line = fitText(ctx, {
    text: scene.line,
    face: look.display,
    capitals: look.display === "condensed",
    maxWidth: wide,
    maxHeight: (foot - y) * (1 - detailShare),
    maxSize: (scene.line.length < 26 ? 96 : 82) * unit,
    minSize: 30 * unit,
    maxLines: 6,
  });
  const timed = (before: number) => appearsAt(before, scene.script.length, scene.seconds);
  add("line", line, y, colour, on, timed);
  y += line.height + 26 * unit;
  if (detail) {
    const set = fitText(ctx, {
      text: detail,
      face: "text",
      maxWidth: wide,
      maxHeight: foot - y,
      maxSize: 50 * unit,
      minSize: 20 * unit,
    });
    add("detail", set, y, colour, on, (before) => timed(scene.line.length + 2 + before));
  }
  if (template !== "centre") return { texts, button: null };
  return { texts, button: addAddress(ctx, scene, look, room, y + 26 * unit, add) };
}

/** The address on a plate under the call to action. */
function addAddress(
  ctx: SKRSContext2D,
  scene: Scene,
  look: Look,
  room: TextRoom,
  y: number,
  add: (
    role: MovingText["role"],
    set: SetText,
    y: number,
    ink: Hex,
    ground: Hex,
    appears: (before: number) => number,
  ) => void,
): StagedScene["button"] {
  const { w } = room;
  const unit = w / 720;
  const set = fitText(ctx, {
    text: scene.detail,
    face: "textBold",
    maxWidth: w * 0.72,
    maxHeight: 60 * unit,
    maxSize: 40 * unit,
    maxLines: 1,
    minSize: 14 * unit,
  });
  const tall = 96 * unit;
  const wide = Math.max(set.width + 80 * unit, 240 * unit);
  const { accent, accentInk } = look.palette;
  const appears = appearsAt(scene.line.length, scene.script.length, scene.seconds);
  add("url", set, y + (tall - set.height) / 2, accentInk, accent, () => appears);
  return { box: { x: (w - wide) / 2, y, w: wide, h: tall }, fill: accent, appears };
}

/** Where each word of a set text stands. Scripts that join or do not part their words move line by line. */
function placeWords(
  ctx: SKRSContext2D,
  set: SetText,
  x: number,
  y: number,
  width: number,
  centred: boolean,
  appears: (before: number) => number,
): { words: MovingWord[]; box: Box } {
  applyFont(ctx, set.face, set.lines.map((line) => line.text).join(""), set.size);
  const words: MovingWord[] = [];
  let before = 0;
  set.lines.forEach((line, index) => {
    const left = centred ? x + (width - line.width) / 2 : set.rightToLeft ? x + width - line.width : x;
    const base = y + set.ascent + index * set.lineHeight;
    const whole = set.rightToLeft || /[\u0900-\u0e7f]/u.test(line.text);
    let done = "";
    for (const word of whole ? [line.text] : line.text.split(/(?<= )/u)) {
      words.push({ text: word.trimEnd(), x: left + ctx.measureText(done).width, y: base, appears: appears(before) });
      done += word;
      before += word.length;
    }
    before += 1;
  });
  const left = Math.min(...words.map((word) => word.x));
  return { words, box: { x: left, y, w: set.width, h: set.height } };
}
