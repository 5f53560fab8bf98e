import type { Brief } from "../../../engine";
import type { Idea } from "../reading/read-idea";
import { readProfile } from "../reading/read-profile";
import { phraseCore } from "../reading/wording";
import type { Topic } from "../topics/topic";
import { cleanWords, withoutEndMark } from "../writing/clean-text";

const emptyWords = new Set(
  "about above after again also because been before being between could does doing down each every from have having here into just like made make making many more most much need needs only other over people same should some such than that their them then there these they this those through under until very want wants were what when where which while will with within without would your yours ours launch offer sale idea explain show weekend today week small good best great people local".split(
    " ",
  ),
);

/** The brief's own list wins; otherwise what the idea is about, the trade, and words that the description repeats. */
export function readKeywords(brief: Brief, idea: Idea, topic: Topic): string[] {
  const typed = brief.specificSeoKeywords?.trim() || brief.project.defaultSeoKeywords?.trim() || "";
  const listed = typed
    .split(/[,;\n]+/)
    .map((keyword) => withoutEndMark(cleanWords(keyword.replace(/^\s*#/, ""), 80)))
    .filter((keyword) => keyword.length >= 2 && keyword.length <= 60);
  if (listed.length > 0)
    return [...new Map(listed.map((keyword) => [keyword.toLowerCase(), keyword])).values()].slice(0, 8);
  if (idea.kind === "hiring") return idea.shortSubject ? [idea.shortSubject.replace(/^an?\s+/i, "")] : ["jobs"];
  const found = new Map<string, number>();
  for (const word of cleanWords(`${brief.project.description}`, 600)
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []) {
    if (!emptyWords.has(word) && !brief.project.name.toLowerCase().includes(word))
      found.set(word, (found.get(word) ?? 0) + 1);
  }
  const frequent = [...found].filter(([, count]) => count > 1).map(([word]) => word);
  const about = phraseCore(idea.shortSubject?.replace(/^(?:(?:new|our|free|big|first|second|latest)\s+)+/i, "") ?? "");
  const isSearched =
    /\S\s\S/.test(about) &&
    about.length <= 28 &&
    !["hiring", "offer", "story", "opening"].includes(idea.kind) &&
    !/^\w+ing\b|\b(?:our|we|your|this|last|next)\b/i.test(about);
  const { trade } = readProfile(brief.project);
  const own = [...(isSearched ? [about] : []), ...(trade ? [trade] : [])];
  const rest = topic.key === "general" ? (own.length > 0 ? [] : frequent) : [topic.hashtags[0] ?? "", ...frequent];
  return [...new Set([...own, ...rest])].filter(Boolean).slice(0, 5);
}
