import type { CampaignPlan } from "../../plan";
import { writeScenes } from "./scene-scripts";
import { estimateReadingSeconds } from "./scene-timing";

export interface FilmMeasures {
  /** Each scene's length, the words that have to be read in it, and the seconds that reading them takes. */
  scenes: { seconds: number; words: number; neededSeconds: number }[];
  /** Seconds. */
  total: number;
}

/** The timing of the plan's film without rendering it. */
export function measureFilm(plan: CampaignPlan): FilmMeasures {
  const scenes = writeScenes(plan).map(({ script, seconds }) => ({
    seconds,
    words: script.split(/\s+/).filter(Boolean).length,
    neededSeconds: estimateReadingSeconds(script),
  }));
  return { scenes, total: scenes.reduce((sum, scene) => sum + scene.seconds, 0) };
}
