import type { Account } from "../compose/account";
import type { Composer } from "../compose/composer";
import { capitalize, withoutEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { listPoints } from "./headline";
import { findFeatures } from "./outline";

export interface Ads {
  /** For responsive search ads: 15 of up to 30 characters, none twice. */
  headlines: string[];
  /** 4 of up to 90 characters. */
  descriptions: string[];
  /** Three social ads: a text of up to 125 characters, a headline of up to 40. */
  social: { text: string; headline: string }[];
}

/** The campaign as ads. Deterministic. */
export function writeAds(plan: CampaignPlan, said?: SaidBefore): Ads {
  const source = makeSource(plan);
  return composeAds(source, openAccount(source, said));
}

export function composeAds(source: Source, account: Account): Ads {
  const composer = startText(source, account, "ads", Number.POSITIVE_INFINITY);
  const features = findFeatures(source).flatMap((feature) =>
    composer.findWordings("ad-feature", { most: 30, about: { feature } }).map(({ text }) => text),
  );
  const headlines = takeDistinct([...listAll(composer, "ad-headline", 30), ...features], 15);
  const points = listPoints(source)
    .map(({ sentence }) => sentence)
    .filter((text) => text.length <= 90 && text.length >= 12);
  const descriptions = takeDistinct([...listAll(composer, "ad-description", 90), ...points], 4);
  const texts = takeDistinct(
    [
      ...listAll(composer, "social", 125),
      ...listAll(composer, "opening", 125),
      ...listAll(composer, "key", 125),
      ...points,
    ],
    3,
  );
  const heads = takeDistinct([...listAll(composer, "social-headline", 40), ...headlines], 3);
  return {
    headlines,
    descriptions,
    social: texts.map((text, index) => ({ text, headline: heads[index] ?? source.site })),
  };
}

const listAll = (composer: Composer, place: string, most: number): string[] =>
  composer.findWordings(place, { most }).map(({ text }) => capitalize(text));

/** The first ones that differ in more than case and marks. */
function takeDistinct(texts: readonly string[], count: number): string[] {
  const kept = new Map<string, string>();
  for (const text of texts) {
    const key = withoutEndMark(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (!kept.has(key) && kept.size < count) kept.set(key, text);
  }
  return [...kept.values()];
}
