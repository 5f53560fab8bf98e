import { leansBack } from "../compose/lean";
import { type Line, type LineTopic, putTermsLast } from "../compose/lines";
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
}

export type Angle = (material: CaptionMaterial, told: Told) => Draft | null;

/** Rows of a list, and the characters of one. */
const fewestRows = 2;
const mostRows = 5;
const longestRow = 100;

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

function leadWith(hook: string, lines: readonly Line[], fewest = 1): Draft | null {
  return lines.length >= fewest ? { hook, lead: lines.map(textOf) } : null;
}

/** The wording of the point that was least told, and the fact of these kinds that was. */
function standBehind(hook: string, material: CaptionMaterial, told: Told, topics: readonly LineTopic[]): Draft | null {
  const [line] = findFacts(material, told, topics, 1);
  const [point] = [...material.points].sort((one, other) => told.count(one) - told.count(other));
  return line && point ? { hook, lead: [point], more: [line.text], isPoint: true } : null;
}

/** Kinds of facts that may be read first: what to know first is read behind the point. */
const mayLead: readonly LineTopic[] = ["feature", "price", "when", "where", "trust"];

export const angles = {
  /** The point as it stands, with what the idea says next. */
  point: ({ points: [point = ""], rest, facts }) => ({
    hook: "point",
    lead: [point],
    more: rest.length > 0 ? rest.slice(0, 2) : facts.slice(0, 1).map(textOf),
    isPoint: true,
  }),
  /** The point over its facts, row by row: in other words than alone, where there are some. */
  list: ({ points, rest, facts, voice }) => {
    const [whole = "", other = whole] = points;
    const own = putTermsLast(facts.filter(({ from }) => from === "facts"));
    const rows = [...rest, ...own.map(textOf)].filter(
      (text) => text.length <= longestRow && !leansBack(text) && !addsNothing(text, other),
    );
    const [heading] = voice.list;
    return rows.length >= fewestRows
      ? { hook: "list", lead: [other], list: [`${heading}:`, ...rows.slice(0, mostRows)], isPoint: true }
      : null;
  },
  /** The steps of a how-to in order. */
  steps: ({ source, steps }) =>
    steps.length >= fewestRows
      ? {
          hook: "steps",
          lead: [`${source.lines.title}:`],
          list: steps.map((step, at) => `${at + 1}. ${step}`),
          isPoint: true,
        }
      : null,
  /** Who says it. */
  who: (material, told) => {
    const [intro] = material.intros;
    const facts = findFacts(material, told, ["feature", "price", "trust"], 1);
    return intro ? { hook: "about", lead: [intro], more: facts.map(textOf) } : null;
  },
  us: ({ intros: [, intro] }, told) => (intro && told.count(intro) === 0 ? { hook: "about", lead: [intro] } : null),
  /** What troubles the reader, and what answers it. */
  problem: (material, told) => {
    const { problem, voice } = material;
    // why: "Sound familiar?" is asked of whoever was spoken to
    const nod = problem && voice.nod && /\byou|\?$/i.test(problem) ? [voice.nod] : [];
    const facts = findFacts(material, told, ["feature"], 1);
    return problem ? { hook: "problem", lead: [problem, ...nod], more: facts.map(textOf) } : null;
  },
  price: (material, told) => leadWith("cost", findFacts(material, told, ["price"], 2)),
  when: (material, told) => leadWith("date", findFacts(material, told, ["when", "where"], 2)),
  /** What readers ask, each with the fact that answers it. */
  questions: ({ answers }) =>
    answers.length >= 2
      ? {
          hook: "question",
          lead: [],
          list: answers.slice(0, 3).map(({ question, line }) => `${question} ${line.text}`),
        }
      : null,
  feature: (material, told) => leadWith("feature", findFacts(material, told, ["feature"], 1)),
  features: (material, told) => leadWith("feature", findFacts(material, told, ["feature", "trust"], 2), 2),
  /** What to know first. */
  terms: (material, told) => {
    const lines = findFacts(material, told, ["terms"], 3);
    const isPost = material.source.material.message.kind === "hiring";
    return lines.length >= fewestRows
      ? { hook: "terms", lead: [isPost ? "What we ask for:" : "Good to know:"], list: lines.map(textOf) }
      : null;
  },
  /** The point, and what to know first. */
  condition: (material, told) => standBehind("terms", material, told, ["terms"]),
  /** What was measured, and who stands behind it. */
  proof: (material, told) =>
    leadWith(
      "fact",
      findFacts(material, told, ["trust", "feature", "price"], 6)
        .filter(({ text }) => /\d/.test(text) || /\b(?:tested|checked|proved|proven)\b/i.test(text))
        .slice(0, 2),
    ),
  /** The last day. */
  last: ({ deadlines, source: { call } }) =>
    deadlines.length > 0
      ? { hook: "last day", lead: deadlines, saysCall: call !== "" && (deadlines[0] ?? "").startsWith(call) }
      : null,
  /** The reader, asked about themselves: "Want green rooms?" */
  reader: ({ source }) => {
    const [asked] = askReader(source);
    return asked ? { hook: "reader", lead: [asked] } : null;
  },
  /** Another sentence of the idea before the point. */
  rest: ({ rest }, told) => {
    const [line] = [...rest]
      .filter((text) => !leansBack(text))
      .sort((one, other) => told.count(one) - told.count(other));
    return line ? { hook: "detail", lead: [line] } : null;
  },
  any: (material, told) => leadWith("detail", findFacts(material, told, mayLead, 1)),
  pair: (material, told) => leadWith("detail", findFacts(material, told, mayLead, 2), 2),
  /** The point, and the fact that was least told. */
  behind: (material, told) => standBehind("point", material, told, [...mayLead, "terms"]),
  /** What the business says of itself. */
  business: ({ facts }, told) => {
    const line = facts.find(({ from, text }) => from === "business" && !leansBack(text) && told.count(text) === 0);
    return line ? { hook: "about", lead: [line.text] } : null;
  },
  /** A sentence of the voice before the point. */
  voice: ({ voice: { open, close } }, told) => {
    const line = open.find((text) => told.count(text) === 0);
    return line ? { hook: "invitation", lead: [line], more: close.slice(-1) } : null;
  },
} satisfies Record<string, Angle>;
