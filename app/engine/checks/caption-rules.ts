import type { Caption } from "../engine";
import type { CampaignPlan } from "../plan";
import { countFor, findPlatform } from "../platforms";
import { type Finding, findPlaceholder, findStumbles } from "./blog-rules";
import { normalizeSentence, splitSentences } from "./sentences";

const hashtag = /#[\p{L}\p{N}_]+/gu;

/** The rules for one caption on its platform. */
export function checkCaption(caption: Caption, plan: CampaignPlan): Finding[] {
  const findings: Finding[] = [];
  const say = (rule: string, detail: string) => findings.push({ rule, detail: `${caption.platform}: ${detail}` });
  const platform = findPlatform(caption.platform);
  const briefText = JSON.stringify(plan.brief);
  if (!platform) return [{ rule: "platform", detail: caption.platform }];
  const count = countFor(platform.key, caption.text);
  if (count > platform.limit) say("limits", `${count} of ${platform.limit}`);
  const tags = caption.text.match(hashtag) ?? [];
  if (tags.length > platform.hashtags) say("hashtags", `${tags.length} of ${platform.hashtags}`);
  if (new Set(tags.map((tag) => tag.toLowerCase())).size !== tags.length) say("hashtags", "one twice");
  if (!caption.text.toLowerCase().includes(plan.projectName.toLowerCase()) && !caption.shortened)
    say("name", plan.projectName);
  if (!caption.text.includes(plan.fullCallToAction) && !caption.shortened) say("call to action", plan.fullCallToAction);
  const left = findPlaceholder(caption.text, briefText);
  if (left) say("placeholder", left);
  for (const stumble of findStumbles(caption.text.replace(/\n+/g, "\n")))
    if (!briefText.includes(stumble)) say("wording", stumble);
  for (const word of plan.avoidedWords) if (caption.text.toLowerCase().includes(word)) say("brand voice", word);
  return findings;
}

/** The rules for the set: ten, hooks all different, no sentence of ours in five captions but the call to action. */
export function checkCaptions(captions: Caption[], plan: CampaignPlan): Finding[] {
  const findings = captions.flatMap((caption) => checkCaption(caption, plan));
  if (captions.length !== 10) findings.push({ rule: "count", detail: `${captions.length}` });
  if (new Set(captions.map(({ hook }) => hook)).size !== captions.length)
    findings.push({ rule: "hooks", detail: "one twice" });
  const call = normalizeSentence(plan.fullCallToAction);
  const { idea, project } = plan.brief;
  const told = normalizeSentence([idea, project.description, ...(project.facts ?? [])].join(" "));
  const seen = new Map<string, Set<number>>();
  for (const [index, { text }] of captions.entries()) {
    for (const sentence of splitSentences(text.replace(hashtag, "")).map(normalizeSentence)) {
      if (!sentence || sentence.startsWith(call) || sentence === normalizeSentence(plan.displayUrl)) continue;
      // why: what the owner says may come again, and a short brief has fewer lines than there are captions
      if (told.includes(sentence)) continue;
      const captions = seen.get(sentence) ?? new Set();
      captions.add(index);
      seen.set(sentence, captions);
      if (captions.size === 5) findings.push({ rule: "repeated sentence", detail: sentence });
    }
  }
  return findings;
}
