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
import type { Scene } from "./scene-scripts";

/** What a scene shows: the thing that its own words name, else the campaign's. */
function chooseScenePictogram(scene: Scene, look: Look): Pictogram | null {
  const own = scene.kind === "point" ? findPictogramInWords(`${scene.line} ${scene.detail}`) : null;
  const name = own ?? look.pictogram;
  return name ? getPictogram(name) : null;
}

/** Draws what stands in the scene: the person, a counted point, or the drawing of the subject. A square of `size` pixels, even. */
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
  if (scene.kind === "point") drawPointSprite(ctx, look, scene, pictogram, ground, size);
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

/** Points are counted: a numeral as large as the drawing, or a coin with the number on the drawing's shoulder. */
function drawPointSprite(
  ctx: SKRSContext2D,
  look: Look,
  scene: Scene,
  pictogram: Pictogram | null,
  ground: Hex,
  size: number,
): void {
  const { palette: p } = look;
  const inks = chooseInks(p, ground);
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
  if (!pictogram) {
    // why: a shape beside the numeral that stands for nothing would only be looked at for a meaning
    const disc = mixColours(ground, inks.wash, 0.3);
    ctx.fillStyle = disc;
    ctx.beginPath();
    ctx.arc(size / 2, size / 2, size * 0.46, 0, Math.PI * 2);
    ctx.fill();
    numeral(size / 2, size / 2, size * 0.62, chooseReadable(disc, [inks.body, p.ink, p.paper], 3));
  } else if (scene.number % 2 === 1) {
    drawPictogram(ctx, pictogram, p, inks, size * 0.12, size * 0.14, size * 0.84);
    ctx.fillStyle = inks.air === ground ? inks.body : inks.air;
    ctx.beginPath();
    ctx.arc(size * 0.17, size * 0.19, size * 0.15, 0, Math.PI * 2);
    ctx.fill();
    numeral(size * 0.17, size * 0.19, size * 0.18, chooseReadable(inks.air, [ground, p.ink, p.paper], 3));
  } else {
    numeral(size * 0.32, size * 0.42, size * 0.98, inks.air);
    ctx.fillStyle = ground;
    ctx.beginPath();
    ctx.arc(size * 0.7, size * 0.68, size * 0.33, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = mixColours(ground, inks.wash, 0.3);
    ctx.beginPath();
    ctx.arc(size * 0.7, size * 0.68, size * 0.3, 0, Math.PI * 2);
    ctx.fill();
    const seat = chooseInks(p, mixColours(ground, inks.wash, 0.3));
    drawPictogram(ctx, pictogram, p, seat, size * 0.5, size * 0.48, size * 0.4);
  }
}
