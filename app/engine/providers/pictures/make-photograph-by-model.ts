import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { CampaignPlan } from "../../plan";
import { createProviderFailure } from "../failures";
import type { CallOptions, PictureModel } from "../ports";
import { writePicturePrompt } from "../prompts/picture-prompt";

/** Pixels, as sharp counts them: a bomb of a picture is refused before it is decoded. */
const mostPixels = 40_000_000;
/** Pixels of a side under which a picture is too coarse for a poster of 1080 by 1350. */
const leastSide = 256;

/**
 * Has a model paint the poster's photograph. What comes back is decoded and encoded anew, so that only a picture can get further.
 * @throws PartFailure
 */
export async function makePhotographByModel(
  model: PictureModel,
  plan: CampaignPlan,
  shot: string | null,
  options: CallOptions,
): Promise<Uint8Array> {
  const bytes = await model.paint(writePicturePrompt(plan, shot), options);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < leastSide) throw new RangeError("too small");
    return await picture.rotate().flatten({ background: "#ffffff" }).jpeg({ quality: 94 }).toBuffer();
  } catch {
    throw createProviderFailure("internal", "What came back is no picture that can be used.");
  }
}

/** Writes the photograph where the poster's drawing finds it, and answers the path. */
export async function keepPhotograph(bytes: Uint8Array, scratch: string, signal: AbortSignal): Promise<string> {
  const file = path.join(scratch, "photograph.jpg");
  await writeFile(file, bytes, { signal });
  return file;
}
