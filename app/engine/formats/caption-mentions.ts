import { normalizeSentence } from "../checks/sentences";
import { keepsConditions } from "../compose/conditions";
import { listFactLines } from "../compose/fact-lines";
import { isDated, isUnfinished, writeHeadline } from "../compose/headline";
import type { Source } from "../compose/source";
import { capitalize, endSentence, removeEndMark } from "../english/grammar";
import { leansBack } from "../english/lean";
import { findUnits, measureShared } from "../english/units";
import { hasFiniteVerb, readWords } from "../english/words";
import { listPhrases } from "../phrases/list-phrases";
import { isThin } from "./phrase-sections";

/** Characters of the point in few words. */
const longestMention = 80;
/** Words of a thing's name that is said alone: "Open night" says too little. */
const fewestOfThing = 3;
/** The share of a mention that a text says from which on it is not said beside it. */
const mostSaid = 0.7;
/** A mention that leaves out so little of the whole sentence is that sentence. */
const sameShare = 0.99;
const mostOfWhole = 0.9;
/** Characters of a sentence that is told whole, or in so small a part that the rest is another matter. */
const longestWhole = 110;
const leastCut = 0.6;
const isOffer = /^(?:offer|season|ending|reminder|launch)$/;

/** The ways to say the point in few words: the headline, its facts in a line; the whole sentence last. */
export function listMentions(source: Source): string[] {
  const { told, kind, facts, point, name, practical } = source;
  const whole = endSentence(told[0] ?? name);
  const isApart = facts.what !== null && !isInPhrase(facts.what, told);
  const made = isDated.test(kind) && isApart ? listFactLines(kind, point.facts) : [];
  const isLong = (facts.what?.split(" ").length ?? 0) >= fewestOfThing;
  const thing = isLong && isDated.test(kind) && isApart ? (facts.what ?? "") : "";
  // why: "Open rehearsal Tuesday 15 September, 7.30pm to 9.15pm" says what it is, and when to the hour
  const dated = practical.filter(
    (line) => facts.what?.includes(" ") && measureShared(findUnits(facts.what), findUnits(line)) === 1,
  );
  const call = normalizeSentence(source.call);
  const short = [writeHeadline(point, longestMention), ...dated, ...made.slice(0, 3), thing]
    .filter((line) => line !== "" && line !== name && line.length <= longestMention && !isUnfinished.test(line))
    // why: a sentence without its "really" is the same again
    .filter(
      (line) =>
        line.length >= whole.length - 1 ||
        measureShared(findUnits(whole), findUnits(line)) < sameShare ||
        line.length < whole.length * mostOfWhole,
    )
    // why: what it is good for stands at its end, "even without signal", "after work"
    .filter(
      (line) =>
        !whole.toLowerCase().startsWith(removeEndMark(line).toLowerCase()) ||
        whole.length > longestWhole ||
        line.length < whole.length * leastCut,
    )
    // why: the call stands under each caption, and is no point above itself
    .filter((line) => normalizeSentence(line) !== call)
    .map((line) => endSentence(capitalize(line)));
  const kept =
    isOffer.test(kind) && facts.offer !== null ? short.filter((line) => keepsConditions(line, whole)) : short;
  const said = isThin(source)
    ? listPhrases(source)
        // why: what leaves out a place or a day is another point
        .phrases.filter(
          ({ topic, text }) => topic === "mention" && measureShared(findUnits(whole), findUnits(text)) >= mostSaid,
        )
        .map(({ text }) => text)
    : [];
  return [...new Set([...kept, ...said, ...source.rewordings, whole])].filter(
    (line) => !leansBack(line) || line === whole,
  );
}

/** Whether the point needs no mention beside a text. */
export const isMentioned = (mentions: readonly string[], text: string): boolean =>
  mentions.some((line) => measureShared(findUnits(line), findUnits(text)) >= mostSaid);

/** Whether a mention says too little beside a line: "Six week antenatal course" names the thing, and not when or what of it. */
export const isBrief = (mention: string): boolean =>
  mention.split(" ").length < fewestOfMention && !/\d/.test(mention) && !hasFiniteVerb(readWords(mention));
const fewestOfMention = 6;

/** Whether a thing is only a part of what is said: "under the | desert sky", "learn to | row course". */
const isInPhrase = (thing: string, told: readonly string[]): boolean =>
  told.some((line) => {
    const at = line.toLowerCase().indexOf(thing.toLowerCase());
    return (
      at > 0 &&
      /\b(?:to|in|on|at|under|over|near|by|behind|of|with|from)(?: (?:the|our|an?|my))? $/i.test(line.slice(0, at))
    );
  });
