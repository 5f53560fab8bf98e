import type { Composer } from "../compose/composer";
import { capitalize, endSentence, withoutEndMark } from "../compose/grammar";
import { needs } from "../compose/needs";
import type { Source } from "../compose/source";
import { factTopics } from "../compose/told-facts";
import { listFacts } from "./article";
import { listParts, listQuestions } from "./outline";

/** One reason for a caption. */
export interface Angle {
  /** Shown beside the caption: "offer", "date", "fact 2". */
  name: string;
  /** A list or several paragraphs: too long for the shortest platforms. */
  isLong: boolean;
  /** Writes it; null where nothing is left to say. */
  write(composer: Composer): AngleText | null;
}

export interface AngleText {
  /** One paragraph each. */
  lines: string[];
  /** Whether a sentence with the point belongs to it. */
  key: boolean;
  /** Whether that sentence stands first. */
  keyFirst?: boolean;
  /** A list or a card: no sentences of the business behind it. */
  isWhole?: boolean;
}

/** The reasons that the brief gives, in order of weight. */
export function findAngles(source: Source): Angle[] {
  const parts = listParts(source);
  const { proof, steps } = source.material.message.facts;
  const has = (name: keyof typeof needs) => needs[name](source);
  const short = (name: string, place: string): Angle => ({
    name,
    isLong: false,
    write: (composer) => toText(composer.sayMany(place, 1), true),
  });
  const angles: (Angle | false)[] = [
    {
      name: "point",
      isLong: false,
      write: (composer) => toText([composer.sayLead() ?? "", ...source.more].filter(Boolean).slice(0, 3), false, " "),
    },
    has("offer") && short("offer", "caption-offer"),
    has("when") && short("date", "caption-date"),
    (has("quantity") || has("giving")) && short("number", "caption-number"),
    has("problem") && short("problem", "caption-problem"),
    short("hook", "hook"),
    has("audience") && {
      name: "audience",
      isLong: false,
      write: (composer) => toText(composer.sayMany("caption-audience", 1), true),
    },
    { name: "question", isLong: false, write: (composer) => ask(composer, 0) },
    listFacts(source).length >= 4 && { name: "card", isLong: true, write: writeCard },
    ...source.more.map((line, index) => tellLine(`more ${index + 1}`, [line])),
    ...groupFacts(source).map((lines, index) => tellLine(`fact ${index + 1}`, lines)),
    source.facts.length > 2 && { name: "list", isLong: true, write: writeList },
    parts.length > 0 && {
      name: "parts",
      isLong: false,
      write: () => ({ lines: [parts.join("\n")], key: true, keyFirst: true, isWhole: true }),
    },
    proof.length > 0 && {
      name: "proof",
      isLong: false,
      write: (composer) => toText(composer.sayMany("caption-proof", 1, { about: { line: proof[0] ?? "" } }), true),
    },
    steps.length > 1 && {
      name: "steps",
      isLong: true,
      write: (composer) => ({
        lines: [
          ...composer.sayMany("section-steps", 1),
          steps.map((step, index) => `${index + 1}. ${endSentence(step)}`).join("\n"),
        ],
        key: true,
        keyFirst: true,
        isWhole: true,
      }),
    },
    has("where") && short("place", "caption-where"),
    ...source.about.slice(0, 4).map((line, index) => tellLine(`about ${index + 1}`, [line])),
    has("near") && { name: "last call", isLong: false, write: writeLastCall },
    { name: "second question", isLong: false, write: (composer) => ask(composer, 1) },
    short("second hook", "hook"),
    { name: "invitation", isLong: false, write: (composer) => toText(composer.sayMany("lead", 1), false) },
    { name: "in short", isLong: false, write: (composer) => toText(composer.sayMany("key", 1), false) },
  ];
  return angles.filter((angle) => angle !== false);
}

const toText = (lines: string[], key: boolean, gap?: string): AngleText | null =>
  lines.length > 0 ? { lines: gap ? [lines.join(gap)] : lines, key } : null;

const tellLine = (name: string, lines: readonly string[]): Angle => ({
  name,
  isLong: lines.join(" ").length > 160,
  write: () => ({ lines: [lines.map(endSentence).join(" ")], key: true, keyFirst: true }),
});

/** The owner's facts, two of one topic at a time. */
function groupFacts({ facts }: Source): string[][] {
  return factTopics.flatMap((topic) => {
    const lines = facts.filter((fact) => fact.topic === topic).map(({ text }) => text);
    return Array.from({ length: Math.ceil(lines.length / 2) }, (_, at) => lines.slice(at * 2, at * 2 + 2));
  });
}

function ask(composer: Composer, turn: number): AngleText | null {
  const asked = composer.answer("faq") ?? listQuestions(composer.source)[turn] ?? null;
  return asked && { lines: [`${asked.question} ${asked.answer}`], key: true };
}

/** The facts one below the other, as a card. */
function writeCard({ source }: Composer): AngleText {
  const rows = listFacts(source);
  return {
    lines: [withoutEndMark(source.material.message.point), rows.map(([label, text]) => `${label}: ${text}`).join("\n")],
    key: false,
    isWhole: true,
  };
}

/** The owner's facts as a list under the point. */
function writeList({ source }: Composer): AngleText {
  const list = source.facts.slice(0, 6).map(({ raw }) => `• ${capitalize(raw)}`);
  return { lines: [list.join("\n")], key: true, keyFirst: true, isWhole: true };
}

function writeLastCall(composer: Composer): AngleText {
  const key = composer.say("key") ?? endSentence(composer.source.material.message.point);
  return { lines: [`Last call. ${key}`], key: false };
}
