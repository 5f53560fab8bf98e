import type { LineTopic } from "../compose/find-topic";
import { capitalize, lowerFirst } from "../compose/grammar";
import { leansBack } from "../compose/lean";
import { type Line, putTermsLast } from "../compose/lines";
import { askReader } from "../compose/tell-reader";
import { addsNothing } from "../compose/units";
import type { CaptionMaterial } from "./caption-material";

/** What a caption tells: what leads it, and what stands behind the point. */
export interface Draft {
  hook: string;
  lead: readonly string[];
  /** Rows of a list, without their bullets. */
  list?: readonly string[];
  more?: readonly string[];
  /** The lead is the point. */
  isPoint?: boolean;
  /** The lead asks the reader to do what the call asks for. */
  saysCall?: boolean;
}

/** What was told before, which a caption avoids. */
export interface Told {
  count: (text: string) => number;
  /** How late a wording of the point comes. */
  rank: (point: string) => number;
}

/** Ways to tell a caption, the best first; none where the brief has nothing for it. */
export type Angle = (material: CaptionMaterial, told: Told) => Draft[];

/** Rows of a list, and the characters of one. */
const fewestRows = 2;
const mostRows = 5;
const longestRow = 100;
const mostItems = 7;
/** Words of a note that says enough to be read first. */
const fewestInSentence = 4;
const fewestOpening = 6;

/** Facts of these kinds, those least told first; none that leans on what is not there. */
function findFacts({ facts }: CaptionMaterial, told: Told, topics: readonly LineTopic[], most: number): Line[] {
  return facts
    .filter(({ topic, text, from }) => topics.includes(topic) && !leansBack(text) && from === "facts")
    .map((line, at) => ({ line, at, count: told.count(line.text) }))
    .sort((one, other) => one.count - other.count || one.at - other.at)
    .slice(0, most)
    .map(({ line }) => line);
}

const textOf = ({ text }: Line) => text;

/** Why not a price, an hour or a condition: they are read behind what they are of. */
const leads: readonly LineTopic[] = ["feature", "trust"];
const mayLead = ({ text, topic, isSentence }: Line): boolean =>
  leads.includes(topic) && text.split(" ").length >= (isSentence ? fewestInSentence : fewestOpening);

/** What is worth a caption's first line, each a draft of its own. */
const leadWithEach = (hook: string, lines: readonly Line[]): Draft[] =>
  lines.filter(mayLead).map(({ text }) => ({ hook, lead: [text] }));

/** The wordings of the point, the least told first. */
const rankPoints = (points: readonly string[], told: Told): string[] =>
  [...points].sort((one, other) => told.rank(one) - told.rank(other));

/** The point before these lines, in each wording and behind each way to open it. */
function standBehind(hook: string, material: CaptionMaterial, told: Told, more: readonly string[]): Draft[] {
  if (more.length === 0) return [];
  const { points, hooks, voice, readers, source } = material;
  const wordings = rankPoints(points, told);
  const [first = ""] = wordings;
  return [
    ...wordings.map((point) => [point]),
    ...hooks.filter((line) => told.count(line) === 0).map((line) => [line, first]),
    ...voice.open.filter((line) => told.count(line) === 0).map((line) => [line, first]),
    // why not twice: "Adults in Leeds: holiday deal: five visits"
    ...(readers && !first.includes(": ") ? [[sayTo(readers, first, source.name)]] : []),
  ].map((lead) => ({ hook, lead, more, isPoint: true }));
}

/** "Nervous patients: we have a quiet hour on Tuesdays." */
export const sayTo = (whom: string, point: string, name: string): string =>
  `${capitalize(whom)}: ${lowerFirst(point, [name])}`;

/** The point before what was least told of these kinds. */
const putBehind = (
  hook: string,
  material: CaptionMaterial,
  told: Told,
  topics: readonly LineTopic[],
  most: number,
): Draft[] => standBehind(hook, material, told, findFacts(material, told, topics, most).map(textOf));

