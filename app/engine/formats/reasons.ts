import type { Composer } from "../compose/composer";
import { capitalize, endSentence, withoutEndMark } from "../compose/grammar";
import { needs } from "../compose/needs";
import { findIndirectQuestion } from "../compose/point-parts";
import { sayPoint } from "../compose/slots";
import type { Source } from "../compose/source";
import { sayThought, type Thought, takeSaying } from "../compose/thoughts";
import { listFacts } from "./article";
import { takeWithGround } from "./lean";
import { listQuestions } from "./outline";

/** One reason for a caption. */
export interface Reason {
  /** Shown beside the caption: "offer", "date", "meaning 2". */
  name: string;
  /** A list or several paragraphs: too long for the shortest platforms. */
  isLong?: boolean;
  /** Writes it; null where nothing is left to say. */
  write(composer: Composer): ReasonText | null;
}

export interface ReasonText {
  /** One paragraph each. */
  lines: string[];
  /** How the point goes with it: "short" behind it, "first" before it, "joined" in its last paragraph, "none" where it is said already. */
  point: "short" | "first" | "joined" | "none";
  /** A list or a card: the whole point goes with it. */
  isList?: boolean;
  /** Nothing of the owner's stands behind it: it is a list, or meant to be short. */
  isWhole?: boolean;
}

/** How many captions hold an aside of the voice. */
const mostAsides = 2;
/** How many hold the point and nothing else. */
const mostBare = 2;

/** A call that leads to what the point promises: "Read the checklist". */
const keepsPromise = /^(?:read|see|watch|get|download|listen|find|take|open)\s/i;

/**
 * The point in the forms that a caption may hold, the whole one last. None where it is a title whose text neither the brief holds nor the call
 * leads to, "How to fix a puncture" without its steps: that stands in the first caption alone.
 */
export function listCores(source: Source): string[] {
  const { kind, facts } = source.material.message;
  const isTitle = (findIndirectQuestion(source) !== null || kind === "how-to") && facts.steps.length < 2;
  const whole = endSentence(sayPoint(source));
  // why: "5 things to check: tyres, brakes, chain" holds what its title promises
  const isOpen = isTitle && !keepsPromise.test(source.call) && !/: [^:,]{1,80},/.test(whole);
  if (isOpen) return [];
  const [head = "", ...others] = source.short.sentences;
  const pairs = others.map((line) => `${head} ${line}`).filter((pair) => pair.length <= longestTold);
  // why: a short form that leaves out all figures of the point leaves out the point
  const offer = source.material.offer?.kind ?? "";
  const isPriced = /^(?:price|percent|amount-off)$/.test(offer) && /[£$€₹%]/.test(whole) && !/deposit/i.test(whole);
  const isWorth = (line: string) =>
    isPriced && kind === "offer" ? /[£$€₹%]/.test(line) : !/\d/.test(whole) || /\d/.test(line);
  return [...source.shorts.filter(isWorth), ...pairs, whole].filter((line, at, lines) => lines.indexOf(line) === at);
}

/** Characters of the point with one of its details. */
const longestTold = 170;

