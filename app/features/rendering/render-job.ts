import type { FailureReason, FinishedPart } from "~/engine/engine";
import type { CampaignPlan } from "~/engine/plan";

/** The parts that take a machine's time, and are made elsewhere. */
export const renderedTypes = ["image", "video"] as const;
export type RenderedType = (typeof renderedTypes)[number];

/** A part to be drawn, as it travels. Where a path stands at home there is the name of a file in the store of files on the way. */
export interface RenderJob {
  type: RenderedType;
  plan: CampaignPlan;
  photograph?: string;
  backdrops?: (string | null)[];
}

/** How far a part is; the files of a made one are names in that store. */
export type RenderState =
  | { state: "running"; fraction: number }
  | { state: "made"; part: FinishedPart }
  | { state: "failed"; reason: FailureReason; message: string };

/** A queue for each version: who is of another one never gets to see a job. */
export const nameRenderQueue = (version: string) => `renders-${version}`;

/** Where files on the way lie in the bucket, apart from what is kept. */
export const stagingFolder = "renders/";
