import type { Finding } from "../../checks/blog-rules";
import { isInEnglish } from "../../checks/is-english";
import { mendWording } from "../../checks/mend-wording";
import { normalizeSentence } from "../../checks/sentences";
import { findWebAddress } from "../../compose/source";
import { type Ads, adLimits } from "../../engine";
import { removeEndMark } from "../../english/grammar";
import type { CampaignPlan } from "../../plan";
import { cutAtSentence } from "../../words/clean-text";
import { listAdLines } from "../../written-text";
import type { CallOptions, TextModel } from "../ports";
import { type AdsAnswer, adsAnswer, adsInstructions, writeAdsMessage } from "../prompts/ads-prompt";
import { findTextFaults, toRemarks } from "./find-text-faults";
import { fitLine, fitSentences } from "./fit-line";
import { listInventions } from "./inventions";
import { writeStructured } from "./write-structured";

/** Tokens: 25 lines, the rest for models that think first. */
const outputTokens = 4_000;

/**
 * Has a model write the ads. Lines that are missing, too long or say what another one says go back once; what is then too long or said
 * twice is left out, a social ad is cut, and the rest is handed out with the claims to check.
 */
export function writeAdsByModel(model: TextModel, plan: CampaignPlan, options: CallOptions): Promise<Ads> {
  return writeStructured(
    model,
    {
      instructions: adsInstructions,
      message: writeAdsMessage(plan),
      schema: adsAnswer,
      outputTokens,
      usualLength: 1_600,
      judge(answer) {
        const content = composeAds(answer, plan);
        const words = listAdLines(content).join("\n");
        const isForeign = plan.inEnglish && !isInEnglish(words);
        return {
          content,
          findings: findFaults(content, answer, plan),
          unusable: isForeign ? "they are not in English, the language of `idea`" : null,
        };
      },
      finish(ads, findings) {
        const remarks = toRemarks(findings.filter(({ rule }) => rule !== "limits"));
        return remarks.length > 0 ? { ...ads, remarks } : ads;
      },
    },
    options,
  );
}

const plain = (text: string) =>
  mendWording(text)
    .replace(/[*_`#]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const plainHeadline = (text: string) => removeEndMark(plain(text)).replace(/!{1,5}$/, "");

const { headlines, descriptions, social } = adLimits;

function composeAds(answer: AdsAnswer, plan: CampaignPlan): Ads {
  const feeds = answer.social.map(({ text, headline }) => ({
    text: fitSentences(plain(text), social.text),
    headline: fitLine(plainHeadline(headline), social.headline),
  }));
  // why whole lines alone: half a headline is worse than one headline less.
  const heads = answer.headlines.map(plainHeadline).filter((line) => [...line].length <= headlines.most);
  const lines = answer.descriptions.flatMap((line) => cutAtSentence(plain(line), descriptions.most) ?? []);
  const kept: Ads = {
    format: "ad",
    headlines: takeDistinct(heads, String).slice(0, headlines.count),
    descriptions: takeDistinct(lines, String).slice(0, descriptions.count),
    social: takeDistinct(feeds, ({ text }) => text).slice(0, social.count),
    url: findWebAddress(plan.brief.project),
    claimsToCheck: [],
  };
  return { ...kept, claimsToCheck: listInventions(listAdLines(kept).join("\n\n"), plan) };
}

/** The first of those that differ in more than case and marks. */
function takeDistinct<Item>(items: readonly Item[], read: (item: Item) => string): Item[] {
  const keys = items.map((item) => normalizeSentence(read(item)));
  return items.filter((_, index) => keys[index] !== "" && keys.indexOf(keys[index] ?? "") === index);
}

function findFaults(ads: Ads, answer: AdsAnswer, plan: CampaignPlan): Finding[] {
  const findings = findTextFaults(listAdLines(ads).join("\n\n"), plan);
  const say = (rule: string, detail: string) => findings.push({ rule, detail });
  for (const [name, lines, most] of [
    ["headline", answer.headlines.map(plainHeadline), headlines.most],
    ["description", answer.descriptions.map(plain), descriptions.most],
    ["social text", answer.social.map(({ text }) => plain(text)), social.text],
    ["social headline", answer.social.map(({ headline }) => plainHeadline(headline)), social.headline],
  ] as const)
    for (const line of lines)
      if ([...line].length > most) say("limits", `the ${name} “${line}” has ${[...line].length} characters of ${most}`);
  for (const [name, lines, count] of [
    ["headlines", ads.headlines, headlines.count],
    ["descriptions", ads.descriptions, descriptions.count],
    ["social ads", ads.social, social.count],
  ] as const)
    if (lines.length < count) say("count", `there are ${lines.length} different ${name} of ${count}`);
  return findings;
}
