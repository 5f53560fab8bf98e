import type { Account } from "../compose/account";
import { capitalize, endSentence, fitPoint, fitStatement, removeEndMark } from "../compose/grammar";
import { startText } from "../compose/make-source";
import { readPointStart } from "../compose/point-start";
import type { Source } from "../compose/source";
import { titleOfComparison } from "../english/compared-figures";
import { cutAtWord } from "../words/clean-text";

/** The poster's line: the point in up to 60 characters, without a full stop; and what it leaves out in up to 110. */
export function composeHeadline(source: Source, account: Account): { headline: string; supportingLine: string } {
  const composer = startText(source, account, "headline");
  const headline = removeEndMark(
    fitPoint(source.material, 60) ??
      composer.say("headline", { most: 60, rich: true }) ??
      fitStatement(source.material, 60),
  );
  const known = headline.toLowerCase();
  const saysMore = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    // why a figure: "Buy two bottles before 20 December" repeats the bottles, and says until when
    const isDated = source.short.sentences.includes(endSentence(text)) && holdsNewFigures(text, known);
    const isOther = words.filter((word) => known.includes(word)).length / words.length <= 0.5;
    return (isOther || isDated) && !saysNothingNew(text, known);
  };
  const supportingLine =
    listRest(source, headline).find(
      (text) => text.length <= 110 && (saysMore(text) || titleOfComparison(text) === headline),
    ) ??
    composer.say("support", { most: 110, accept: saysMore, rich: true }) ??
    source.about.map(removeEndMark).find((text) => text.length <= 110 && saysMore(text)) ??
    `${source.name}, ${source.site}`;
  return { headline, supportingLine };
}

/** "It is £8 on the door" behind "£8 on the door": every figure and every longer word was said. */
export function saysNothingNew(line: string, known: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}\p{N}£$€][\p{L}\p{N}.,:]*[\p{L}\p{N}]/gu) ?? [];
  const telling = words.filter(
    (word) =>
      (word.length > 3 &&
        !/^(?:from|with|this|that|they|your|have|there|needed|last|lasts|start|starts|begin|begins|runs|opens|open|cost|costs|price)$/.test(
          word,
        )) ||
      /\d/.test(word),
  );
  return telling.length > 0 && telling.every((word) => known.includes(word));
}

/** Whether a line has figures, and none that was said. */
function holdsNewFigures(text: string, known: string): boolean {
  const figures = text.match(/\d+/g) ?? [];
  return figures.length > 0 && figures.every((figure) => !known.includes(figure));
}

/** What the idea says and the headline leaves out: the rest of the point, then its other statements. */
export function listRest({ material: { message }, more, short }: Source, headline: string): string[] {
  const point = removeEndMark(message.point);
  const isCut = point.length > headline.length && point.toLowerCase().startsWith(headline.toLowerCase());
  const begin = readPointStart(point);
  const isTask = begin?.task.toLowerCase().startsWith(headline.toLowerCase());
  const rest = isCut
    ? point.slice(headline.length).replace(/^[\s,;:–—-]{1,4}(?:(?:and|but|so|then) )?/i, "")
    : begin && isTask
      ? begin.when + begin.task.slice(headline.length)
      : "";
  // why: a title that only gives a comparison's figures leaves out whose they are
  const told = titleOfComparison(point) === headline ? point : "";
  return [rest, told, ...short.sentences, ...more]
    .map((text) => capitalize(removeEndMark(text)))
    .filter((text) => text.includes(" ") && !/^(?:of|to|than|as|who|which|that) /i.test(text));
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
    ...source.facts.map(({ text }): [string, string] => ["Good to know", text]),
    ...source.about.map((line): [string, string] => [cutAtWord(`About ${source.name}`, 24), line]),
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
