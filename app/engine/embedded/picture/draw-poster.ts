import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Image, loadImage } from "@napi-rs/canvas";
import sharp, { type Sharp } from "sharp";
import { type CropShape, cropShapes, type Picture } from "../../engine";
import { getPictogram } from "../../pictograms/read-outlines";
import type { CampaignPlan } from "../../plan";
import { keepDrawableText } from "../fonts/fonts";
import { drawPattern } from "./artwork";
import { chooseLook, type Look } from "./choose-look";
import { layouts } from "./layouts/layouts";
import { drawWide } from "./layouts/wide";
import { composedWithGivenPicture, composedWithModelPicture, madeByCode, writeMediaMark } from "./media-mark";
import { createSeededRandom } from "./seeded-random";
import { type Copy, Stage } from "./stage";
import { writeFileAtomically } from "./write-file-atomically";

// Posters are drawn once each: a cache of picture operations would only hold memory.
sharp.cache(false);

/** Pixels of a poster: 4:5, as feeds show it largest. */
const posterSize = { width: 1080, height: 1350 } as const;

/** Pixels of each shape, as the platforms ask for them. */
export const cropSizes: Record<CropShape, { width: number; height: number }> = {
  "1:1": { width: 1080, height: 1080 },
  "4:5": posterSize,
  "9:16": { width: 1080, height: 1920 },
  "1.91:1": { width: 1200, height: 628 },
};

/** What the poster says, without what no font of ours can draw. */
export function writePosterCopy(plan: CampaignPlan): Copy {
  const name = keepDrawableText(plan.projectName) || plan.displayUrl;
  return {
    name,
    headline: keepDrawableText(plan.headline).replace(/\.$/, "") || name,
    supporting: keepDrawableText(plan.supportingLine) || keepDrawableText(plan.promise) || name,
    callToAction: plan.callToAction ? keepDrawableText(plan.callToAction) || "Find out more" : "",
    url: keepDrawableText(plan.displayUrl) || name,
  };
}

/** Loads the reference picture at the size at which it is used. A picture that cannot be read is an error of its own. */
export async function loadReference(path: string | null, width: number, height: number): Promise<Image | null> {
  if (!path) return null;
  const pixels = await sharp(path)
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize(width, height, { fit: "outside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return await loadImage(pixels);
}

/** Lays a poster out in memory, in the feed's shape or another. `look` overrules the choice, for contact sheets and checks. */
export function composePoster(
  plan: CampaignPlan,
  photo: Image | null,
  look: Look = chooseLook(plan, photo),
  { width, height }: { width: number; height: number } = posterSize,
): Stage {
  const random = createSeededRandom("poster", plan.brief.seed);
  // why: stories and reels lay their own buttons over the lowest fifth
  const foot = height > width * 1.6 ? Math.round(height * 0.2) : 0;
  const { palette, display } = look;
  const pictogram = look.pictogram ? getPictogram(look.pictogram) : null;
  const stage = new Stage(
    width,
    height - foot,
    palette,
    display,
    writePosterCopy(plan),
    pictogram,
    photo,
    random,
    foot,
  );
  if (width > height) drawWide(stage, look.layout);
  else layouts[look.layout].draw(stage);
  if (foot > 0) drawFoot(stage, foot);
  return stage;
}

/** The quiet lowest fifth of a story: nothing stands there that has to be seen. */
function drawFoot(stage: Stage, foot: number): void {
  const { ctx, palette, width, height } = stage;
  const box = { x: 0, y: height, w: width, h: foot };
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  ctx.fillStyle = palette.block;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  drawPattern(stage, box, palette.block, 170, 0.14);
  ctx.restore();
}

/** The sheet as a picture for encoders. Its memory lies outside the heap and is given back at once. */
function taken({ canvas, ctx }: Stage, mark: string): Sharp {
  const { width, height } = canvas;
  const pixels = ctx.getImageData(0, 0, width, height).data;
  canvas.width = 1;
  canvas.height = 1;
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withXmp(mark);
}

function describe(plan: CampaignPlan, shown: string | null): string {
  const copy = writePosterCopy(plan);
  const call = copy.callToAction ? ` and “${copy.callToAction}”` : "";
  return `Poster for ${copy.name}${shown ? ` with ${shown}` : ""}. It reads: “${copy.headline}. ${copy.supporting}”${call}, ${copy.url}.`.replace(
    /([.!?])\./g,
    "$1",
  );
}

const describePictogram = (name: string | null) => (name ? getPictogram(name).description : null);

/** A drawn poster for those who do not see it: what is on it, and every word. */
export const describePoster = (plan: CampaignPlan, look: Look) => describe(plan, describePictogram(look.pictogram));

export interface PosterOptions {
  scratch: string;
  signal: AbortSignal;
  /** The file of a picture that a provider's model made, to be used in place of a reference picture. */
  photograph?: string;
}

/**
 * Draws the campaign's poster, 1080 by 1350 pixels, and writes it as PNG and WebP into the scratch folder, and composed anew for
 * each other shape as PNG. The same seed gives the same pixels. Rejects with the signal's reason when aborted.
 */
export async function drawPoster(plan: CampaignPlan, options: PosterOptions): Promise<Picture> {
  const { scratch, signal, photograph } = options;
  signal.throwIfAborted();
  const { width, height } = posterSize;
  // Large enough for the tallest of the shapes.
  const photo = await loadReference(photograph ?? plan.brief.referenceImagePath, 1200, 1600);
  signal.throwIfAborted();
  const look = chooseLook(plan, photo);
  const mark = writeMediaMark({
    sourceType: photograph ? composedWithModelPicture : photo ? composedWithGivenPicture : madeByCode,
    title: writePosterCopy(plan).headline,
    madeAt: plan.brief.requestedAt,
  });
  const png = join(scratch, "poster.png");
  const webp = join(scratch, "poster.webp");
  const written = [png, webp];
  const crops: Picture["crops"] = [];
  try {
    const image = taken(composePoster(plan, photo, look), mark);
    const bytes = await image.clone().png({ compressionLevel: 8, palette: false }).toBuffer();
    await writeFileAtomically(png, bytes);
    signal.throwIfAborted();
    await writeFileAtomically(webp, await image.clone().webp({ quality: 88, smartSubsample: true }).toBuffer());
    for (const shape of cropShapes) {
      await nextTurn();
      signal.throwIfAborted();
      const size = cropSizes[shape];
      const path = join(scratch, `poster-${shape.replace(":", "x")}.png`);
      written.push(path);
      // The feed's own shape is the poster as it is.
      const cropped =
        shape === "4:5"
          ? bytes
          : await taken(composePoster(plan, photo, look, size), mark)
              .png({ compressionLevel: 6 })
              .toBuffer();
      await writeFileAtomically(path, cropped);
      crops.push({ shape, asset: { path, mimeType: "image/png", ...size } });
    }
    signal.throwIfAborted();
  } catch (error) {
    await Promise.all(written.map((path) => rm(path, { force: true }).catch(() => undefined)));
    throw error;
  }
  return {
    png: { path: png, mimeType: "image/png", width, height },
    webp: { path: webp, mimeType: "image/webp", width, height },
    altText: describe(
      plan,
      photograph ? "a picture made for it" : photo ? "the reference picture" : describePictogram(look.pictogram),
    ),
    crops,
  };
}
