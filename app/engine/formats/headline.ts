import type { Account } from "../compose/account";
import { capitalize, endSentence, fitPoint, withoutEndMark } from "../compose/grammar";
import { startText } from "../compose/make-source";
import { needs } from "../compose/needs";
import type { Source } from "../compose/source";
import { cutAtWord } from "../words/clean-text";
import { findFeatures } from "./outline";

/** The poster's line: the point in up to 60 characters, without a full stop; and what it leaves out in up to 110. */
export function composeHeadline(source: Source, account: Account): { headline: string; supportingLine: string } {
  const composer = startText(source, account, "headline");
  const { message } = source.material;
  const headline = withoutEndMark(
    fitPoint(message, 50) ??
      composer.say("headline", { most: 60, rich: true }) ??
      fitPoint(message, 60) ??
      capitalize(cutAtWord(message.point, 60)),
  );
  const known = headline.toLowerCase();
  const saysMore = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    return words.filter((word) => known.includes(word)).length / words.length < 0.5;
  };
  const supportingLine =
    composer.say("support", { most: 110, accept: saysMore, rich: true }) ?? `${source.name}, ${source.site}`;
  return { headline, supportingLine };
}

/** Three to five facts of the campaign, each with a label of up to 24 characters and a sentence of up to 120. */
export function listPoints(source: Source): { label: string; sentence: string }[] {
  const { facts, quantity } = source.material.message;
  const given: [string, string | null | undefined][] = [
    ["The offer", facts.offer],
    ["When", facts.when],
    ["Where", facts.where],
    ["Left today", quantity?.isRemaining && quantity.noun ? `${quantity.count} ${quantity.noun.text}` : null],
    ...facts.proof.map((line): [string, string] => ["Why", line]),
    ...findFeatures(source).map(({ text }): [string, string] => ["What you get", text]),
    ...source.about.map((line): [string, string] => [cutAtWord(`About ${source.name}`, 24), line]),
    ["For whom", facts.for ?? (needs.audience(source) ? source.material.audience?.text : null)],
    ["Where to ask", source.site],
    ["What to do", source.call || null],
  ];
  const points: { label: string; sentence: string }[] = [];
  for (const [label, text] of given) {
    const sentence = text ? endSentence(text) : "";
    if (!sentence || sentence.length > 120 || points.length === 5) continue;
    if (points.some((point) => point.sentence.toLowerCase().includes(withoutEndMark(sentence).toLowerCase()))) continue;
    const count = points.filter((point) => point.label.startsWith(label)).length;
    points.push({ label: count === 0 ? label : `${label} ${count + 1}`, sentence });
  }
  return points;
}
