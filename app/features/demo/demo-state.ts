import type { CampaignSketch } from "~/engine/embedded/sketch-campaign";

/** How far the demo is: what stands in its field, and what was made of it or what there is to do. */
export interface DemoState {
  typed: string;
  /** The sentence as one line, once something was made of it. */
  idea?: string;
  sketch?: CampaignSketch;
  error?: string;
}
