import { normalizeSentence } from "../checks/sentences";
import { splitClauses } from "../compose/clauses";
import { listFactLines } from "../compose/fact-lines";
import { isDated, writeHeadline } from "../compose/headline";
import { isSentence } from "../compose/is-sentence";
import type { Line } from "../compose/lines";
import { namesDay, repeats } from "../compose/repeats";
import type { Source } from "../compose/source";
import { endSentence } from "../english/grammar";
import { leansBack } from "../english/lean";
import { findUnits } from "../english/units";
import { longestHeadline } from "../message/find-headline";
import { listPhrases } from "../phrases/list-phrases";
import { captionPlatforms } from "../platforms";
import { nothingSaid, type SaidBefore } from "../said-before";
import { askForReaders } from "./ask-for-readers";
import { findRest } from "./headline";
import { joinLeaning } from "./join-leaning";
import { isThin, listGlance } from "./phrase-sections";

export type ReasonName =
  | "point"
  | "story"
  | "line"
  | "list"
  | "steps"
  | "problem"
  | "question"
  | "answers"
  | "who"
  | "price"
  | "practical"
  | "feature"
  | "trust"
  | "terms"
  | "made"
  | "readers"
  | "name"
  | "close";

/** What one caption is about: its own lines, before the few words that say the point and behind them. */
export interface Reason {
  name: ReasonName;
  /** What a line of the bank is about, for who asks why it is there. */
  label?: ReasonName;
  before: readonly string[];
  after: readonly string[];
  /** What the reader may do with it, last of all. */
  close?: string;
  /** Each line behind the point stands in a row of its own. */
  isList?: boolean;
  /** The point is the rest of the line before it: "Hartigan Lock & Key: ...". */
  isAddress?: boolean;
}

/** Facts that are told together, and captions of which some are left for what a thing is like. */
const mostTogether = 2;
const fewestOfFeatures = 2;
const fewFacts = 3;
/** Rows of a list. */
const mostRows = 5;
const fewestRows = 2;

/** What captions can be about. A line belongs to one of them alone, but for the list, the whole story, and the price or day behind the point. */
export function listReasons(source: Source, said: SaidBefore = nothingSaid): Reason[] {
  const { told, rows, practical, kind, facts, problem, intro, about } = source;
  const asked = askForReaders(source);
  const own = rows.filter((row) => !asked.some(({ line }) => line === row));
  const answer = findAnswer(own, problem);
  const pick = (name: Line["topic"]) => own.filter((row) => row !== answer).filter(({ topic }) => topic === name);
  const features = pick("feature");
  const background = about.map(({ text }) => text);
  // why none of few: each of them is something to say
  const besideIntro = rows.length < fewFacts ? 0 : 1;
  const tell = (name: ReasonName, lines: readonly Line[], many = mostTogether): Reason[] =>
    chunk(lines, many).map((group) => {
      const opens = opensCaption(group[0]);
      const texts = group.map(({ text }) => text);
      return { name, before: opens ? texts : [], after: opens ? [] : texts };
    });
  const others: Reason[] = [
    {
      name: "point",
      before: [[told[0] ?? "", findOutcome(source)].filter(Boolean).join(" ")],
      after: [
        ...practical.filter((line) => !/^on /i.test(line) && !repeats(line, told[0] ?? "")),
        ...pick("price").map(({ text }) => text),
      ]
        .slice(0, 1)
        .map(endSentence),
    },
    ...(told.length > 1 ? [{ name: "story" as const, before: told, after: [] }] : []),
    ...(rows.length < fewestRows
      ? []
      : [{ name: "list" as const, before: [], after: rows.slice(0, mostRows).map(({ text }) => text), isList: true }]),
    ...(facts.steps.length < fewestRows
      ? []
      : [
          {
            name: "steps" as const,
            before: [],
            after: facts.steps.map((step, at) => `${at + 1}. ${endSentence(step)}`),
            isList: true,
          },
        ]),
    ...(problem ? [{ name: "problem" as const, before: [problem], after: answer ? [answer.text] : [] }] : []),
    ...askForDay(source),
    ...listLines(source).map((line): Reason => {
      const opens = !leansBack(line) && kind !== "story";
      return { name: "line", before: opens ? [line] : [], after: opens ? [] : [line] };
    }),
    ...chunk(asked, mostTogether).map(
      (pair): Reason => ({
        name: "answers",
        before: [],
        after: pair.map(({ question, line }) => `${question} ${line.text}`),
        isList: true,
      }),
    ),
    ...tell("price", pick("price")),
    ...tell("practical", [...pick("when"), ...pick("where")]),
    ...tell("trust", pick("trust")),
    ...tell("terms", pick("terms")),
    ...(intro ? [{ name: "who" as const, before: [intro], after: background.slice(0, besideIntro) }] : []),
    ...background.slice(intro ? besideIntro : 0).map((line): Reason => ({ name: "trust", before: [line], after: [] })),
  ];
  const made = isThin(source) ? listMade(source, said) : [];
  const left = Math.max(fewestOfFeatures, captionPlatforms.length - others.length);
  return [...others, ...tell("feature", features, Math.ceil(features.length / left)), ...made];
}

