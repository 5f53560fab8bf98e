import type { Finding } from "../../checks/blog-rules";
import { checkCaptions } from "../../checks/caption-rules";
import { splitSentences } from "../../checks/sentences";
import type { Caption } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { countFor, getPlatform, type PlatformKey } from "../../platforms";
import { asHashtag } from "../../words/hashtags";
import type { CallOptions, TextModel } from "../ports";
import { captionPlaces, captionsAnswer, captionsInstructions, writeCaptionsMessage } from "../prompts/captions-prompt";
import { findInventedFigures } from "./inventions";
import { writeStructured } from "./write-structured";

/** Tokens: ten captions of 200 words at most, the rest for models that think first. */
const outputTokens = 6_000;

interface Draft {
  platform: PlatformKey;
  hook: string;
  text: string;
  tags: string[];
}

/** Has a model write the ten captions, ends them with call to action and hashtags, and checks them by the table of platforms. */
export async function writeCaptionsByModel(
  model: TextModel,
  plan: CampaignPlan,
  options: CallOptions,
): Promise<Caption[]> {
  const drafts = await writeStructured(
    model,
    {
      instructions: captionsInstructions,
      message: writeCaptionsMessage(plan),
      schema: captionsAnswer,
      outputTokens,
      judge(answer) {
        const content = captionPlaces.map(({ platform, hook }, index): Draft => {
          const { text = "", hashtags = [] } = answer.captions[index] ?? {};
          return { platform, hook, text: withoutTags(text), tags: tagsFor(platform, hashtags, plan) };
        });
        return {
          content,
          findings: findingsOf(
            content.map((draft) => captionOf(draft, plan)),
            plan,
          ),
        };
      },
      mend(content, findings) {
        if (!findings.every(({ rule }) => rule === "limits")) return null;
        return findingsOf(
          content.map((draft) => cutToFit(draft, plan)),
          plan,
        ).length === 0
          ? content
          : null;
      },
    },
    options,
  );
  return drafts.map((draft) => cutToFit(draft, plan));
}

const withoutTags = (text: string) =>
  text
    .replace(/(?<!\S)#[\p{L}\p{N}_]+/gu, "")
    .replace(/[ \t]+/g, " ")
    .replace(/ (\n|$)/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

function tagsFor(platform: PlatformKey, words: string[], plan: CampaignPlan): string[] {
  const tags = words
    .map(asHashtag)
    .filter((tag) => tag !== null)
    .filter((tag) => !plan.avoidedWords.some((word) => tag.toLowerCase().includes(word.replace(/\s+/g, ""))));
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, getPlatform(platform).hashtags);
}

function captionOf({ platform, hook, text, tags }: Draft, plan: CampaignPlan, shortened = false): Caption {
  const call = text.includes(plan.fullCallToAction) ? null : plan.fullCallToAction;
  const whole = [text, call, tags.join(" ")].filter(Boolean).join("\n\n");
  return { platform, hook, text: whole, shortened };
}

/** Leaves away the last sentences until the caption fits; the call to action stays. */
function cutToFit(draft: Draft, plan: CampaignPlan): Caption {
  const { limit } = getPlatform(draft.platform);
  const whole = captionOf(draft, plan);
  if (countFor(draft.platform, whole.text) <= limit) return whole;
  const sentences = splitSentences(draft.text);
  for (let kept = sentences.length - 1; kept > 0; kept -= 1) {
    const caption = captionOf({ ...draft, text: sentences.slice(0, kept).join(" ") }, plan, true);
    if (countFor(draft.platform, caption.text) <= limit) return caption;
  }
  return whole;
}

function findingsOf(captions: Caption[], plan: CampaignPlan): Finding[] {
  const all = captions.map(({ text }) => text).join("\n");
  const findings = [...checkCaptions(captions, plan), ...findInventedFigures(all, plan.brief)];
  return plan.inEnglish ? findings : findings.filter(({ rule }) => rule !== "wording");
}
