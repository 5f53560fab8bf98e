import { z } from "zod";
import { mostCharacters } from "../../embedded/video/short-sentences";
import { findPictogramCandidates } from "../../pictograms/find-pictogram";
import type { CampaignPlan } from "../../plan";
import { dataRule, writeBriefData, writeDataBlock, writingRules } from "./data-block";

/** Characters that each line of a plan may have, as in the plan's type; `scene` is what a scene of the film holds. */
export const planLimits = {
  clause: 140,
  headline: 60,
  supportingLine: 110,
  label: 24,
  scene: mostCharacters,
  longestSentence: 120,
  callToAction: 40,
  fewestPoints: 3,
  mostPoints: 5,
} as const;

/** Wider than the limits: what is a little too long is sent back or cut, never thrown away. */
const line = z.string().trim().min(2).max(600);

/** The part of the plan that a model thinks up better than rules do. */
export const planAnswer = z.object({
  audience: line.describe("who it is for, as a noun phrase in lower case, up to 120 characters"),
  problem: line.describe(
    `what bothers those readers, as a clause without a full stop, up to ${planLimits.scene} characters`,
  ),
  promise: line.describe(
    `what changes for them, as a clause without a full stop, up to ${planLimits.scene} characters`,
  ),
  headline: line.describe(
    `the one line of the campaign with what it offers, up to ${planLimits.headline} characters, without a full stop`,
  ),
  supportingLine: line.describe(`a sentence under the headline, up to ${planLimits.supportingLine} characters`),
  points: z
    .array(z.object({ label: line, sentence: line }))
    .min(1)
    .max(12)
    .describe(
      `three to five distinct points, none repeating another: a label of up to ${planLimits.label} characters and one whole sentence of up to ${planLimits.scene}, which fills a scene of the film and is read in three seconds`,
    ),
  callToAction: line.describe(`an imperative of up to ${planLimits.callToAction} characters`),
  photograph: z
    .string()
    .max(1_200)
    .default("")
    .describe(
      "in English, up to 300 characters: what one photograph for this campaign shows, a subject and its setting, only things that a camera sees; no words, signs, screens or logos in it",
    ),
  pictogram: z
    .string()
    .max(200)
    .default("")
    .catch("")
    .describe(
      "the one of the data's pictograms that is the very thing the campaign is about; 'none' when none is, rather than one that only comes near",
    ),
  keywords: z.array(z.string().trim().min(2).max(200)).max(20).default([]).describe("one to eight search terms"),
});

export type PlanAnswer = z.infer<typeof planAnswer>;

export const planInstructions = [
  "You plan marketing campaigns for small businesses. From the data, work out the thinking that a blog post, a poster, social captions and a short film will share, so that they tell one story.",
  dataRule,
  ...writingRules,
  "Be concrete: name what the project offers, not what any business could offer.",
].join("\n");

export function writePlanMessage(plan: CampaignPlan): string {
  return writeDataBlock({
    ...writeBriefData(plan.brief),
    avoidedWords: plan.avoidedWords,
    facts: plan.facts,
    pictograms: findPictogramCandidates(plan.brief),
  });
}
