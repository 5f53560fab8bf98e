import type { CampaignPlan } from "../../plan";
import { chooseLook } from "./choose-look";
import { composePoster, cropSizes, loadReference } from "./draw-poster";

/** Pixels that every text keeps from the sheet's edges. */
const edge = 20;

/** What a check wants to know of a poster. */
export interface PosterMeasures {
  layout: string;
  palette: string;
  /** WCAG contrast of each text with what lies under it. */
  contrasts: number[];
  /** Texts that reach over the sheet's margin or are larger than their room. */
  clipped: number;
}

/** Composes the plan's poster in memory, in every shape, and measures its texts. No file is written. */
export async function measurePoster(plan: CampaignPlan): Promise<PosterMeasures> {
  const photo = await loadReference(plan.brief.referenceImagePath, 1200, 1600);
  const look = chooseLook(plan, photo);
  const contrasts: number[] = [];
  let clipped = 0;
  for (const { width, height } of Object.values(cropSizes)) {
    const { placed, canvas } = composePoster(plan, photo, look, { width, height });
    canvas.width = 1;
    canvas.height = 1;
    for (const { box, fits, contrast } of placed) {
      contrasts.push(contrast);
      const inside = box.x >= edge && box.y >= edge && box.x + box.w <= width - edge && box.y + box.h <= height - edge;
      if (!fits || !inside) clipped += 1;
    }
  }
  return { layout: look.layout, palette: look.palette.name, contrasts, clipped };
}