export const angles = {
  /** The point as it stands, with what the idea says next. */
  point: ({ points, rest }) =>
    points.map((point) => ({ hook: "point", lead: [point], more: rest.slice(0, 2), isPoint: true })),
  /** The point over its facts, row by row: in other words than alone, where there are some. */
  list: ({ points, rest, facts, voice }) => {
    const [whole = "", other = whole] = points;
    const own = putTermsLast(facts.filter(({ from }) => from === "facts"));
    const rows = [...rest, ...own.map(textOf)].filter(
      (text) => text.length <= longestRow && !leansBack(text) && !addsNothing(text, other),
    );
    const [heading] = voice.list;
    return rows.length >= fewestRows
      ? [{ hook: "list", lead: [other], list: [`${heading}:`, ...rows.slice(0, mostRows)], isPoint: true }]
      : [];
  },
  /** The steps of a how-to in order. */
  steps: ({ source, steps }) =>
    steps.length >= fewestRows
      ? [
          {
            hook: "steps",
            lead: [`${source.lines.title}:`],
            list: steps.map((step, at) => `${at + 1}. ${capitalize(step)}`),
            isPoint: true,
          },
        ]
      : [],
  /** What a fact lists, under the point. */
  row: ({ points: [point = ""], rows }) =>
    rows.map(({ label, items }) => ({
      hook: "list",
      lead: [point],
      list: [`${label}:`, ...items.slice(0, mostItems)],
      isPoint: true,
    })),
  /** Who says it. */
  who: ({ intros: [intro] }) => (intro ? [{ hook: "about", lead: [intro] }] : []),
  us: ({ intros: [, intro] }, told) => (intro && told.count(intro) === 0 ? [{ hook: "about", lead: [intro] }] : []),
  /** What troubles the reader, and what answers it. */
  problem: ({ problem, voice }) => {
    // why: "Sound familiar?" is asked of whoever was spoken to
    const nod = problem && voice.nod && /\byou|\?$/i.test(problem) ? [voice.nod] : [];
    return problem ? [{ hook: "problem", lead: [problem, ...nod] }] : [];
  },
  /** The point, and what it costs. */
  price: (material, told) => putBehind("cost", material, told, ["price"], 2),
  /** The point, and when and where it is. */
  when: (material, told) => putBehind("date", material, told, ["when", "where"], 2),
  /** What readers ask, each with the fact that answers it. */
  questions: ({ answers }) =>
    answers.length >= fewestRows
      ? [
          {
            hook: "question",
            lead: [],
            list: answers.slice(0, 3).map(({ question, line }) => `${question} ${line.text}`),
          },
        ]
      : [],
  /** A fact that is worth to be read first. */
  feature: (material, told) => leadWithEach("feature", findFacts(material, told, leads, 4)),
  /** What to know first. */
  terms: (material, told) => {
    const lines = findFacts(material, told, ["terms"], 3);
    const isPost = material.source.material.message.kind === "hiring";
    return lines.length >= fewestRows
      ? [{ hook: "terms", lead: [isPost ? "What we ask for:" : "Good to know:"], list: lines.map(textOf) }]
      : [];
  },
  /** The point, and what to know first. */
  condition: (material, told) => putBehind("terms", material, told, ["terms"], 1),
  /** What was measured, and who stands behind it. */
  proof: (material, told) =>
    leadWithEach(
      "fact",
      findFacts(material, told, leads, 6).filter(
        ({ text }) => /\d/.test(text) || /\b(?:tested|checked|proved|proven)\b/i.test(text),
      ),
    ),
  /** The last day. */
  last: ({ deadlines, source: { call } }) =>
    deadlines.length > 0
      ? [{ hook: "last day", lead: deadlines, saysCall: call !== "" && (deadlines[0] ?? "").startsWith(call) }]
      : [],
  /** The reader, asked about themselves: "Want green rooms?" */
  reader: ({ source }) => askReader(source).map((asked) => ({ hook: "reader", lead: [asked] })),
  /** Another sentence of the idea before the point. */
  rest: ({ rest }, told) =>
    [...rest]
      .filter((text) => !leansBack(text))
      .sort((one, other) => told.count(one) - told.count(other))
      .map((text) => ({ hook: "detail", lead: [text] })),
  /** The point, and whatever was least told. */
  behind: (material, told) => putBehind("point", material, told, [...leads, "price", "when", "where", "terms"], 1),
  /** What the business says of itself. */
  business: ({ facts }, told) =>
    facts
      .filter(({ from, text }) => from === "business" && !leansBack(text) && told.count(text) === 0)
      .map(({ text }) => ({ hook: "about", lead: [text] })),
  /** A sentence of the voice before the point. */
  voice: ({ voice: { open, close }, points }, told) => {
    const [point = ""] = rankPoints(points, told);
    return open
      .filter((text) => told.count(text) === 0)
      .map((line) => ({ hook: "invitation", lead: [line, point], more: close.slice(-1), isPoint: true }));
  },
} satisfies Record<string, Angle>;
