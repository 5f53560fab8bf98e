import type { CampaignPlan } from "../../plan";
import { chooseLook } from "./choose-look";
import { composePoster, loadReference, posterSize } from "./draw-poster";

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

/** Composes the plan's poster in memory and measures its texts. No file is written. */
export async function posterMeasures(plan: CampaignPlan): Promise<PosterMeasures> {
  const { width, height } = posterSize;
  const photo = await loadReference(plan.brief.referenceImagePath, width, height);
  const look = chooseLook(plan, photo !== null);
  const stage = composePoster(plan, photo, look);
  const clipped = stage.placed.filter(
    ({ box, fits }) =>
      !fits || box.x < edge || box.y < edge || box.x + box.w > width - edge || box.y + box.h > height - edge,
  );
  return {
    layout: look.layout,
    palette: look.palette.name,
    contrasts: stage.placed.map((text) => text.contrast),
    clipped: clipped.length,
  };
}
