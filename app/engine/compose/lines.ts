import { endSentence } from "../english/grammar";
import { addsNothing, countShared, findUnits, measureShared } from "../english/units";
import { findTopic, type LineTopic } from "./find-topic";
import { isSentence } from "./is-sentence";

/** A whole line of the owner's, never cut: it is right as it was typed, and a piece of it may not be. */
export interface Line {
  /** With a capital and an end mark: "Six Tuesday evenings from 15 September." */
  text: string;
  topic: LineTopic;
  /** Whether it is a sentence; a note is read in a list. */
  isSentence: boolean;
}

export const makeLine = (text: string): Line => ({
  text: endSentence(text),
  topic: findTopic(text),
  isSentence: isSentence(text),
});

/** The lines that say something which neither the texts nor the lines before them say. */
export function keepNew(lines: readonly Line[], said: readonly string[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines)
    if (/\p{L}{2}/u.test(line.text) && !addsNothing(line.text, ...said, ...kept.map(({ text }) => text)))
      kept.push(line);
  return kept;
}

/** What a line is worth to somebody who decides: a figure of its own, being of the same thing as the point, a price or a place, an answer to the trouble; what forbids comes last. */
const worth = { figure: 1, same: 2, practical: 0.7, answer: 1, terms: -1, trust: -0.5 };

/** The lines, those that decide most first. */
export function rankLines(lines: readonly Line[], point: string, problem: string): Line[] {
  const known = findUnits(point);
  const { answers } = splitAnswers(lines, problem);
  const measure = (line: Line) => {
    const { text, topic } = line;
    const units = findUnits(text);
    // why not its hours and who says so: a business is open every week, and "since 1998" decides nothing
    const isUsual =
      topic === "trust" ||
      (topic === "when" &&
        /\bopen\b|\bhours\b|\bsupport\b|\bweekdays\b|\bdaily\b|\bevery day\b|day to (?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(
          text,
        ));
    const hasFigure = !isUsual && [...units.keys()].some((unit) => unit.startsWith("#") && !known.has(unit));
    const isPractical = !isUsual && /^(?:price|where|when)$/.test(topic);
    return (
      measureShared(units, known) * worth.same +
      (hasFigure ? worth.figure : 0) +
      (isPractical ? worth.practical : 0) +
      (answers.includes(line) ? worth.answer : 0) +
      (topic === "terms" || topic === "trust" ? worth[topic] : 0)
    );
  };
  return lines
    .map((line, at) => ({ line, at, score: measure(line) }))
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .map(({ line }) => line);
}

/** Words that a fact shares with a trouble that it answers: one alone is chance. */
export const fewestShared = 2;

/** The lines that speak to the trouble, and the others. */
export function splitAnswers(lines: readonly Line[], problem: string): { answers: Line[]; others: Line[] } {
  const trouble = findUnits(problem);
  const answers = lines.filter(({ text }) => countShared(findUnits(text), trouble) >= fewestShared);
  return { answers, others: lines.filter((line) => !answers.includes(line)) };
}
