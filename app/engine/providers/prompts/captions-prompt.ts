import { z } from "zod";
import type { CampaignPlan } from "../../plan";
import { captionPlatforms, getPlatform, type PlatformKey } from "../../platforms";
import { dataRule, writeDataBlock, writePlanData, writingRules } from "./data-block";

/** How each of the ten captions opens. */
const hooks = [
  { hook: "question", about: "opens with a question that the reader answers in their head" },
  { hook: "story", about: "opens in the middle of a small everyday scene" },
  { hook: "contrast", about: "sets how it was against how it can be" },
  { hook: "invitation", about: "invites the reader to come along and see" },
  { hook: "checklist", about: "gives a short list to check against" },
  { hook: "myth", about: "names a common belief and what is true instead" },
  { hook: "tip", about: "gives one piece of advice that helps at once" },
  { hook: "promise", about: "opens with what changes for the reader" },
  { hook: "number", about: "counts things said in the caption itself, such as three reasons" },
  { hook: "offer", about: "says plainly what is offered" },
] as const;

/** The captions to write, each with a platform and a hook of its own. */
export const captionPlaces = captionPlatforms.flatMap((platform, index) => {
  const hook = hooks[index];
  return hook ? [{ platform, ...hook }] : [];
});

/** Characters that the hashtags take beside the text, and call to action and address where the text lacks them. */
const roomForEnding = { fewTags: 80, manyTags: 140 };

/** The most that a caption's own words may count, so that what is added fits as well. */
function textLimit(platform: PlatformKey): number {
  const { comfortable, hashtags } = getPlatform(platform);
  return Math.min(1_200, comfortable) - (hashtags > 2 ? roomForEnding.manyTags : roomForEnding.fewTags);
}

/** Wider than the limits: what is a little too long is written again or cut, never thrown away. */
const text = z.string().trim().max(6_000).describe("without hashtags");
const hashtags = z.array(z.string().max(200)).max(30).default([]).describe("up to five words or phrases for hashtags");

export const captionsAnswer = z.object({
  captions: z
    .array(z.object({ text, hashtags }))
    .min(1)
    .max(30)
    .describe(`${captionPlaces.length}, one for each entry of the list, in its order`),
});

/** Single captions, written again. */
export const captionsAgainAnswer = z.object({
  captions: z
    .array(z.object({ number: z.int().describe("the caption's number in the list"), text, hashtags }))
    .max(30)
    .describe("only those that are asked for"),
});

const list = captionPlaces
  .map(
    ({ platform, hook, about }, index) =>
      `${index + 1}. ${getPlatform(platform).name}, hook '${hook}' (${about}), text up to ${textLimit(platform)} characters`,
  )
  .join("\n");

export const captionsInstructions = [
  "You write social media captions for small businesses. Write ten, one for each entry of this list:",
  list,
  dataRule,
  ...writingRules,
  "Name the project in each caption as `projectName` is written, not as its first word. No two captions share a sentence or an opening.",
  "Every caption holds `callToAction` word for word and, with it, `address` as it is written: a reader has to know what to do and where. Write neither hashtags nor any other address.",
].join("\n");

export const writeCaptionsMessage = (plan: CampaignPlan) => writeDataBlock(writePlanData(plan));

/** How a caption is named to the model that wrote it: "Caption 3 (LinkedIn)". */
export const nameCaption = (index: number): string => {
  const place = captionPlaces[index];
  return `Caption ${index + 1}${place ? ` (${getPlatform(place.platform).name})` : ""}`;
};

/** Asks for single captions again, by their numbers and with what is wrong with each. */
export const writeAgainMessage = (faults: string): string =>
  `These captions cannot be used yet. Write only them again, each under its number, with what is named put right; leave the others out:\n${faults}`;