/** What the bank says of the brief, a topic each, and the facts in rows. */
function listMade(source: Source, said: SaidBefore): Reason[] {
  const { split } = source;
  const { phrases, answers } = listPhrases(source, said);
  const { call } = source;
  // why none of the call: it stands under each caption; where it is all that the idea asks for, there is nothing else to say
  const isPoint = normalizeSentence(writeHeadline(source.point, longestHeadline)) === normalizeSentence(call);
  const says = (text: string) => call !== "" && text.toLowerCase().includes(call.toLowerCase());
  const topics = new Set<string>(["close", "mention"]);
  const first = phrases.filter(
    ({ topic, text }) =>
      (!says(text) || (isPoint && topic.startsWith("call-"))) && !topics.has(topic) && topics.add(topic),
  );
  const made = first.map(
    ({ text, topic }): Reason =>
      standsBehind.test(topic)
        ? { name: "made", label: labelTopic(topic), before: [], after: [text] }
        : { name: "made", label: labelTopic(topic), before: [text], after: [] },
  );
  const asked = answers
    .filter(({ topic }) => isPoint || !/^call-/.test(topic))
    .map(
      ({ question, answer }): Reason => ({
        name: "made",
        label: "answers",
        before: [`${question} ${answer}`],
        after: [],
      }),
    );
  const glance = listGlance(source).map((row) => row.replaceAll("**", ""));
  return [
    ...(glance.length > 0 && source.rows.length < fewestRows
      ? [{ name: "list" as const, before: [], after: glance.slice(0, -1), isList: true }]
      : []),
    // why together: what there is answers what troubles
    ...(split && source.problem
      ? [{ name: "made" as const, label: "problem" as const, before: [source.problem, split.sentence], after: [] }]
      : []),
    ...(split?.note ? [{ name: "made" as const, label: "who" as const, before: [split.note], after: [] }] : []),
    ...made,
    ...asked,
  ];
}

/** What a line of the bank is about. */
const labelTopic = (topic: string): ReasonName => labels.find(([pattern]) => pattern.test(topic))?.[1] ?? "made";
const labels: readonly (readonly [RegExp, ReasonName])[] = [
  [/^audience/, "readers"],
  [/problem/, "problem"],
  [/^voiced-point$/, "point"],
  [/^(?:call-|aside-call)/, "close"],
  [/day|hours|date|event-length/, "practical"],
  [/offer|price|percent|count/, "price"],
];

/** What a reader does once the point was read. */
const standsBehind = /^(?:call-|aside-call|aside-offer|aside-count)/;

/** What the idea says beside its point: its other sentences, and how its first one goes on. */
function listLines(source: Source): string[] {
  const { told, kind } = source;
  const [first = "", ...others] = kind === "story" ? told : joinLeaning(told);
  const clauses = splitClauses(first).slice(1);
  // why: "Open mic from half past six" of a sentence that has no clauses
  const rest = clauses.length === 0 ? findRest(source, writeHeadline(source.point, longestHeadline)) : null;
  const goesOn = rest && !rest.startsWith("…") ? [endSentence(rest)] : clauses;
  return [...goesOn.filter((clause) => !leansBack(clause)), ...others];
}

/** The fact that speaks to the trouble. */
function findAnswer(rows: readonly Line[], problem: string): Line | undefined {
  const trouble = findUnits(problem);
  return rows.find(({ text }) => [...findUnits(text).keys()].some((unit) => trouble.has(unit)));
}

/** Whether a caption may begin with a fact: hours, conditions and notes say too little of what they are about. */
const opensCaption = (line: Line | undefined): boolean =>
  line !== undefined &&
  !leansBack(line.text) &&
  (line.topic === "price" || (/^(?:feature|trust)$/.test(line.topic) && (line.isSentence || tells.test(line.text))));

/** Notes that say by themselves what one gets. */
const tells = /^(?:free|no|every|all|each|over|up to|only|real|\d)\b/i;

/** How a story ends: that is what it is told for. The last sentence that somebody does something in, and nobody is quoted. */
function findOutcome({ kind, told }: Source): string {
  if (kind !== "story") return "";
  return (
    told
      .slice(1)
      .findLast(
        (line) => !/["“”]/.test(line) && !leansOnIt.test(line) && isSentence(line) && line.split(" ").length > 4,
      ) ?? ""
  );
}

/** "It was her idea" behind another sentence is said of that one. */
const leansOnIt = /^(?:it|its|it['’]s|that|this|these|those|they|both|neither)\b/i;

/** "What are you doing on Saturday 12 September?" of the one day on which people come. */
function askForDay({ kind, facts, practical }: Source): Reason[] {
  if (!isDated.test(kind)) return [];
  const [, day] =
    /^(?:on )?((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day )?\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}+)(?=,|$| at | from )/u.exec(
      facts.when ?? "",
    ) ?? [];
  if (!day) return [];
  const [what] = listFactLines(kind, { ...facts, when: null });
  const others = practical.map(endSentence).filter((line) => !namesDay(line, day) && !repeats(line, day));
  // why: a day and a place say nothing of what
  const after = [...(what ? [endSentence(what)] : []), ...others.filter((line) => !what || !repeats(line, what))];
  return [{ name: "question", before: [`What are you doing on ${day}?`], after: after.slice(0, 1) }];
}

function chunk<T>(items: readonly T[], many: number): T[][] {
  const groups: T[][] = [];
  for (let at = 0; at < items.length; at += many) groups.push(items.slice(at, at + many));
  return groups;
}
