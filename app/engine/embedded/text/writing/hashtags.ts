import type { CampaignPlan } from "../../../plan";
import { getTopic } from "../topics/topics";

/** "single-origin coffee" gives "#SingleOriginCoffee"; null when nothing usable is left. Letters of any script stay. */
export function asHashtag(text: string): string | null {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  if (joined.length < 2 || [...joined].length > 30 || !/\p{L}/u.test(joined)) return null;
  return `#${joined}`;
}

/** All hashtags of a campaign, the brief's own before the topic's, none twice whatever its case. */
export function hashtagsFor(plan: CampaignPlan): string[] {
  const kindTags: Partial<Record<string, string>> = {
    hiring: "hiring",
    fundraiser: "fundraising",
    event: "save the date",
  };
  const sources = [
    ...plan.keywords,
    plan.projectName,
    kindTags[plan.idea.kind] ?? "",
    ...(plan.idea.kind === "hiring" ? ["careers", "jobs"] : getTopic(plan.topic).hashtags),
  ];
  const tags = sources
    .map(asHashtag)
    .filter((tag) => tag !== null)
    .filter((tag) => !plan.avoidedWords.some((word) => tag.toLowerCase().includes(word.replace(/\s+/g, ""))));
  return [...new Map(tags.reverse().map((tag) => [tag.toLowerCase(), tag])).values()].reverse();
}
