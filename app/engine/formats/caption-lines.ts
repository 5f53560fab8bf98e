import { normalizeSentence } from "../checks/sentences";
import { listFactLines } from "../compose/fact-lines";
import { writeHeadline } from "../compose/headline";
import { type Line, splitAnswers } from "../compose/lines";
import { namesDay, repeats, sharesSum } from "../compose/repeats";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { capitalize, endSentence } from "../english/grammar";
import { leansBack } from "../english/lean";
import { findUnits, measureShared } from "../english/units";
import { joinLeaning } from "./join-leaning";

/** Facts that are told together, as a reader asks for them. */
export type Bundle = "price" | "practical" | "feature" | "trust" | "terms";

/** The share of a fact that a text says from which on it is not said again. */
const mostShared = 0.7;
/** In how many captions facts are told for their own sake. */
const mostTold = 2;
/** The share of a thing's name in a fact that is about it. */
const mostOfThing = 0.6;
/** In how many captions the same few words say the point. */
const mostOfLabel = 4;
/** Characters of the point in few words, which stands beside other lines. */
const longestLabel = 80;

const isOffer = /^(?:offer|season|ending|reminder|launch)$/;
/** What an offer is bound to, and characters of a sentence that says both. */
const condition = /\b(?:if|only|before|until|till|by|when you|with every|first)\b/i;
const longestBound = 130;

const bundleOf = ({ topic }: Line): Bundle => (topic === "when" || topic === "where" ? "practical" : topic);

/** The lines that the captions of one campaign choose among, and how they are said. */
export type CaptionLines = ReturnType<typeof makeCaptionLines>;

