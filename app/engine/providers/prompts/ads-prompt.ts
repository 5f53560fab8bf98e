import { z } from "zod";
import { adLimits } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { dataRule, writeDataBlock, writePlanData, writingRules } from "./data-block";

const { headlines, descriptions, social } = adLimits;

/** Wider than the limits: what is a little too long is written again or left out, never a reason to throw all away. */
const line = (most: number) => z.string().trim().max(most);

export const adsAnswer = z.object({
  headlines: z
    .array(line(200))
    .min(1)
    .max(40)
    .describe(`${headlines.count} headlines for search ads, each up to ${headlines.most} characters with spaces`),
  descriptions: z
    .array(line(500))
    .min(1)
    .max(20)
    .describe(`${descriptions.count} descriptions for search ads, each up to ${descriptions.most} characters`),
  social: z
    .array(
      z.object({
        text: line(800).describe(`up to ${social.text} characters`),
        headline: line(300).describe(`up to ${social.headline} characters`),
      }),
    )
    .min(1)
    .max(12)
    .describe(`${social.count} ads for social feeds, each with another reason`),
});

export type AdsAnswer = z.infer<typeof adsAnswer>;

export const adsInstructions = [
  "You write search ads and social ads for small businesses.",
  dataRule,
  ...writingRules,
  `The search network shows any three headlines and any two descriptions together, so each is complete by itself, and no line says what another one says. Count the characters: a headline has at most ${headlines.most}, a description at most ${descriptions.most}, a social text at most ${social.text}, a social headline at most ${social.headline}.`,
  "Among the headlines: what is offered with its figures, `projectName`, `callToAction`, and what people search for (`keywords`) where the data has it. No headline ends in a full stop or holds an exclamation mark.",
  "Write no address: the ads lead to it already.",
].join("\n");

export const writeAdsMessage = (plan: CampaignPlan) => writeDataBlock(writePlanData(plan));
