import { endSentence, removeEndMark } from "../compose/grammar";
import { leansBack } from "../compose/lean";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
import { findReaders, tellProblem } from "../compose/tell-reader";
import { addsNothing, findUnits, measureShared, weigh } from "../compose/units";
import { getVoiceLines, type VoiceLines } from "../compose/voice-lines";
import type { SaidBefore } from "../said-before";
import { type Answered, askForReaders } from "./ask-for-readers";
import { fitTitle, longestTitle } from "./fit-title";
import { introduceUs } from "./introduce-us";
import { joinLeaning } from "./join-leaning";
import { listDeadlines } from "./list-deadlines";
import { listSteps } from "./list-steps";

/** What the captions of a campaign are made of. */
export interface CaptionMaterial {
  source: Source;
  voice: VoiceLines;
  /** The point in whole lines that mean the same, the fullest first. */
  points: readonly string[];
  /** The idea's sentences behind the point. */
  rest: readonly string[];
  facts: readonly Line[];
  answers: readonly Answered[];
  steps: readonly string[];
  deadlines: readonly string[];
  intros: readonly string[];
  problem: string | null;
  /** Those whom it is for, by their name. */
  readers: string | null;
}

/** Characters of two sentences that are the point together. */
const longestPair = 190;
/** The share of the point, and of its figures, that another wording of it has to hold. */
const mostOfIt = 0.55;
const mostFigures = 0.5;
/** Characters of a point that is long, and the share of it that another wording may do with. */
export const longPoint = 90;
const mostOfLong = 0.35;
/** Words of a line that says the point. */
const fewestWords = 4;

export function gatherCaptionMaterial(source: Source, said: SaidBefore): CaptionMaterial {
  const { lines, material } = source;
  const steps = listSteps(source);
  const [first = "", second = "", ...others] = lines.telling;
  // why one: half of a story is none, and a question alone is no point
  const isPair =
    (material.message.kind === "story" || /^[^?]{3,60}\?$/.test(first) || leansBack(second)) && second !== "";
  const point = isPair && first.length + second.length < longestPair ? `${first} ${second}` : first;
  const rest = joinLeaning(point === first ? [second, ...others].filter(Boolean) : others);
  const title = fitTitle(source, longestTitle);
  const wordings = [...lines.forms, ...lines.also, endSentence(title)].filter(
    (text) => text.split(" ").length >= fewestWords && !leansBack(text) && saysPoint(text, first),
  );
  const asks = /^How to /.test(lines.title) && steps.length > 0;
  const points = asks
    ? steps.map((step) => `${lines.title}: ${step.charAt(0).toLowerCase()}${step.slice(1)}.`)
    : [point, ...wordings];
  const facts = lines.facts.filter(
    ({ text, from }) => from !== "idea" && !steps.includes(removeEndMark(text)) && !addsNothing(text, ...lines.telling),
  );
  return {
    source,
    voice: getVoiceLines(source, said),
    points: distinct(points),
    rest: rest.filter((text) => weigh(findUnits(text)) > 0),
    facts: said.size > 0 ? [...facts.slice(turn), ...facts.slice(0, turn)] : facts,
    answers: askForReaders(source, facts),
    steps,
    deadlines: listDeadlines(source),
    intros: [lines.intro, ...introduceUs(source)].filter(Boolean),
    problem: tellProblem(source),
    readers: findReaders(source),
  };
}

/** Whether a text says most of the point, and at least half of its figures. */
function saysPoint(text: string, point: string): boolean {
  const [own, units] = [findUnits(text), findUnits(point)];
  const figures = new Map([...units].filter(([unit]) => unit.startsWith("#")));
  return (
    measureShared(units, own) >= (point.length > longPoint ? mostOfLong : mostOfIt) &&
    measureShared(figures, own) >= mostFigures
  );
}

/** By how many facts a campaign moves on whose account has said the same before. */
const turn = 2;

/** The same line once, whatever its marks. */
const distinct = (texts: readonly string[]): string[] => {
  const known = new Set<string>();
  return texts.filter((text) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (key === "" || known.has(key)) return false;
    known.add(key);
    return true;
  });
};
