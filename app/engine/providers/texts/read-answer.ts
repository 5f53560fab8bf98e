import { decodeHTMLStrict } from "entities";
import { jsonrepair } from "jsonrepair";
import type { z } from "zod";
import { isDeeperThan } from "../json-depth";

type Read<Answer> = { ok: true; answer: Answer } | { ok: false; faults: string[] };

/** Levels of an answer; the deepest that we ask for has four. */
const deepest = 32;
/** Objects of a text that are tried, and braces from which one is looked for. */
const mostTried = 8;
const mostStarts = 60;

/**
 * Reads the object that a model was asked for out of what it answered: behind what it thought, inside a sentence, a Markdown fence or one
 * wrapping object, with raw line breaks, trailing commas and null for a list. Entities and escapes that were written twice are decoded once.
 * What was cut off is not completed.
 */
export function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Read<Answer> {
  let faults: string[] | null = null;
  for (const json of listObjects(leaveOutThoughts(text))) {
    const value = parse(json);
    for (const candidate of unwrap(value)) {
      const read = readShape(decodeTexts(candidate), schema);
      if (read.ok) return read;
      faults ??= read.faults;
    }
  }
  return { ok: false, faults: faults ?? ["It is not one whole JSON object. Keep it shorter if it was cut off."] };
}

/** Models that think aloud do so first, and some begin with their thoughts' end alone. */
function leaveOutThoughts(text: string): string {
  const end = text.toLowerCase().lastIndexOf("</think");
  return end >= 0 && text.includes("{", end) ? text.slice(end) : text;
}

/** The stretches of a text that may be its object, the longest first, and at last all from the first brace to the last where they are even. */
function listObjects(text: string): string[] {
  const whole: string[] = [];
  let from = text.indexOf("{");
  for (let starts = 0; from >= 0 && starts < mostStarts; starts += 1) {
    const end = findEnd(text, from);
    if (end > from) whole.push(text.slice(from, end));
    from = text.indexOf("{", Math.max(end, from + 1));
  }
  whole.sort((one, other) => other.length - one.length);
  const all = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return [...whole.slice(0, mostTried), ...(isEven(all) ? [all] : [])];
}

/** Behind the brace that closes the one at `from`; -1 where none does. */
function findEnd(text: string, from: number): number {
  let depth = 0;
  let isInString = false;
  for (let index = from; index < text.length; index += 1) {
    const sign = text[index];
    if (isInString) {
      if (sign === "\\") index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}

/** Why: of an answer that was cut off the ends are missing, and a repair would invent them. */
function isEven(json: string): boolean {
  const count = (sign: string) => json.split(sign).length - 1;
  return json.length > 1 && count("{") === count("}") && count("[") === count("]");
}

function parse(json: string): unknown {
  if (isDeeperThan(deepest, json)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    // why the colon: "{name}" in a sentence is a placeholder
    if (!json.includes(":")) return undefined;
  }
  try {
    return JSON.parse(jsonrepair(json));
  } catch {
    return undefined;
  }
}

/** The object itself, and those that it wraps: `{"answer": {...}}`, also as a text. */
function unwrap(value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  const inner = Object.values(value)
    .map((each) => (typeof each === "string" && each.trimStart().startsWith("{") ? parse(each) : each))
    .filter(isRecord);
  return [value, ...inner];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** As often as nulls are filled in: behind one another may show. */
const mostFillings = 3;

function readShape<Answer>(value: unknown, schema: z.ZodType<Answer>): Read<Answer> {
  for (let filled = 0; ; filled += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, answer: parsed.data };
    const { issues } = parsed.error;
    const isMended = filled < mostFillings && issues.map((issue) => fillNull(value, issue)).some(Boolean);
    if (!isMended) return { ok: false, faults: issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  }
}

/** Puts an empty list or text where null stands for one. */
function fillNull(value: unknown, issue: z.core.$ZodIssue): boolean {
  if (issue.code !== "invalid_type" || (issue.expected !== "array" && issue.expected !== "string")) return false;
  const parent = issue.path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], value);
  const key = issue.path.at(-1);
  if (typeof parent !== "object" || parent === null || key === undefined) return false;
  const holder = parent as Record<PropertyKey, unknown>;
  if (holder[key] !== null) return false;
  holder[key] = issue.expected === "array" ? [] : "";
  return true;
}

function decodeTexts(value: unknown): unknown {
  if (typeof value === "string") return decodeText(value);
  if (Array.isArray(value)) return value.map(decodeTexts);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decodeTexts(inner)]))
    : value;
}

const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({ n: "\n", r: "", t: " ", '"': '"', "'": "'", "/": "/" }),
);

const decodeText = (text: string): string =>
  decodeHTMLStrict(
    text.replace(/\\(?:u([0-9a-f]{4})|([nrt"'/]))/gi, (_, code: string | undefined, sign: string | undefined) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes.get(sign ?? "") ?? ""),
    ),
  );
