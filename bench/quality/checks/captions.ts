import { normalizeSentence, splitSentences } from "../../../app/engine/checks/sentences";
import type { Caption } from "../../../app/engine/engine";
import { countFor, findPlatform } from "../../../app/engine/platforms";
import { addressStandIn, type Campaign, listCaptionLines, readBriefText, readCall } from "../campaign";
import { holdsWords } from "./article";
import { type Check, keep, type Result } from "./check";
import { findContentWords, stemWord } from "./content-words";

const captionCount = 10;
export const checkCaptionCount = ({ captions }: Campaign): Result =>
  keep(captions.length === captionCount, `${captions.length}`);

/** Each within its platform's length, with no more hashtags than that takes and none of them twice. */
export function checkPlatforms({ captions }: Campaign): Result {
  return {
    faults: captions.flatMap(({ platform, text }) => {
      const limits = findPlatform(platform);
      if (!limits) return [`${platform}: no such platform`];
      const count = countFor(platform, text);
      const tags = text.match(/#[\p{L}\p{N}_]{1,100}/gu) ?? [];
      const distinct = new Set(tags.map((tag) => tag.toLowerCase()));
      return [
        ...(count > limits.limit ? [`${platform}: ${count} of ${limits.limit}`] : []),
        ...(tags.length > limits.hashtags ? [`${platform}: ${tags.length} hashtags of ${limits.hashtags}`] : []),
        ...(distinct.size < tags.length ? [`${platform}: a hashtag twice in ${tags.join(" ")}`] : []),
      ];
    }),
  };
}

const leastNamed = 7;
export function checkNamed({ captions, brief }: Campaign): Result {
  const named = captions.filter((caption) => holdsWords(listCaptionLines(caption).join("\n"), brief.project.name));
  const unnamed = captions.find((caption) => !named.includes(caption));
  return {
    ...keep(named.length >= leastNamed, `${named.length} name it, for instance not: ${flatten(unnamed)}`),
    measured: { text: `${named.length}`, badness: captionCount - named.length },
  };
}

export function checkCalls(campaign: Campaign): Result {
  const call = readCall(campaign);
  const without = campaign.captions.filter(({ text }) => !holdsWords(text, call));
  return { faults: without.map(flatten) };
}

const flatten = (caption: Caption | undefined) => caption?.text.replace(/\s*\n\s*/g, " / ") ?? "";

const mostUses = 4;
/** Ten captions of a brief of so few lines say some of them more often. */
const fewLines = 4;
const mostOfFewLines = 6;
/** No sentence but the point in more captions than that, whatever name, call and address stand beside it. */
export function checkRepeats(campaign: Campaign): Result {
  const uses = new Map<string, number>();
  for (const caption of campaign.captions)
    for (const sentence of new Set(listOwnSentences(caption, campaign)))
      uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
  const others = [...uses].filter(([sentence]) => !isPoint(sentence, campaign));
  const limit = countLines(campaign) < fewLines ? mostOfFewLines : mostUses;
  const repeated = others.filter(([, count]) => count > limit);
  const most = Math.max(0, ...others.map(([, count]) => count));
  return {
    faults: repeated.map(([sentence, count]) => `${count} times: ${sentence}`),
    measured: { text: `${most} times`, badness: most - limit },
  };
}

/** The point may recur in whatever order its words stand, as it was typed and as readers are told it, and so may a word or two: "Ask us." */
function isPoint(sentence: string, { brief, plan }: Campaign): boolean {
  const point = new Set(findContentWords(`${brief.idea} ${plan.material.told[0] ?? ""}`).map(stemWord));
  const words = findContentWords(sentence).map(stemWord);
  const held = words.filter((word) => point.has(word));
  return (
    sentence.split(" ").length < fewestOfSentence || (words.length > 0 && held.length >= words.length * mostOfPoint)
  );
}
const mostOfPoint = 0.75;
const fewestOfSentence = 4;

/** A caption's sentences without those that only name, call or tell the address. */
function listOwnSentences(caption: Caption, campaign: Campaign): string[] {
  const call = normalizeSentence(readCall(campaign));
  const name = normalizeSentence(campaign.brief.project.name);
  const isCall = (sentence: string) => sentence.includes(addressStandIn) || (call !== "" && sentence.includes(call));
  return listCaptionLines(caption)
    .flatMap(splitSentences)
    .map(normalizeSentence)
    .filter((sentence) => sentence.replace(name, "").trim().length > 2 && !isCall(sentence));
}

const leastOpenings = 5;
/** What a brief tells: a caption needs something to be about. */
const countLines = ({ brief }: Campaign): number => {
  const { project } = brief;
  // why not for whom: that is nothing to be told of
  const told = [brief.idea, project.description, project.problemBeingSolved, ...(project.facts ?? [])];
  return told.flatMap((text) => splitSentences(text ?? "")).length;
};

/** Openings are the same when they hold the same content words, whatever their order and whoever is named with them. */
export function checkOpenings(campaign: Campaign): Result {
  const { captions, brief } = campaign;
  const named = new Set(findContentWords(brief.project.name));
  const openings = captions.map((caption) => splitSentences(listCaptionLines(caption)[0] ?? "")[0] ?? "");
  const keys = openings.map((opening) => {
    const words = findContentWords(opening).filter((word) => !named.has(word));
    const figures = opening.match(/\d+/g) ?? [];
    return [...new Set([...words.map(stemWord), ...figures])].sort().join(" ") || normalizeSentence(opening);
  });
  const count = new Set(keys).size;
  return {
    ...keep(count >= Math.min(leastOpenings, countLines(campaign)), `${count}: ${openings.join(" | ")}`),
    measured: { text: `${count}`, badness: captionCount - count },
  };
}

/** A word or a figure of the brief has to be said beside hashtags, call, name and address. */
export function checkEmptiness(campaign: Campaign): Result {
  const brief = readBriefText(campaign);
  const known = new Set(findContentWords(brief).map(stemWord));
  const aside = [readCall(campaign), campaign.brief.project.name, addressStandIn].filter(Boolean);
  const empty = campaign.captions.filter((caption) => {
    const text = listCaptionLines(caption).join("\n").toLowerCase();
    const said = aside.reduce((rest, words) => rest.replaceAll(words.toLowerCase(), " "), text);
    return !/\d/.test(said) && !findContentWords(said).some((word) => known.has(stemWord(word)));
  });
  return { faults: empty.map(flatten) };
}

export const captionChecks: readonly Check[] = [
  { name: "captions: how many", limit: `${captionCount}`, check: checkCaptionCount },
  { name: "captions: length and hashtags", limit: "the platform's", check: checkPlatforms },
  { name: "captions: name", limit: `in at least ${leastNamed}`, check: checkNamed },
  { name: "captions: call to action", limit: "in all", check: checkCalls },
  {
    name: "captions: a sentence again",
    limit: `in at most ${mostUses}, ${mostOfFewLines} of few lines`,
    check: checkRepeats,
  },
  { name: "captions: distinct openings", limit: `${leastOpenings}, or the brief's lines`, check: checkOpenings },
  { name: "captions: nothing but hashtags and call", limit: "none", check: checkEmptiness },
];
