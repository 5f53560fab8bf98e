import { z } from "zod";
import type { CampaignPlan } from "../../plan";
import { dataRule, writeBriefData, writeDataBlock, writingRules } from "./data-block";

const line = (most: number) => z.string().trim().min(2).max(most);

/** The part of the plan that a model thinks up better than rules do. Limits as in the plan's type. */
export const planAnswer = z.object({
  audience: line(140).describe("who it is for, as a noun phrase in lower case, up to 120 characters"),
  problem: line(180).describe("what bothers them, as a clause without a full stop, up to 140 characters"),
  promise: line(180).describe("what changes for them, as a clause without a full stop, up to 140 characters"),
  headline: line(60).describe("the one line of the campaign, up to 60 characters, without a full stop"),
  supportingLine: line(110).describe("a sentence under the headline, up to 110 characters"),
  points: z
    .array(z.object({ label: line(24), sentence: line(120) }))
    .min(3)
    .max(5)
    .describe(
      "three to five distinct points, none repeating another: a label of up to 24 characters and a sentence of up to 120",
    ),
  callToAction: line(40).describe("an imperative of up to 40 characters"),
  photograph: line(400).describe(
    "in English, up to 300 characters: what one photograph for this campaign shows, a subject and its setting, only things that a camera sees; no words, signs, screens or logos in it",
  ),
  keywords: z.array(line(40)).min(1).max(8).describe("one to eight search terms"),
});

export type PlanAnswer = z.infer<typeof planAnswer>;

export const planInstructions = [
  "You plan marketing campaigns for small businesses. From the data, work out the thinking that a blog post, a poster, social captions and a short film will share, so that they tell one story.",
  dataRule,
  ...writingRules,
  "Be concrete: name what the project offers, not what any business could offer.",
].join("\n");

export function writePlanMessage(plan: CampaignPlan): string {
  return writeDataBlock({ ...writeBriefData(plan.brief), avoidedWords: plan.avoidedWords, facts: plan.facts });
}
