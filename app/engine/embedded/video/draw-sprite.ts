import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { findPictogramInWords } from "../../pictograms/find-pictogram";
import { getPictogram, type Pictogram } from "../../pictograms/read-outlines";
import type { CampaignPlan } from "../../plan";
import type { Look } from "../picture/choose-look";
import { chooseReadable, type Hex, mixColours } from "../picture/contrast";
import { drawPictogram } from "../picture/draw-pictogram";
import { drawMonogram } from "../picture/monogram";
import { chooseInks } from "../picture/palettes";
import { createSeededRandom } from "../picture/seeded-random";
import { applyFont } from "../picture/type-setting";
import { drawPerson } from "./place-drawings";
import { findSceneFigure, type SceneFigure } from "./scene-figure";
import type { Scene } from "./scene-scripts";

/** What a scene shows: the thing that its own words name, else the campaign's. */
function chooseScenePictogram(scene: Scene, look: Look): Pictogram | null {
  const own = scene.kind === "point" ? findPictogramInWords(`${scene.line} ${scene.detail}`) : null;
  const name = own ?? look.pictogram;
  return name ? getPictogram(name) : null;
}

/** Whether a scene has something to show beside its words: initials are no thing, and stand in the last scene alone. */
export const showsSomething = (plan: CampaignPlan, look: Look, scene: Scene): boolean =>
  !/^(?:point|problem|promise)$/.test(scene.kind) ||
  chooseScenePictogram(scene, look) !== null ||
  (scene.kind === "point" && findSceneFigure(plan, scene) !== null);

/** Draws what stands in the scene: the person, the figure of a point, or the drawing of the subject. A square of `size` pixels, even. */
export function drawSprite(plan: CampaignPlan, look: Look, scene: Scene, ground: Hex, size: number): Canvas {
  const { palette: p } = look;
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext("2d");
  if (scene.kind === "character") {
    const disc = mixColours(ground, chooseInks(p, ground).wash, 0.5);
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
    const own = createSeededRandom("person", plan.brief.mainCharacter?.name ?? plan.brief.seed);
    drawPerson(ctx, p, disc, size * 0.13, size * 0.16, size * 0.74, own);
    ctx.restore();
    return canvas;
  }
  const pictogram = chooseScenePictogram(scene, look);
  const inks = chooseInks(p, ground);
  const figure = scene.kind === "point" ? findSceneFigure(plan, scene) : null;
  if (figure) drawFigure(ctx, look, figure, pictogram, ground, size);
  else if (pictogram) drawPictogram(ctx, pictogram, p, inks, size * 0.04, size * 0.04, size * 0.92);
  else
    drawMonogram(
      ctx,
      plan.projectName,
      look.display,
      inks.body,
      [inks.trim, inks.line],
      size * 0.08,
      size * 0.08,
      size * 0.84,
    );
  return canvas;
}

/** The figure, as large as there is room for, with the drawing at its foot. */
function drawFigure(
  ctx: SKRSContext2D,
  look: Look,
  figure: SceneFigure,
  pictogram: Pictogram | null,
  ground: Hex,
  size: number,
): void {
  const { palette: p } = look;
  const inks = chooseInks(p, ground);
  const disc = mixColours(ground, inks.wash, 0.3);
  const setLine = (text: string, x: number, y: number, widest: number, tallest: number, colour: Hex) => {
    applyFont(ctx, look.display, text, tallest);
    const tall = tallest * Math.min(1, widest / ctx.measureText(text).width);
    applyFont(ctx, look.display, text, tall);
    ctx.textAlign = "center";
    ctx.textBaseline = "alphabetic";
    ctx.fillStyle = colour;
    const ink = ctx.measureText(text);
    ctx.fillText(text, x, y + (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2);
    ctx.letterSpacing = "0px";
  };
  const fillDisc = (x: number, y: number, radius: number, colour: Hex) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fill();
  };
  if (!pictogram) {
    // why: a shape beside the figure that stands for nothing would only be looked at for a meaning
    fillDisc(size / 2, size / 2, size * 0.46, disc);
    const ink = chooseReadable(disc, [inks.body, p.ink, p.paper], 3);
    const middle = figure.unit ? 0.42 : 0.5;
    setLine(figure.text, size / 2, size * middle, size * 0.76, size * (figure.unit ? 0.46 : 0.62), ink);
    if (figure.unit) setLine(figure.unit, size / 2, size * 0.72, size * 0.6, size * 0.15, ink);
    return;
  }
  const ink = chooseReadable(ground, [inks.air, inks.body, p.ink], 3);
  setLine(figure.text, size * 0.47, size * 0.27, size * 0.92, size * 0.6, ink);
  if (figure.unit) setLine(figure.unit, size * 0.26, size * 0.66, size * 0.46, size * 0.15, ink);
  fillDisc(size * 0.74, size * 0.74, size * 0.24, disc);
  drawPictogram(ctx, pictogram, p, chooseInks(p, disc), size * 0.57, size * 0.57, size * 0.34);
}
