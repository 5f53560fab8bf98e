import { endSentence, removeEndMark } from "../compose/grammar";
import { leansBack } from "../compose/lean";
import type { Line } from "../compose/lines";
import { rewordPoint } from "../compose/reword-point";
import type { Source } from "../compose/source";
import { type Row, splitRow } from "../compose/split-row";
import { findReaders, tellProblem } from "../compose/tell-reader";
import { addsNothing, findUnits, isCalendar, measureShared, weigh } from "../compose/units";
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
  /** What facts list. */
  rows: readonly Row[];
  deadlines: readonly string[];
  intros: readonly string[];
  problem: string | null;
  /** Questions that open a caption: "Got plans for Sunday 31 May?" */
  hooks: readonly string[];
  /** Those whom it is for, by their name. */
  readers: string | null;
}

/** Characters of two sentences that are the point together. */
const longestPair = 190;
/** Characters of a story that a caption tells whole. */
const longestStory = 420;
/** The share of the point, and of its figures, that another wording of it has to hold. */
const mostOfIt = 0.55;
const mostFigures = 0.5;
/** Its words, or a share of them, that are said whatever else is. */
const fewestOfIt = 2;
const leastOfIt = 0.3;
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
    (material.message.kind === "story" || /^[^?]{3,110}\?$/.test(first) || leansBack(second)) && second !== "";
  const point = isPair && first.length + second.length < longestPair ? `${first} ${second}` : first;
  const rest = joinLeaning(point === first ? [second, ...others].filter(Boolean) : others);
  const title = fitTitle(source, longestTitle);
  const asked = point.endsWith("?") && point.startsWith(title) ? `${title}?` : endSentence(title);
  const reworded = [first, ...lines.forms.slice(0, 3)].flatMap(rewordPoint);
  const wordings = [...lines.forms, ...lines.also, asked, ...reworded].filter(
    (text) =>
      text.split(" ").length >= fewestWords &&
      !leansBack(text) &&
      (saysPoint(text, first) ||
        reworded.includes(text) ||
        (material.message.kind === "story" && lines.forms.includes(text))),
  );
  const asks = /^How to /.test(lines.title) && steps.length > 0;
  const told = lines.telling.join(" ");
  // why whole: a story is told from its beginning to its end where there is room
  const story = material.message.kind === "story" && told.length <= longestStory ? [told] : [];
  const points = asks
    ? steps.map((step) => `${lines.title}: ${step.charAt(0).toLowerCase()}${step.slice(1)}.`)
    : [...story, point, ...wordings];
  const rows = lines.facts.flatMap(({ text }) => splitRow(text) ?? []);
  const facts = lines.facts.filter(
    ({ text, from }) =>
      from !== "idea" &&
      splitRow(text) === null &&
      !steps.includes(removeEndMark(text)) &&
      !addsNothing(text, ...lines.telling),
  );
  return {
    source,
    voice: getVoiceLines(source, said),
    points: distinct(points),
    rest: rest.filter((text) => weigh(findUnits(text)) > 0),
    facts: said.size > 0 ? [...facts.slice(turn), ...facts.slice(0, turn)] : facts,
    answers: askForReaders(source, facts),
    steps,
    rows,
    deadlines: listDeadlines(source),
    intros: [lines.intro, ...introduceUs(source)].filter(Boolean),
    problem: tellProblem(source),
    readers: findReaders(source),
    hooks: listHooks(source),
  };
}

/** What a reader is asked before the news, where what it takes for it was read for sure; formal voices ask nobody. */
function listHooks({ lines, material, voice }: Source): string[] {
  const { kind } = material.message;
  if (/^(?:formal|exact|elegant)$/.test(voice.name)) return [];
  const [, day = ""] =
    /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:\d{1,2} \p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8} \d{1,2}))\b/u.exec(
      lines.telling[0] ?? "",
    ) ?? [];
  const isVisited =
    (kind === "event" || (kind === "opening" && /\bopen/i.test(lines.telling[0] ?? ""))) &&
    material.timing?.role !== "deadline";
  if (isVisited && day) return [`Got plans for ${day}?`, `What are you doing on ${day}?`];
  if (kind === "hiring") return ["Looking for work?"];
  return [];
}

/** Whether a text says most of the point, and at least half of its figures. */
function saysPoint(text: string, point: string): boolean {
  const [own, units] = [findUnits(text), findUnits(point)];
  const figures = new Map([...units].filter(([unit]) => unit.startsWith("#")));
  // why: "from 1 July" says when, and not what
  const words = new Map([...units].filter(([unit]) => !unit.startsWith("#") && !isCalendar(unit)));
  return (
    ([...words.keys()].filter((unit) => own.has(unit)).length >= fewestOfIt ||
      measureShared(words, own) >= leastOfIt) &&
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
