import type { Composer } from "../compose/composer";
import { capitalize, endSentence, fitPoint, lowerFirst, removeEndMark } from "../compose/grammar";
import { needs } from "../compose/needs";
import { sayPoint } from "../compose/slots";
import type { Source } from "../compose/source";
import { sayThought, type Thought, takeSaying } from "../compose/thoughts";
import { leansBack, takeWithGround } from "./lean";
import { askFacts, listCard } from "./list-facts";
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
const mostAsides = 1;
/** With so many facts that mean something, questions come with what follows from them. */
const fewestThoughts = 3;
/** How many hold the point and nothing else. */
const mostBare = 1;

/** The point in the forms that a caption may hold, the whole one last. */
export function listCores(source: Source): string[] {
  const { kind } = source.material.message;
  const whole = endSentence(sayPoint(source));
  const [head = "", ...others] = source.short.sentences;
  // why with the whole: "Last day at the old place is Friday" leans on it
  const leaning = source.more.filter(leansBack).map((line) => `${whole} ${line}`);
  const pairs = others
    .map((line) => `${head} ${line}`)
    .concat(leaning)
    .filter((pair) => pair.length <= longestTold);
  // why: a short form that leaves out all figures of the point, or what is off, leaves out the point
  const isPriced = kind === "offer" && deal.test(whole) && !/deposit/i.test(whole);
  const isWorth = (line: string) =>
    isPriced ? deal.test(line) : !/\d/.test(whole) || /\d/.test(line) || kind === "fundraiser";
  const title = whole.length > longestTitle ? fitPoint(source.material, longestTitle) : null;
  const titles = title && !/\?$/.test(whole) ? [endSentence(title)] : [];
  return [...source.shorts.filter(isWorth), ...titles, ...pairs, whole].filter(
    (line, at, lines) => lines.indexOf(line) === at,
  );
}

/** What a price or a saving is said by. */
const deal = /[£$€₹%]|\bhalf[- ]price\b|\bfree\b|\bfor the price of\b|\w-for-\w/i;

/** Characters of a title, which may stand for the point. */
const longestTitle = 60;

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
        const text = removeEndMark(source.material.problem?.text ?? "").replace(/\?$/, "");
        return { lines: [has("problem-clause") ? `${text}.` : `${text}?`], point: "joined" };
      },
    },
    has("offer") && say("offer", "caption-offer"),
    has("giving") && say("giving", "caption-giving"),
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
    source.thoughts.length < fewestThoughts &&
      askFacts(source).length >= 3 && { name: "interview", isLong: true, write: writeInterview },
    listCard(source).length >= 3 && { name: "card", isLong: true, write: writeCard },
    source.facts.length > 2 && { name: "list", isLong: true, write: writeList },
    steps.length > 1 && { name: "steps", isLong: true, write: writeSteps },
    ...tellSteps(steps),
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
    if (source.thoughts.some(({ text, fact }) => text === line && fact === removeEndMark(line))) return null;
    const text = lines.length > 0 ? takeWithGround(line, lines) : line;
    return text ? { lines: [endSentence(text)], point: "first" } : null;
  },
});

/** Labels of what a card is about: its name stands over the others. */
const titles = /^(?:What|The job|To do)$/;

/** The facts one below the other, as a card. */
function writeCard({ source }: Composer): ReasonText {
  const [first, ...others] = listCard(source);
  const isTitled = first !== undefined && titles.test(first[0]);
  const rows = isTitled ? others : [first ?? [], ...others];
  const lines = rows.map(([label, text]) => `${label}: ${text}`);
  return {
    lines: [...(isTitled ? [first[1]] : []), lines.join("\n")],
    point: isTitled ? "none" : "first",
    isList: true,
    isWhole: true,
  };
}

/** What somebody would ask, each with the fact that answers it. */
function writeInterview({ source }: Composer): ReasonText {
  const lines = askFacts(source).map(({ question, answer }) => `${question} ${answer}`);
  return { lines: [lines.join("\n")], point: "none", isList: true, isWhole: true };
}

/** Each step by itself, told as one of several. */
const tellSteps = (steps: readonly string[]): Reason[] =>
  steps.length < 3
    ? []
    : steps.map((step, at) => ({
        name: `step ${at + 1}`,
        write: ({ source: { material } }) => ({
          lines: [
            `${removeEndMark(material.message.point)}, step ${at + 1} of ${steps.length}: ${lowerFirst(endSentence(step))}`,
          ],
          point: "none",
        }),
      }));

/** The owner's facts as a list under the point. */
function writeList({ source }: Composer): ReasonText {
  const list = source.facts.slice(0, 6).map(({ raw }) => `• ${capitalize(raw)}`);
  return { lines: [list.join("\n")], point: "first", isList: true, isWhole: true };
}

function writeSteps({ source }: Composer): ReasonText {
  const { steps } = source.material.message.facts;
  const list = steps.map((step, index) => `${index + 1}. ${endSentence(step)}`).join("\n");
  return { lines: [list], point: "first", isList: true, isWhole: true };
}

function writeLastCall({ source }: Composer): ReasonText {
  return { lines: [`Last call. ${source.shorts[0] ?? endSentence(source.material.message.point)}`], point: "none" };
}
