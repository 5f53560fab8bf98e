import { endSentence, removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import { cutAtWord } from "../words/clean-text";
import { repeatsWords } from "../words/repeats-words";
import { fitTitle, longestTitle } from "./fit-title";
import { listSupports } from "./list-supports";

/** Characters of the line under a headline, and of two of them in one. */
const longestSupport = 110;
const longestPair = 90;

/** The poster's line: the point in up to 60 characters, without a full stop; and what it leaves out in up to 110. */
export function composeHeadline(source: Source): { headline: string; supportingLine: string } {
  const headline = fitTitle(source, longestTitle);
  const known = headline.toLowerCase();
  const supports = listSupports(source, headline, longestSupport).filter(
    (text) => !saysNothingNew(text, known) && (hasNewFigure(text, known) || !repeatsWords(text, headline)),
  );
  const [first = `${source.name}, ${source.site}`, ...others] = supports;
  // why: when it is and what it costs are read together
  const second = others.find(
    (text) =>
      `${first}. ${text}`.length <= longestPair &&
      !repeatsWords(text, first) &&
      !/[?!]$/.test(first) &&
      /\d|\bfree\b/i.test(text) &&
      !saysNothingNew(text, `${known} ${first.toLowerCase()}`),
  );
  const supportingLine = second ? `${first}. ${second}` : first;
  return { headline, supportingLine };
}

/** "It is £8 on the door" behind "£8 on the door": every figure and every longer word was said. */
export function saysNothingNew(line: string, known: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}\p{N}£$€][\p{L}\p{N}.,:]*[\p{L}\p{N}]/gu) ?? [];
  const telling = words.filter(
    (word) =>
      (word.length > 3 &&
        !/^(?:what|should|from|with|this|that|they|your|have|there|needed|last|lasts|start|starts|begin|begins|runs|opens|open|cost|costs|price)$/.test(
          word,
        )) ||
      /\d/.test(word),
  );
  return telling.length > 0 && telling.every((word) => known.includes(word));
}

/** Whether a figure stands in a line that was not told: "the after-hours number is 07 5550 0142". */
export const hasNewFigure = (line: string, known: string): boolean =>
  (line.match(/(?<![\d.,:])(?!20\d\d\b)\d[\d.,:]*/g) ?? []).some((figure) => !known.includes(figure));

/** Three to five facts of the campaign, each with a label of up to 24 characters and a sentence of up to 120. */
export function listPoints(source: Source): { label: string; sentence: string }[] {
  const { facts, quantity } = source.material.message;
  const given: [string, string | null | undefined][] = [
    ["The offer", facts.offer],
    ["When", facts.when],
    ["Where", facts.where],
    ["Left today", quantity?.isRemaining && quantity.noun ? `${quantity.count} ${quantity.noun.text}` : null],
    ...facts.proof.map((line): [string, string] => ["Why", line]),
    ...source.lines.facts
      .filter(({ from }) => from === "facts")
      .map(({ text }): [string, string] => ["Good to know", text]),
    ...[
      source.lines.intro,
      ...source.lines.facts.filter(({ from }) => from === "business").map(({ text }) => text),
    ].map((line): [string, string] => [cutAtWord(`About ${source.name}`, 24), line]),
    ["For whom", facts.for ?? (source.material.audience !== null ? source.material.audience?.text : null)],
    ["Where to ask", source.site],
    ["What to do", source.call || null],
  ];
  const points: { label: string; sentence: string }[] = [];
  for (const [label, text] of given) {
    const sentence = text ? endSentence(text) : "";
    if (!sentence || sentence.length > 120 || points.length === 5) continue;
    if (points.some((point) => point.sentence.toLowerCase().includes(removeEndMark(sentence).toLowerCase()))) continue;
    const count = points.filter((point) => point.label.startsWith(label)).length;
    points.push({ label: count === 0 ? label : `${label} ${count + 1}`, sentence });
  }
  return points;
}