/** The reasons that the brief gives beside the point itself, by the names that captions choose them by. */
export function findReasons(source: Source): Reason[] {
  const { proof, steps } = source.material.message.facts;
  const has = (name: keyof typeof needs) => needs[name](source);
  const say = (name: string, place: string): Reason => ({
    name,
    write: (composer) => toText(composer.sayMany(place, 1)),
  });
  const cores = listCores(source);
  const several = (name: string, count: number, write: Reason["write"]): Reason[] =>
    Array.from({ length: count }, (_, at) => ({ name: `${name} ${at + 1}`, write }));
  const reasons: (Reason | false)[] = [
    ...source.sums.slice(0, 1).map((thought) => meanIt("sum 1", thought)),
    ...source.thoughts.flatMap((thought, at) =>
      at % 2 === 0 || !thought.fact ? [meanIt(`meaning ${at + 1}`, thought)] : [askIt(`question ${at + 1}`, thought)],
    ),
    has("problem") && {
      name: "problem",
      write: () => {
        const text = withoutEndMark(source.material.problem?.text ?? "").replace(/\?$/, "");
        return { lines: [has("problem-clause") ? `${text}.` : `${text}?`], point: "joined" };
      },
    },
    has("as-you") && { name: "audience", write: () => nameReaders(source) },
    has("offer") && say("offer", "caption-offer"),
    has("when") && say("date", "caption-date"),
    has("quantity") && say("number", "caption-number"),
    { name: "hook", write: (composer) => toText(composer.sayMany("hook", 1), "joined") },
    ...listQuestions(source).map(
      ({ question, answer }, at): Reason => ({
        name: `answer ${at + 1}`,
        write: () => ({ lines: [`${question} ${answer}`], point: "short" }),
      }),
    ),
    has("near") && { name: "last call", write: writeLastCall },
    listFacts(source).length >= 4 && { name: "card", isLong: true, write: writeCard },
    source.facts.length > 2 && { name: "list", isLong: true, write: writeList },
    steps.length > 1 && { name: "steps", isLong: true, write: writeSteps },
    proof.length > 0 && {
      name: "proof",
      write: (composer) => toText(composer.sayMany("caption-proof", 1, { about: { line: proof[0] ?? "" } })),
    },
    ...source.more.map((line, at) => tellIt(`more ${at + 1}`, line, [])),
    ...source.about.map((line, at) => tellIt(`about ${at + 1}`, line, source.about)),
    ...source.facts.map(({ text }, at) => tellIt(`fact ${at + 1}`, text, [])),
    has("where") && say("place", "caption-where"),
    ...source.thoughts.flatMap((thought, at) =>
      at % 2 === 1 || !thought.fact ? [meanIt(`meaning ${at + 1}`, thought)] : [askIt(`question ${at + 1}`, thought)],
    ),
    ...cores.slice(0, mostBare).map(
      (line, at): Reason => ({
        name: `bare ${at + 1}`,
        write: () => ({ lines: [line], point: "none", isWhole: true }),
      }),
    ),
    // why first: an aside of the voice goes back to the point
    ...several("aside", mostAsides, (composer) => sayShortly(composer, "aside")),
  ];
  return reasons.filter((reason) => reason !== false);
}

/** Behind the point, and with nothing else. */
function sayShortly(composer: Composer, place: string): ReasonText | null {
  const text = toText(composer.sayMany(place, 1), "first");
  return text && { ...text, isWhole: true };
}

const toText = (lines: string[], point: ReasonText["point"] = "short"): ReasonText | null =>
  lines.length > 0 ? { lines, point } : null;

/** A fact and what it means for the reader. */
const meanIt = (name: string, thought: Thought): Reason => ({
  name,
  write: ({ source, account }) => {
    const line = takeSaying(thought, source, account);
    return line ? { lines: [line], point: thought.fact === null && thought.text !== "" ? "first" : "short" } : null;
  },
});

/** The question that a fact answers, with the fact and what it means. */
const askIt = (name: string, thought: Thought): Reason => ({
  name,
  write: ({ source, account }) => {
    const line = takeSaying(thought, source, account, { say: sayThought });
    return line ? { lines: [`${thought.question} ${line}`], point: "short" } : null;
  },
});

/** A line of the owner's that means what it says, with what it leans on; what the idea says beside the point leans on that. */
const tellIt = (name: string, line: string, lines: readonly string[]): Reason => ({
  name,
  write: ({ source }) => {
    if (source.thoughts.some(({ text, fact }) => text === line && fact === withoutEndMark(line))) return null;
    const text = lines.length > 0 ? takeWithGround(line, lines) : line;
    return text ? { lines: [endSentence(text)], point: "first" } : null;
  },
});

/** Longer questions to the reader are read twice. */
const longestReader = 80;

/** "You never learned to swim?", before the point; "you are an owner" and whom nobody speaks to so are left out. */
function nameReaders({ material: { audience } }: Source): ReasonText | null {
  const asYou = audience?.asYou ?? "";
  if (!asYou || /^you are an? /i.test(asYou) || asYou.length > longestReader) return null;
  return { lines: [`${capitalize(asYou)}?`], point: "joined" };
}

/** The facts one below the other, as a card. */
function writeCard({ source }: Composer): ReasonText {
  const rows = listFacts(source);
  return {
    lines: [rows.map(([label, text]) => `${label}: ${text}`).join("\n")],
    point: "first",
    isList: true,
    isWhole: true,
  };
}

/** The owner's facts as a list under the point. */
function writeList({ source }: Composer): ReasonText {
  const list = source.facts.slice(0, 6).map(({ raw }) => `• ${capitalize(raw)}`);
  return { lines: [list.join("\n")], point: "first", isList: true, isWhole: true };
}

function writeSteps(composer: Composer): ReasonText {
  const { steps } = composer.source.material.message.facts;
  const list = steps.map((step, index) => `${index + 1}. ${endSentence(step)}`).join("\n");
  return { lines: [...composer.sayMany("section-steps", 1), list], point: "first", isList: true, isWhole: true };
}

function writeLastCall({ source }: Composer): ReasonText {
  return { lines: [`Last call. ${source.shorts[0] ?? endSentence(source.material.message.point)}`], point: "none" };
}
