import { normalizeSentence } from "../checks/sentences";
import { longestHeadline, writeHeadline } from "../compose/headline";
import type { Source } from "../compose/source";
import type { VoiceLines } from "../compose/voice-lines";
import { endSentence } from "../english/grammar";
import { addsNothing, findUnits, measureShared } from "../english/units";
import { joinLeaning } from "./join-leaning";

/** The share of a fact that a text says from which on it is not said again. */
const mostShared = 0.7;
/** The share of a wording that stands before it from which on it says the same. */
const sameWording = 0.9;

/** The lines that the captions of one campaign choose among: what was told least comes first. */
export function makeCaptionLines(source: Source, voice: VoiceLines, wasSaid: (line: string) => boolean) {
  const { told, rows, practical, kind } = source;
  const typed = source.wordings.map(endSentence);
  // why: an account that has said them before begins with another one
  const wordings = typed.some(wasSaid) ? typed.toReversed() : typed;
  const headline = endSentence(writeHeadline(source.point, longestHeadline));
  // why apart in a story: its beginning stands in every caption
  const rest = (kind === "story" ? told : joinLeaning(told)).slice(1);
  const others = [...rest, ...rows.map(({ text }) => text)];
  // why later: since when a business trades, and what it does not do, is no news
  const isLate = new Set(rows.filter(({ topic }) => /^(?:trust|terms)$/.test(topic)).map(({ text }) => text));
  const counts = new Map(
    [...wordings, ...others].map((line) => [normalizeSentence(line), Number(wasSaid(line)) + Number(isLate.has(line))]),
  );
  const usedLines = new Set<string>();
  /** A line of the voice that was not used yet; empty where all were. */
  const open = () => voice.open.find((line) => !usedLines.has(line)) ?? "";
  const close = () => voice.close.find((line) => !usedLines.has(line)) ?? "";
  const outcome = kind === "story" ? findOutcome(told) : "";

  const countOf = (line: string) => counts.get(normalizeSentence(line)) ?? 0;
  /** In their order, those first that were told least. */
  const putLeastToldFirst = (lines: readonly string[]): string[] =>
    lines
      .map((line, at) => ({ line, at }))
      .sort((one, other) => countOf(one.line) - countOf(other.line) || one.at - other.at)
      .map(({ line }) => line);

  /** A wording of the point that fits behind what was said, the least told. */
  function sayPoint(room: number, before = ""): string {
    // why: how a story ends is what it is told for
    const ended = [told[0], outcome].filter(Boolean).join(" ");
    if (outcome && ended.length <= room) return ended;
    const fitting = wordings.filter(
      (line) => line.length <= room && measureShared(findUnits(line), findUnits(before)) < sameWording,
    );
    return putLeastToldFirst(fitting)[0] ?? headline;
  }

  /** Up to `most` lines that say what the text does not, the least told first. */
  function sayMore(text: string, most: number, room: number, lines: readonly string[] = others): string[] {
    const taken: string[] = [];
    for (const line of putLeastToldFirst(lines))
      if (taken.length < most && [...taken, line].join(" ").length <= room && !addsNothing(line, text, ...taken))
        taken.push(line);
    return taken;
  }

  /** Price, day and place, as far as the text does not say them; no day twice, with its hours or without. */
  const sayPractical = (text: string): string[] =>
    practical
      .filter((fact) => measureShared(findUnits(fact), findUnits(text)) < mostShared && !namesDay(fact, text))
      .map(endSentence);

  /** Remembers what a caption says, so that the next ones say something else. */
  const remember = (text: string) => {
    const said = normalizeSentence(text);
    for (const [line, count] of counts) if (said.includes(line)) counts.set(line, count + 1);
    for (const line of [...voice.open, ...voice.close]) if (text.includes(line)) usedLines.add(line);
  };

  return {
    headline,
    wordings,
    rest,
    others,
    isLate,
    open,
    close,
    putLeastToldFirst,
    sayPoint,
    sayMore,
    sayPractical,
    remember,
  };
}

/** Whether a text names the day of a fact: "Saturday 6 June 2026, 7am" beside "opens on Saturday 6 June". */
function namesDay(fact: string, text: string): boolean {
  const [day] = /\b\d{1,2} \p{Lu}\p{Ll}{2,}|\b\p{Lu}\p{Ll}{2,} \d{1,2}\b(?![:.]\d)/u.exec(fact) ?? [];
  return day !== undefined && text.includes(day);
}

/** The last sentence that somebody does something in, and nobody is quoted: how a story ends. */
function findOutcome(told: readonly string[]): string {
  return told.slice(1).findLast((line) => !/["“”]/.test(line) && line.split(" ").length > 4) ?? "";
}
