import { countWords } from "../checks/sentences";
import { type Account, findTellingWords } from "../compose/account";
import type { Composer } from "../compose/composer";
import { findConsequence } from "../compose/consequences";
import { capitalize, endSentence, fitPoint, removeEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import { type Ads, adLimits } from "../engine";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { reviseAds } from "../voice/revise-formats";
import { listPoints } from "./headline";
import { listParts } from "./list-steps";

/** The campaign as ads, in the brand's measured voice where there is one. Deterministic. */
export function writeAds(plan: CampaignPlan, said?: SaidBefore): Ads {
  const source = makeSource(plan);
  const ads = composeAds(source, openAccount(source, said));
  const { voice } = plan.brief;
  return voice ? reviseAds(ads, voice, [plan.fullCallToAction, plan.projectName, plan.displayUrl]) : ads;
}

/** The owner's facts first, each as a line of its own; wordings of ours follow where there are too few of them. */
export function composeAds(source: Source, account: Account): Ads {
  const composer = startText(source, account, "ads", { mostOfAGroup: Number.POSITIVE_INFINITY });
  const { headlines, descriptions, social } = adLimits;
  const facts = listFactLines(source);
  const sentences = listSentences(source);
  const meant = source.details.flatMap(({ text, form }) => {
    const [so] = form === "sentence" ? [] : (findConsequence(text, source.seed)?.so ?? []);
    return so ? [capitalize(`${text}, so ${so}.`)] : [];
  });
  const heads = chooseLines(
    [
      ...[fitPoint(source.material, headlines.most) ?? "", ...facts],
      ...listWordings(composer, "ad-headline", headlines.most),
      ...listWordings(composer, "ad-plain", headlines.most),
    ],
    { count: headlines.count, most: headlines.most },
  );
  const texts = chooseLines(
    [
      ...sentences,
      ...meant,
      ...["social", "opening", "key"]
        .flatMap((place) => listWordings(composer, place, social.text))
        .filter((text) => countWords(text) > 3),
    ],
    { count: social.count, most: social.text },
  );
  const titles = chooseLines(
    [
      fitPoint(source.material, social.headline) ?? "",
      source.call,
      ...listWordings(composer, "social-headline", social.headline),
      ...heads,
    ],
    { count: social.count, most: social.headline },
  );
  return {
    format: "ad",
    headlines: heads,
    descriptions: chooseLines(
      [...sentences, ...listWordings(composer, "ad-description", descriptions.most), ...listPointSentences(source)],
      { count: descriptions.count, most: descriptions.most },
    ),
    social: texts.map((text, index) => ({ text, headline: titles[index] ?? source.site })),
    url: source.url,
    claimsToCheck: [],
  };
}

/** What the owner told, as lines without an end mark: the facts of the message, those of the business, what people search for. */
function listFactLines(source: Source): string[] {
  const { material, call, keywords, name } = source;
  const { offer, what, when, where, for: forWhom, proof } = material.message.facts;
  const stated = source.facts.flatMap(({ raw }) => [raw, ...splitList(raw)]);
  return [
    ...[offer, what, when, call, where, forWhom && `For ${forWhom}`, ...proof, ...material.statements],
    ...[...stated, ...listParts(source), ...source.about],
    ...[...keywords, name],
  ].flatMap((line) => (line && /\s/.test(line.trim()) ? [capitalize(removeEndMark(line))] : []));
}

/** "No contract, 14 day free trial" as its parts; none of what is joined by more than commas, nor of days with their hours. */
function splitList(line: string): string[] {
  const parts = line.split(", ");
  return parts.some((part) => /\b(?:and|or|but|which|who|that)\b|\d\s?[ap]m\b|\d:\d/i.test(part)) ? [] : parts;
}

/** The point and what the owner says of the business, as sentences. */
function listSentences(source: Source): string[] {
  const { point, facts } = source.material.message;
  return [point, ...source.more, ...source.about, ...facts.proof, ...source.facts.map(({ text }) => text)]
    .filter((line) => line.trim().split(/\s+/).length > 3)
    .map(endSentence);
}

const listPointSentences = (source: Source): string[] => listPoints(source).map(({ sentence }) => sentence);

const listWordings = (composer: Composer, place: string, most: number): string[] =>
  composer
    .findWordings(place, { most, accept: (text) => text.split(composer.source.name).length <= 2 })
    .map(({ text }) => capitalize(text));

/** The first lines that fit and tell something that none before them told; where they are too few, those that only word it differently. */
function chooseLines(lines: readonly string[], { count, most }: { count: number; most: number }): string[] {
  const distinct = new Map<string, string>();
  for (const line of lines) {
    const key = findKey(line);
    if (key && [...line].length <= most && !distinct.has(key)) distinct.set(key, line);
  }
  const known = new Set<string>();
  const telling = [...distinct.values()].filter((line) => {
    const words = [...findTellingWords(line), ...(line.match(/\p{N}+/gu) ?? [])];
    const fresh = words.filter((word) => !known.has(word));
    for (const word of fresh) known.add(word);
    return fresh.length > 0 && fresh.length >= words.length / 2;
  });
  return [...new Set([...telling, ...distinct.values()])].slice(0, count);
}

/** Equal for lines that differ in case and marks alone. */
const findKey = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
