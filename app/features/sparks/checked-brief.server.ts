import { z } from "zod";
import { type FactName, factNames, type Message, type OpenQuestion, type StatedFacts } from "~/engine/message/message";
import { factLimits, isListed, keepStated } from "./stated-facts.server";

/** What was understood of an idea, as the spark form shows it and carries it along, so that what the user changed is known. */
export interface CheckedBrief {
  /** The idea that was read. */
  idea: string;
  point: string;
  /** What was read of the idea alone, as its fields show it; empty where nothing was. */
  read: Record<FactName, string>;
  /** What was not read for sure. */
  guessed: FactName[];
  questions: OpenQuestion[];
}

export type FactField = `facts${Capitalize<FactName>}`;

/** The name of a fact's control. */
export function getFactField(name: FactName): FactField {
  return `facts${name.charAt(0).toUpperCase()}${name.slice(1)}` as FactField;
}

/** A fact as its field holds it: several lines in one text, no longer than the field takes. */
export function writeFact(fact: string | readonly string[] | null | undefined): string {
  const lines = (Array.isArray(fact) ? fact : [fact ?? ""]).map((line) => line.replace(/\s+/g, " ").trim());
  const kept = lines.slice(0, factLimits.most).map((line) => line.slice(0, factLimits.line).trim());
  return kept.join("\n").slice(0, factLimits.lines).trim();
}

/** What a reading gives the form to carry along. `own` is what is read of the idea without what the user stated. */
export function toCheckedBrief(idea: string, own: Message, message: Message): CheckedBrief {
  const read = factNames.map((name) => [name, writeFact(own.facts[name])] as const);
  const guessed = factNames.filter((name) => !message.sure.includes(name) && writeFact(message.facts[name]) !== "");
  return {
    idea,
    point: message.point,
    read: Object.fromEntries(read) as Record<FactName, string>,
    guessed,
    questions: message.questions.map(({ fact, text }) => ({ fact, text })),
  };
}

const name = z.enum(factNames);
const carried = z.object({
  idea: z.string(),
  point: z.string(),
  read: z.record(name, z.string()),
  guessed: z.array(name),
  questions: z.array(z.object({ fact: name, text: z.string() })).max(9),
});

/** The reading that a form carried along; null where there was none, or somebody broke it. */
export function readCheckedBrief(text: unknown): CheckedBrief | null {
  if (typeof text !== "string" || text === "") return null;
  try {
    return carried.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * What the user stated in the fields of a form. A field that differs from what was read states what it holds, or, emptied, that there
 * is none. One that was left as it was read states it where the reading is sure and of this idea; else the reader is asked again.
 */
export function stateFacts(
  typed: Record<FactName, string>,
  { idea, checked }: { idea: string; checked: CheckedBrief | null },
): StatedFacts | null {
  const facts: StatedFacts = {};
  for (const name of factNames) {
    const text = typed[name];
    const isAsRead = text === (checked?.read[name] ?? "");
    const isSure = text !== "" && checked?.idea === idea && !checked.guessed.includes(name);
    if (isAsRead && !isSure) continue;
    if (isListed(name)) facts[name] = text === "" ? [] : text.split("\n");
    else facts[name] = text || null;
  }
  return keepStated(facts);
}
