import { parse } from "yaml";
import { z } from "zod";
import { lineTopics } from "../compose/find-topic";
import { isDated } from "../compose/headline";
import type { Line } from "../compose/lines";
import { saysAll } from "../compose/repeats";
import type { Source } from "../compose/source";
import { capitalize, removeEndMark } from "../english/grammar";
import { type MessageKind, messageKinds } from "../message/message";
import data from "./section-headings.yaml?raw";

export interface Section {
  heading: string;
  lines: readonly string[];
}

const byKind = z.partialRecord(z.enum(messageKinds), z.string());
const headings = z
  .strictObject({
    own: z.array(
      z.strictObject({
        heading: z.string(),
        topic: z.enum(lineTopics).optional(),
        words: z
          .string()
          .transform((pattern) => new RegExp(pattern, "i"))
          .optional(),
        alone: z.boolean().default(false),
      }),
    ),
    rest: z.record(z.enum(messageKinds), z.string()),
    prices: byKind,
    terms: byKind,
  })
  .parse(parse(data));

/** Lines that make a section of their own, unless one tells enough. */
const fewest = 2;
/** Facts that are told without headings: a short text needs none. */
const fewestForHeadings = 3;
/** Sentences that are read as a paragraph; more are a list. */
const mostInParagraph = 3;
/** Rows that make a list at a glance, and facts from which on a reader looks for one. */
const fewestRows = 3;
const manyFacts = 5;

/** What is told without a heading, and what stands under one. */
export interface Grouped {
  plain: readonly string[];
  sections: readonly Section[];
}

/** The facts by what a reader asks, each sort under a heading of its own; what is alone of its sort stands with the rest. */
export function groupFacts(kind: MessageKind, facts: readonly Line[]): Grouped {
  if (facts.length < fewestForHeadings) return { plain: layOut(facts), sections: [] };
  const groups = new Map<string, { lines: Line[]; alone: boolean }>();
  for (const line of facts) {
    const { heading, alone } = findSort(kind, line);
    const group = groups.get(heading) ?? { lines: [], alone };
    groups.set(heading, { lines: [...group.lines, line], alone });
  }
  const rest = headings.rest[kind];
  const isOwn = ([heading, { lines, alone }]: [string, { lines: Line[]; alone: boolean }]) =>
    heading !== rest && (lines.length >= fewest || alone);
  const own = [...groups].filter(isOwn);
  const left = facts.filter((line) => !own.some(([, { lines }]) => lines.includes(line)));
  const isPlain = left.length < fewest && own.length > 0;
  const sections = own.map(([heading, { lines }]): Section => ({ heading, lines: layOut(lines) }));
  return {
    plain: isPlain ? layOut(left) : [],
    sections: isPlain ? sections : [{ heading: rest, lines: layOut(left) }, ...sections],
  };
}

/** Under what a fact is filed: what to know first, what it costs, or the first sort of which it has the words. */
function findSort(kind: MessageKind, { text, topic }: Line): { heading: string; alone: boolean } {
  const terms = topic === "terms" ? headings.terms[kind] : undefined;
  if (terms) return { heading: terms, alone: false };
  const found = headings.own.find((sort) => sort.topic === topic || sort.words?.test(text));
  if (!found) return { heading: headings.rest[kind], alone: false };
  const heading = (found.topic === "price" && headings.prices[kind]) || found.heading;
  return { heading, alone: found.alone };
}

/** A few sentences as a paragraph, and so is one note; anything else as a list. */
export function layOut(facts: readonly Line[]): string[] {
  const lines = facts.map(({ text }) => text);
  if (lines.length < 2 || (lines.length <= mostInParagraph && facts.every(({ isSentence }) => isSentence)))
    return [lines.join(" ")].filter(Boolean);
  const isNoted = facts.every(({ isSentence }) => !isSentence);
  return lines.map((line) => `- ${isNoted ? removeEndMark(line) : line}`);
}

/** What, when, where, for how much and how, as notes; null where fewer than three are known, of what takes no place, and behind a text that is as short. */
export function listAtAGlance({
  kind,
  point: { facts },
  told,
  practical,
  rows: stated,
  call,
  site,
}: Source): Section | null {
  if (!isDated.test(kind) || stated.length < manyFacts) return null;
  // why not of a later sentence: it is no name of what people come to
  const isNamed = facts.what !== null && (told[0] ?? "").toLowerCase().includes(facts.what.toLowerCase());
  const rows: [label: string, text: string | null][] = [
    ["What", isNamed ? facts.what : null],
    // why: with its hours, where a fact says them
    ["When", practical.find((line) => facts.when && saysAll(line, facts.when)) ?? facts.when],
    ["Where", facts.where],
    ["Offer", facts.offer],
    ["How", call ? `${call}, ${site}` : null],
  ];
  const lines = rows.flatMap(([label, text]) =>
    text ? [`- **${label}:** ${capitalize(text.replace(/^(?:[Oo]n|[Aa]t) (?=\p{Lu}|\d)/u, ""))}`] : [],
  );
  return lines.length >= fewestRows ? { heading: "At a glance", lines } : null;
}