/** The lines that the captions of one campaign choose among: what was told least comes first. */
export function makeCaptionLines(source: Source, voice: VoiceLines, wasSaid: (line: string) => boolean) {
  const { told, rows, practical, kind, facts, problem, intro, about } = source;
  const point = endSentence(source.wordings[0] ?? source.name);
  // why whole: an offer without its condition is another offer
  const isBound = isOffer.test(kind) && facts.offer !== null && point.length <= longestBound && condition.test(point);
  const label = isBound ? point : endSentence(writeHeadline(source.point, longestLabel));
  /** The day with its hours, where a fact tells it so. */
  const day = practical
    .map(endSentence)
    .find((line) => namesDay(line, line) && normalizeSentence(line) !== normalizeSentence(facts.when ?? ""));
  const thing = facts.what?.includes(" ") && !isInPhrase(facts.what, told) ? capitalize(facts.what) : "";
  const made = /^(?:event|opening)$/.test(kind) ? [...listFactLines(kind, source.point.facts), thing] : [];
  const labels = [label, ...made.filter(Boolean).map(endSentence)];
  // why: "Open rehearsal Tuesday 15 September, 7.30pm to 9.15pm" says what it is, and when to the hour
  const dated = day && sharesThing(day, label, facts.when) ? day : undefined;
  // why apart in a story: its beginning stands in every caption
  const rest = (kind === "story" ? told : joinLeaning(told)).slice(1);
  const others = [...rest, ...rows.map(({ text }) => text)];
  const background = [intro, ...about.map(({ text }) => text)].filter(Boolean);
  // why later: since when a business trades, and what it does not do, is no news
  const isLate = new Set(rows.filter(({ topic }) => /^(?:trust|terms)$/.test(topic)).map(({ text }) => text));
  const counts = new Map(
    [point, ...labels, ...others, ...background].map((line) => [
      normalizeSentence(line),
      Number(wasSaid(line)) + Number(isLate.has(line)),
    ]),
  );
  const usedLines = new Set<string>();
  /** A line of the voice that was not used yet; empty where all were. */
  const open = () => voice.open.find((line) => !usedLines.has(line)) ?? "";
  const close = () => voice.close.find((line) => !usedLines.has(line)) ?? "";
  const outcome = kind === "story" ? findOutcome(told) : "";

  const countOf = (line: string) => counts.get(normalizeSentence(line)) ?? 0;
  const isWorn = (line: string) => countOf(line) >= mostTold;
  /** In their order, those first that were told least. */
  const putLeastToldFirst = (lines: readonly string[]): string[] =>
    lines
      .map((line, at) => ({ line, at }))
      .sort((one, other) => countOf(one.line) - countOf(other.line) || one.at - other.at)
      .map(({ line }) => line);

  /** The point in few words; whole once four captions hold them. */
  const sayLabel = (): string => (countOf(label) < mostOfLabel ? label : point);

  /** The point in few words that do not name a day, which is told beside them; as anywhere where there is none. */
  function sayWithoutDay(beside = day): string {
    if (!beside) return sayLabel();
    return labels.find((line) => !namesDay(line, beside)) ?? dated ?? sayLabel();
  }

  /** The point in the owner's whole sentence, and how a story ends: that is what it is told for. In few words where there is no room. */
  function sayPoint(room: number): string {
    const ended = [point, outcome].filter(Boolean).join(" ");
    return [ended, point].find((line) => line.length <= room) ?? sayLabel();
  }

  /** Up to `most` lines that say what the text does not, the least told first. */
  function sayMore(text: string, most: number, room: number, lines: readonly string[] = others): string[] {
    const taken: string[] = [];
    for (const line of putLeastToldFirst(lines)) {
      const before = [text, ...taken];
      const isShort = [...taken, line].join(" ").length <= room;
      const isSaid = before.some((one) => repeats(line, one));
      if (taken.length < most && isShort && !isSaid) taken.push(line);
    }
    return taken;
  }

  /** Up to `most` facts of one kind that the text does not say; none where each was told twice. */
  const sayBundle = (bundle: Bundle, text: string, most: number, room: number): string[] => {
    const own = rows.filter((line) => bundleOf(line) === bundle).map((line) => line.text);
    return own.some((line) => !isWorn(line)) ? sayMore(text, most, room, own) : [];
  };

  /** The facts that speak to the trouble; where none does, those that decide. */
  const sayAnswer = (text: string, most: number, room: number): string[] => {
    const { answers } = splitAnswers(rows, problem);
    const fitting = answers.length > 0 ? answers.map((line) => line.text) : others.filter((line) => !isLate.has(line));
    return sayMore(text, most, room, fitting);
  };

  /** Price, day and place, as far as the text does not say them; no day twice, with its hours or without. */
  const sayPractical = (text: string): string[] =>
    practical
      .filter(
        (fact) =>
          measureShared(findUnits(fact), findUnits(text)) < mostShared &&
          !namesDay(fact, text) &&
          !sharesSum(fact, text),
      )
      .map(endSentence);

  /** Whether a fact says by itself what it is about: most of the thing's name. */
  const standsAlone = (line: string): boolean =>
    !leansBack(line) && facts.what !== null && measureShared(findUnits(facts.what), findUnits(line)) >= mostOfThing;

  /** Remembers what a caption says, so that the next ones say something else. */
  const remember = (text: string) => {
    const said = normalizeSentence(text);
    for (const [line, count] of counts) if (said.includes(line)) counts.set(line, count + 1);
    for (const line of [...voice.open, ...voice.close]) if (text.includes(line)) usedLines.add(line);
  };

  return {
    point,
    rest,
    others,
    background,
    isWorn,
    open,
    close,
    putLeastToldFirst,
    sayLabel,
    sayWithoutDay,
    sayPoint,
    sayMore,
    sayBundle,
    sayAnswer,
    sayPractical,
    dated,
    standsAlone,
    remember,
  };
}

/** The last sentence that somebody does something in, and nobody is quoted: how a story ends. */
function findOutcome(told: readonly string[]): string {
  return told.slice(1).findLast((line) => !/["“”]/.test(line) && line.split(" ").length > 4) ?? "";
}

/** Whether both name the same thing beside a time. */
function sharesThing(line: string, label: string, when: string | null): boolean {
  const [known, time] = [findUnits(label), findUnits(when ?? "")];
  return [...findUnits(line).keys()].some((unit) => known.has(unit) && !time.has(unit));
}

/** Whether a thing is only a part of what is said: "under the | desert sky", "learn to | row course". */
const isInPhrase = (thing: string, told: readonly string[]): boolean =>
  told.some((line) => {
    const at = line.toLowerCase().indexOf(thing.toLowerCase());
    return (
      at > 0 &&
      /\b(?:to|in|on|at|under|over|near|by|behind|of|with|from)(?: (?:the|our|an?|my))? $/i.test(line.slice(0, at))
    );
  });
