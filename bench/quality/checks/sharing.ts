import { findBodySentences, normalizeSentence, splitSentences } from "../../../app/engine/checks/sentences";
import { addressStandIn, type Campaign, listCaptionLines, readBriefText, readCall, splitLines } from "../campaign";
import type { Row } from "./check";

/** Wide, since short notices have few ways to say when and where: to be read, and a sign where it is passed. */
const mostShared = 0.3;

interface Text {
  name: string;
  /** How many sentences there are, the owner's call aside. */
  count: number;
  /** What the writer said on its own account, names masked: what stands in the brief as it is, is left out. */
  own: Set<string>;
}

function readText(campaign: Campaign, lines: readonly string[]): Text {
  const name = normalizeSentence(campaign.brief.project.name);
  const call = normalizeSentence(readCall(campaign));
  const facts = ` ${normalizeSentence(readBriefText(campaign))} `;
  const sentences = lines
    .flatMap(splitSentences)
    .map(normalizeSentence)
    .filter((sentence) => sentence.includes(" ") && !sentence.includes(addressStandIn))
    .filter((sentence) => !call || !sentence.includes(call));
  const own = sentences.filter((sentence) => !facts.includes(` ${sentence} `) && sentence !== name);
  const mask = (sentence: string) => (name ? sentence.replaceAll(name, "NAME") : sentence);
  return { name: campaign.brief.project.name, count: sentences.length, own: new Set(own.map(mask)) };
}

/** The share of sentences that two campaigns for different projects have in common, for the pair that shares most with each campaign. */
export function checkSharing(campaigns: readonly Campaign[]): Row[] {
  const kinds: [string, (campaign: Campaign) => string[]][] = [
    ["article", ({ blog }) => findBodySentences(blog.markdown).flatMap(splitLines)],
    ["captions", ({ captions }) => captions.flatMap(listCaptionLines)],
  ];
  return kinds.map(([kind, readLines]) => {
    const texts = campaigns.map((campaign) => readText(campaign, readLines(campaign)));
    const closest = texts.map((text) => findClosest(text, texts)).sort((one, other) => other.share - one.share);
    const over = closest.filter(({ share }) => share > mostShared);
    return {
      name: `${kind}: sentences that another project's campaign has too`,
      limit: `at most ${mostShared * 100}%`,
      kept: closest.length - over.length,
      total: closest.length,
      worst: closest[0] ? `${Math.round(closest[0].share * 100)}%, ${closest[0].names}` : "",
      faults: over.map(
        ({ share, names, shared }) => `${Math.round(share * 100)}%, ${names}\n        ${shared.join(" / ")}`,
      ),
    };
  });
}

function findClosest(text: Text, texts: readonly Text[]) {
  const others = texts.filter(({ name }) => name !== text.name);
  return others.reduce(
    (closest, other) => {
      const shared = [...text.own].filter((sentence) => other.own.has(sentence));
      const share = shared.length / Math.max(1, text.count);
      return share > closest.share ? { share, names: `${text.name} and ${other.name}`, shared } : closest;
    },
    { share: 0, names: text.name, shared: [] as string[] },
  );
}
