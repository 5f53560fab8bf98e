import { normalizeSentence } from "../checks/sentences";
import { writeHeadline } from "../compose/headline";
import { makeSource, type Source } from "../compose/source";
import { type Ads, adLimits } from "../engine";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import type { CampaignPlan } from "../plan";
import { reviseAds } from "../voice/revise-formats";
import { findTellingWords } from "../words/telling-words";
import { listPoints } from "./headline";

/** The campaign as ads, in the brand's measured voice where there is one. Deterministic. */
export function writeAds(plan: CampaignPlan): Ads {
  const source = makeSource(plan);
  const ads = composeAds(source);
  const { voice } = plan.brief;
  return voice ? reviseAds(ads, voice, [plan.fullCallToAction, plan.projectName, plan.displayUrl]) : ads;
}

/** The owner's facts first, each as a line of its own; wordings of ours follow where there are too few of them. */
export function composeAds(source: Source): Ads {
  const { headlines, descriptions, social } = adLimits;
  const facts = listOwnerLines(source);
  const sentences = listSentences(source);
  const { name, call, site } = source;
  const asks = call ? [`${call}: ${site}.`, `${call}.`] : [`More at ${site}.`];
  const heads = chooseLines([writeHeadline(source.point, headlines.most), ...facts, ...listOwnHeads(source)], {
    count: headlines.count,
    most: headlines.most,
  });
  const texts = chooseLines([...sentences, ...asks, `${name} answers your questions.`], {
    count: social.count,
    most: social.text,
  });
  const titles = chooseLines([writeHeadline(source.point, social.headline), call, name, `More at ${site}`, ...heads], {
    count: social.count,
    most: social.headline,
  });
  return {
    format: "ad",
    headlines: heads,
    descriptions: chooseLines(
      [
        ...sentences,
        ...asks,
        ...listPointSentences(source),
        `All about it on ${site}.`,
        `${name} answers your questions: ${site}.`,
      ],
      { count: descriptions.count, most: descriptions.most },
    ),
    social: texts.map((text, index) => ({ text, headline: titles[index] ?? site })),
    url: source.url,
    claimsToCheck: [],
  };
}

/** Lines of ours where the owner's are too few for a search ad: each says who, where or how, and none a thing that the brief does not. */
const listOwnHeads = ({ name, call, site }: Source): string[] => [
  ...(call ? [call, `${call} today`, `${call} online`] : []),
  name,
  `Meet ${name}`,
  `Ask ${name}`,
  `${name} online`,
  `Find us: ${site}`,
  `More at ${site}`,
  `All about ${name}`,
  site,
  "What we can do for you",
  "Questions? Ask us",
  "How to reach us",
  "All you need to know",
  "Have a look at our site",
  "Short and clear: read more",
  "Read more online",
];

/** What the owner told, as lines without an end mark: the facts of the message, those of the business, what people search for. */
function listOwnerLines({ facts, call, keywords, name, wordings, told, rows }: Source): string[] {
  const { offer, what, when, where, for: forWhom } = facts;
  const stated = rows.map(({ text }) => removeEndMark(text)).flatMap((line) => [line, ...splitList(line)]);
  return [
    ...[offer, what, when, call, where, forWhom && `For ${forWhom}`, ...wordings, ...told],
    ...stated,
    ...[...keywords, name],
  ].flatMap((line) => (line && /\s/.test(line.trim()) ? [capitalize(removeEndMark(line))] : []));
}

/** "No contract, 14 day free trial" as its parts; none of what is joined by more than commas, nor of days with their hours. */
function splitList(line: string): string[] {
  const parts = line.split(", ");
  return parts.some((part) => /\b(?:and|or|but|which|who|that)\b|\d\s?[ap]m\b|\d:\d/i.test(part)) ? [] : parts;
}

/** The point and what the owner says of the business, as sentences. */
function listSentences({ told, about, rows, intro }: Source): string[] {
  return [...told, ...about.map(({ text }) => text), ...rows.map(({ text }) => text), intro]
    .filter((line) => line.trim().split(/\s+/).length > 3)
    .map(endSentence);
}

const listPointSentences = (source: Source): string[] => listPoints(source).map(({ sentence }) => sentence);

/** The first lines that fit and tell something that none before them told; where they are too few, those that only word it differently. */
function chooseLines(lines: readonly string[], { count, most }: { count: number; most: number }): string[] {
  const distinct = new Map<string, string>();
  for (const line of lines) {
    const key = normalizeSentence(line);
    if (key && [...line].length <= most && !distinct.has(key)) distinct.set(key, line);
  }
  const known = new Set<string>();
  const telling = [...distinct.values()].filter((line) => {
    const words = [...findTellingWords(line), ...(line.match(/\p{N}+/gu) ?? [])];
    const fresh = words.filter((word) => !known.has(word));
    if (fresh.length === 0 || fresh.length < words.length / 2) return false;
    for (const word of fresh) known.add(word);
    return true;
  });
  return [...new Set([...telling, ...distinct.values()])].slice(0, count);
}
