import type { Composer } from "../compose/composer";
import { capitalize, endSentence, lowerFirst, withoutEndMark } from "../compose/grammar";
import { needs } from "../compose/needs";
import type { Source } from "../compose/source";
import { sayThought, type Thought, takeSaying } from "../compose/thoughts";
import { listFacts } from "./article";
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
  /** A list or a card: nothing stands behind it. */
  isWhole?: boolean;
}

/** The reasons that the brief gives beside the point itself, by the names that captions choose them by. */
export function findReasons(source: Source): Reason[] {
  const { proof, steps } = source.material.message.facts;
  const has = (name: keyof typeof needs) => needs[name](source);
  const say = (name: string, place: string): Reason => ({
    name,
    write: (composer) => toText(composer.sayMany(place, 1)),
  });
  const reasons: (Reason | false)[] = [
    ...source.sums.map((thought, at) => meanIt(`sum ${at + 1}`, thought)),
    ...source.thoughts.flatMap((thought, at) =>
      at % 2 === 0 ? [meanIt(`meaning ${at + 1}`, thought)] : [askIt(`question ${at + 1}`, thought)],
    ),
    has("problem") && {
      name: "problem",
      write: () => {
        const text = withoutEndMark(source.material.problem?.text ?? "").replace(/\?$/, "");
        return { lines: [has("problem-clause") ? `${text}.` : `${text}?`], point: "joined" };
      },
    },
    { name: "audience", write: () => nameReaders(source) },
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
    ...source.more.map((line, at) => tellIt(`more ${at + 1}`, line)),
    ...source.about.map((line, at) => tellIt(`about ${at + 1}`, line)),
    ...source.facts.map(({ text }, at) => tellIt(`fact ${at + 1}`, text)),
    has("where") && say("place", "caption-where"),
    ...source.thoughts.flatMap((thought, at) =>
      at % 2 === 1 ? [meanIt(`meaning ${at + 1}`, thought)] : [askIt(`question ${at + 1}`, thought)],
    ),
    ...source.sums.map((thought, at) => askIt(`sum asked ${at + 1}`, thought)),
    { name: "invitation", write: (composer) => toText(composer.sayMany("lead", 1), "none") },
    { name: "in short", write: (composer) => toText(composer.sayMany("key", 1), "none") },
  ];
  return reasons.filter((reason) => reason !== false);
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

/** A line of the owner's that means what it says. */
const tellIt = (name: string, line: string): Reason => ({
  name,
  write: ({ source }) =>
    source.thoughts.some(({ text, fact }) => text === line && fact === withoutEndMark(line))
      ? null
      : { lines: [endSentence(line)], point: "first" },
});

/** "You never learned to swim?", before the point. */
function nameReaders({ material: { audience } }: Source): ReasonText | null {
  if (audience?.asYou) return { lines: [`${capitalize(audience.asYou)}?`], point: "joined" };
  return audience ? { lines: [endSentence(`For ${lowerFirst(audience.text)}`)], point: "joined" } : null;
}

/** The facts one below the other, as a card. */
function writeCard({ source }: Composer): ReasonText {
  const rows = listFacts(source);
  return { lines: [rows.map(([label, text]) => `${label}: ${text}`).join("\n")], point: "first", isWhole: true };
}

/** The owner's facts as a list under the point. */
function writeList({ source }: Composer): ReasonText {
  const list = source.facts.slice(0, 6).map(({ raw }) => `• ${capitalize(raw)}`);
  return { lines: [list.join("\n")], point: "first", isWhole: true };
}

function writeSteps(composer: Composer): ReasonText {
  const { steps } = composer.source.material.message.facts;
  const list = steps.map((step, index) => `${index + 1}. ${endSentence(step)}`).join("\n");
  return { lines: [...composer.sayMany("section-steps", 1), list], point: "first", isWhole: true };
}

function writeLastCall({ source }: Composer): ReasonText {
  return { lines: [`Last call. ${source.shorts[0] ?? endSentence(source.material.message.point)}`], point: "none" };
}
