import { parse } from "yaml";
import { z } from "zod";
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

const groupNames = ["main", "price", "when", "terms"] as const;
type GroupName = (typeof groupNames)[number];
const headings = z.record(z.enum(messageKinds), z.record(z.enum(groupNames), z.string())).parse(parse(data)) as Record<
  MessageKind,
  Record<GroupName, string>
>;

/** Lines that make a section of their own; fewer stand with others. */
const fewest = 2;
/** Facts that are told without headings: a short text needs none. */
const fewestForHeadings = 3;
/** Sentences that are read as a paragraph; more are a list. */
const mostInParagraph = 3;
/** Rows that make a list at a glance. */
const fewestRows = 3;

const groupOf = ({ topic }: Line): GroupName =>
  topic === "price" ? "price" : topic === "when" || topic === "where" ? "when" : topic === "terms" ? "terms" : "main";

/** What is told without a heading, and what stands under one. */
export interface Grouped {
  plain: readonly string[];
  sections: readonly Section[];
}

/** The facts by what a reader asks: what it is like, what it costs, when and where, what to know first. A kind of which there is one fact stands with the first. */
export function groupFacts(kind: MessageKind, facts: readonly Line[]): Grouped {
  if (facts.length < fewestForHeadings) return { plain: layOut(facts), sections: [] };
  const groups = new Map<GroupName, Line[]>(groupNames.map((name) => [name, []]));
  for (const line of facts) groups.get(groupOf(line))?.push(line);
  const isOwn = (name: GroupName) => (groups.get(name)?.length ?? 0) >= fewest;
  // why: one fact alone is no section
  const home = groupNames.find(isOwn) ?? "main";
  for (const name of groupNames)
    if (name !== home && !isOwn(name)) {
      groups.get(home)?.push(...(groups.get(name) ?? []));
      groups.set(name, []);
    }
  const sections = groupNames.flatMap((name) => {
    const lines = groups.get(name) ?? [];
    const isMixed = new Set(lines.map(groupOf)).size > 1 && name !== "main";
    return lines.length === 0
      ? []
      : [{ heading: isMixed ? "Good to know" : headings[kind][name], lines: layOut(lines) }];
  });
  return { plain: [], sections };
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
  if (!/^(?:event|opening)$/.test(kind) || stated.length < fewestRows) return null;
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
