import { createCanvas } from "@napi-rs/canvas";
import type { CampaignPlan } from "../../plan";
import { chooseLook } from "./choose-look";
import { composePoster, describePoster } from "./draw-poster";

export interface SmallPoster {
  webp: Buffer;
  width: number;
  height: number;
  altText: string;
}

const quality = 80;

/** The campaign's poster in one go and in memory, `width` pixels wide: for a look at it, not for print. */
export function drawSmallPoster(plan: CampaignPlan, width: number): SmallPoster {
  const look = chooseLook(plan, null);
  const { canvas } = composePoster(plan, null, look);
  const height = Math.round((width * canvas.height) / canvas.width);
  const small = createCanvas(width, height);
  const ctx = small.getContext("2d");
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(canvas, 0, 0, width, height);
  const webp = small.toBuffer("image/webp", quality);
  // why: a canvas lies outside the heap, where nothing would hurry to give it back
  for (const used of [canvas, small]) used.width = used.height = 1;
  return { webp, width, height, altText: describePoster(plan, look) };
}
