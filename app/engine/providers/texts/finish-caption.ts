import { splitSentences } from "../../checks/sentences";
import type { Caption } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { countFor, getPlatform, type PlatformKey } from "../../platforms";
import { cutAtWord } from "../../words/clean-text";

/** A caption as a model wrote it, its hashtags apart. */
export interface CaptionDraft {
  platform: PlatformKey;
  hook: string;
  text: string;
  tags: string[];
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** The caption ready to paste: what the text lacks of name, call to action and address stands under it, then the hashtags. */
export function joinCaption({ text, tags }: CaptionDraft, plan: CampaignPlan): string {
  const { fullCallToAction, displayUrl, projectName } = plan;
  const call = text.includes(fullCallToAction) ? "" : fullCallToAction;
  const address = !displayUrl || holds(text + call, displayUrl) ? "" : displayUrl;
  const colon = call && address && /[\p{L}\p{N}]$/u.test(call) ? ": " : " ";
  const ending = [call, address].filter(Boolean).join(colon);
  const name = holds(`${text} ${ending} ${tags.join(" ")}`, projectName) ? "" : projectName;
  return [text, [name, ending].filter(Boolean).join("\n"), tags.join(" ")].filter(Boolean).join("\n\n");
}

/** How far over its platform's limit the joined caption is; 0 when it fits. */
export function measureExcess(draft: CaptionDraft, plan: CampaignPlan): number {
  return Math.max(0, countFor(draft.platform, joinCaption(draft, plan)) - getPlatform(draft.platform).limit);
}

/** The joined caption within its platform's limit: without its last sentences, then without hashtags, then cut at a word. */
export function fitCaption(draft: CaptionDraft, plan: CampaignPlan): Pick<Caption, "text" | "shortened"> {
  if (measureExcess(draft, plan) === 0) return { text: joinCaption(draft, plan), shortened: false };
  const shorter = (text: string, tags = draft.tags) => ({ ...draft, text, tags });
  const ends = findSentenceEnds(draft.text);
  const candidates = [
    ...ends.map((end) => shorter(draft.text.slice(0, end))),
    ...[draft.text.length, ...ends].map((end) => shorter(draft.text.slice(0, end), [])),
    ...cutAtWords(draft.text).map((text) => shorter(text, [])),
  ];
  const fitting = candidates.find((candidate) => measureExcess(candidate, plan) === 0);
  const { limit } = getPlatform(draft.platform);
  const text = fitting ? joinCaption(fitting, plan) : cutAtWord(plan.fullCallToAction, limit - 1);
  return { text, shortened: true };
}

/** Where the sentences end but the last one, the longest text first. */
function findSentenceEnds(text: string): number[] {
  let end = 0;
  const ends = splitSentences(text).map((sentence) => {
    const at = text.indexOf(sentence, end);
    end = at < 0 ? end : at + sentence.length;
    return end;
  });
  return ends.slice(0, -1).reverse();
}

/** The text cut at a word, shorter and shorter. */
function cutAtWords(text: string): string[] {
  const lengths = [400, 300, 240, 200, 160, 120, 80, 40, 20];
  return lengths.filter((length) => length < [...text].length).map((length) => `${cutAtWord(text, length)}…`);
}
