import { splitSentences } from "../checks/sentences";
import { findTopic, type LineTopic } from "../compose/find-topic";
import { capitalize, endSentence, removeEndMark } from "../compose/grammar";
import { leansBack } from "../compose/lean";
import type { Source } from "../compose/source";
import { listWholeClauses, splitClauses } from "../compose/split-lines";
import { findUnits, isMonth, measureShared } from "../compose/units";
import { joinLeaning } from "./join-leaning";
import { findBeginning } from "./whole-title";

/** The share of a line without a figure of its own that the title may have said. */
const mostShared = 0.5;
/** The share of the point that a title says which needs no more of it. */
const wellSaid = 0.75;

/**
 * What a title leaves out, in whole lines of up to `most` characters, the most telling first: the point where the title says little of it, its
 * condition or its day, the rest of the idea, what it costs and when it is, then the other facts.
 */
export function listSupports(source: Source, title: string, most: number): string[] {
  const { lines, material } = source;
  const said = findUnits(title);
  const [first = "", ...others] = lines.telling;
  const rest = joinLeaning(others);
  const point = removeEndMark(first);
  const start = title.replace(/\?$/, "").toLowerCase();
  const begun = [point, ...lines.also.map(removeEndMark)].find((text) => text.toLowerCase().startsWith(start));
  // why not of a question: what stands behind it asks on
  const tail = title.endsWith("?") || / or /.test(title) ? "" : (begun?.slice(start.length) ?? "");
  const behind =
    /^ (?:says|said|if|when|for|by|with|after|before|until|from|at|in|on|to|without|instead of|even though|although) \S+ \S/i.test(
      tail,
    )
      ? capitalize(tail.trim())
      : /^(?:[,:;–]| (?:and|but|–)) ?\S+ \S/.test(tail)
        ? capitalize(tail.replace(/^[ ,:;–]{1,3}(?:(?:and|but) )?/, ""))
        : "";
  const isLeft = measureShared(findUnits(point), said) < wellSaid;
  const isStory = material.message.kind === "story";
  const ranked = rankDeciding(source);
  const own = lines.facts.filter(({ from }) => from === "facts").map(({ text }) => text);
  return [
    behind,
    ...(begun ? [] : [point.split(/,? and (?=(?:we|you|get|receive|save) )/i)[0] ?? ""]),
    ...(isLeft && !begun ? [point] : []),
    ...(tellsItself.test(material.message.kind) ? [...rest, ...ranked] : [...ranked, ...lines.also, ...rest]),
    ...lines.also,
    ...own,
    lines.intro,
    findBeginning(lines.intro, most) ?? "",
  ]
    .flatMap((text) =>
      text.length <= most
        ? [text]
        : splitSentences(text)
            .filter((sentence) => isStory || !leansBack(sentence))
            .flatMap((sentence) => [
              sentence,
              ...listWholeClauses(sentence),
              ...splitClauses(endSentence(sentence)).slice(0, 1),
            ]),
    )
    .map(removeEndMark)
    .filter((text) => {
      const units = findUnits(text);
      const isNew = [...units.keys()].some((unit) => unit.startsWith("#") && !said.has(unit));
      return (
        text.includes(" ") &&
        text.length <= most &&
        (isStory || !leansBack(text)) &&
        (isNew || measureShared(units, said) < mostShared)
      );
    });
}

/** Messages whose own sentences tell more than any price or day. */
export const tellsItself = /^(?:story|claim|how-to|question|launch)$/;

const dated = /^(?:event|opening|season|offer)$/;
const opens = /^(?:opening|hiring)$/;
const isWeekly =
  /^(?:we(?:['’]re| are) )?open\b|^(?:opening )?hours\b|\bdaily\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}(?: to |[ ]?[-–] ?)(?:mon|tue|wed|thu|fri|sat|sun)/iu;

/** How much it tells that a line has a figure of its own, is said of the same as the point, or says when it is or what it costs. */
const forFigure = 1;
const forSame = 2;
const forPractical = 0.7;
const forAppeal = 0.4;
const forOther = 0.8;
const forMeasured = 1;
/** From here on a line decides something for its reader. */
const leastDeciding = 1.2;

/**
 * What a reader has to know to decide, the most telling first: whole lines of idea and facts with figures that the point lacks, of the same thing as the
 * point ("From Monday 6 July the number is 07 5550 0142" of a number that changes), a price, a day or a place.
 */
export function rankDeciding({ lines, material }: Source): string[] {
  const [point = "", ...rest] = lines.telling;
  const known = findUnits(point);
  const isPost = material.message.kind === "hiring";
  const measure = (text: string, topic: LineTopic): number => {
    const units = findUnits(text);
    const hasFigure = [...units.keys()].some((unit) => unit.startsWith("#") && !known.has(unit));
    // why not when a business is open every week: it was before, and will be after
    const isPractical =
      topic === "price" ||
      topic === "where" ||
      (topic === "when" && (opens.test(material.message.kind) || !isWeekly.test(text)));
    // why: "the course starts in September" is told of something else than the open day in May
    const isOther =
      dated.test(material.message.kind) && [...units.keys()].some((unit) => isMonth(unit) && !known.has(unit));
    const isMeasured =
      material.message.kind === "claim" && [...units.keys()].filter((unit) => unit.startsWith("#")).length > 1;
    const isAppeal = isPost && topic === "feature";
    return (
      (hasFigure && (isPractical || topic !== "when") ? forFigure : 0) +
      measureShared(units, known) * forSame +
      (isPractical ? forPractical : 0) +
      (isAppeal ? forAppeal : 0) +
      (isMeasured ? forMeasured : 0) -
      (isOther ? forOther : 0)
    );
  };
  return [
    ...joinLeaning(rest).map((text) => ({ text, topic: findTopic(text) })),
    ...lines.facts.filter(({ from }) => from === "facts"),
  ]
    .filter(({ text }) => !leansBack(text))
    .map(({ text, topic }) => ({ text, score: measure(text, topic) }))
    .filter(({ score }) => score >= leastDeciding)
    .sort((one, other) => other.score - one.score)
    .map(({ text }) => text);
}

/** What is dearest to a reader: a price, what is taken off, what is free. */
export const holdsOffer = /[£$€₹]\s?\d|\d ?%|\bfree\b|half[- ]price/i;
