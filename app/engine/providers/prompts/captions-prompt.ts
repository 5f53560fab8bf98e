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

/** Characters that the call to action, the address and the hashtags take beside the text. */
const roomForEnding = 110;

/** The most that a caption's own words may count, so that the ending fits as well. */
function textLimit(platform: PlatformKey): number {
  const { comfortable, hashtags } = getPlatform(platform);
  return Math.min(1_200, comfortable) - (hashtags > 2 ? roomForEnding + 60 : roomForEnding);
}

export const captionsAnswer = z.object({
  captions: z
    .array(
      z.object({
        text: z.string().trim().min(10).max(4_000).describe("without hashtags and without the call to action"),
        hashtags: z.array(z.string().max(60)).max(8).describe("up to five words or phrases for hashtags"),
      }),
    )
    .length(captionPlaces.length)
    .describe("one for each entry of the list, in its order"),
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
  "The call to action, the address and the hashtags are added afterwards: leave them out of the text.",
].join("\n");

export const writeCaptionsMessage = (plan: CampaignPlan) => writeDataBlock(writePlanData(plan));
