import { parse } from "yaml";
import { z } from "zod";
import { capitalize, removeEndMark } from "../compose/grammar";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
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

const groupOf = ({ topic }: Line): GroupName =>
  topic === "price" ? "price" : topic === "when" || topic === "where" ? "when" : topic === "terms" ? "terms" : "main";

/** What is told without a heading, and what stands under one. */
export interface Grouped {
  plain: readonly string[];
  sections: readonly Section[];
}

/**
 * The facts by what a reader asks: what it is like, what it costs, when and where, what to know first. A kind of which there is one fact stands with
 * the first; what follows from the figures by counting stands with the prices.
 */
export function groupFacts(source: Source, facts: readonly Line[]): Grouped {
  const sums = source.sums.map(({ text }) => text);
  if (facts.length + sums.length < fewestForHeadings) return { plain: layOut(facts, sums), sections: [] };
  const own = headings[source.material.message.kind];
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
  const withSums = isOwn("price") ? "price" : home;
  const sections = groupNames.flatMap((name) => {
    const lines = groups.get(name) ?? [];
    const mixed = new Set(lines.map(groupOf)).size > 1 && name !== "main";
    if (lines.length === 0 && (name !== withSums || sums.length === 0)) return [];
    return [{ heading: mixed ? "Good to know" : own[name], lines: layOut(lines, name === withSums ? sums : []) }];
  });
  return { plain: [], sections };
}

/** Sentences that are read as a paragraph; more are a list. */
const mostInParagraph = 3;

/** A few sentences as a paragraph, anything else as a list. */
export function layOut(facts: readonly Line[], sums: readonly string[]): string[] {
  const lines = [...facts.map(({ text }) => text), ...sums];
  if (lines.length <= mostInParagraph && facts.every(({ isSentence }) => isSentence))
    return [lines.join(" ")].filter(Boolean);
  const isNoted = facts.every(({ isSentence }) => !isSentence) && sums.length === 0;
  return lines.map((line) => `- ${isNoted ? removeEndMark(line) : line}`);
}

/** When, where, for how much and how, as notes; null where fewer than three are known, and of what takes no place. */
export function listAtAGlance(source: Source, facts: readonly Line[]): Section | null {
  const { message, timing } = source.material;
  if (!/^(?:event|opening|season|launch)$/.test(message.kind)) return null;
  const sure = (fact: "when" | "where") => (message.sure.includes(fact) ? message.facts[fact] : null);
  // why not: what members and late comers pay is not what it costs to come
  const prices = facts.filter(
    ({ topic, from, text }) =>
      topic === "price" && from === "facts" && !/\b(?:membership|deposit|extra|after that|each way)\b/i.test(text),
  );
  const rows: [label: string, text: string | null][] = [
    ["When", timing?.role === "deadline" ? null : sure("when")],
    ["Where", sure("where")],
    ["Price", prices.length === 1 ? (prices[0]?.text ?? null) : null],
    ["How", source.call ? `${source.call}, ${source.site}` : null],
  ];
  const lines = rows.flatMap(([label, text]) =>
    text ? [`- **${label}:** ${capitalize(removeEndMark(text.replace(/^(?:on|at) (?=\p{Lu}|\d)/iu, "")))}`] : [],
  );
  return lines.length >= fewestRows ? { heading: "At a glance", lines } : null;
}

/** Rows that make a list at a glance. */
const fewestRows = 3;
