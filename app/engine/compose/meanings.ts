import { parse } from "yaml";
import { z } from "zod";
import { messageKinds } from "../message/message";
import { capitalize } from "./grammar";

const meaning = z.strictObject({
  kind: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  topic: z.enum(["cost", "visit", "trust", "more", "goal", "part"]),
  ask: z.string().endsWith("?"),
  fact: z.string().optional(),
  inPoint: z.string().nullable().optional(),
  kinds: z
    .array(z.enum(messageKinds))
    .default(messageKinds.filter((kind) => !/^(?:hiring|fundraiser|ending)$/.test(kind))),
  so: z.array(z.string()).min(3),
  dry: z.array(z.string()).default([]),
  do: z.array(z.string()).default([]),
});

/** What a kind of fact means for the reader, in wordings for each manner of speaking. */
export type Meaning = z.infer<typeof meaning>;

const files = import.meta.glob<string>("./meanings/*.yaml", { query: "?raw", import: "default", eager: true });

/** @throws when a file breaks the schema: it is part of the product, and a test reads them all. */
export const readMeanings = (): Meaning[] =>
  Object.keys(files)
    .sort()
    .flatMap((file) => z.array(meaning).parse(parse(files[file] ?? "")));

let all: Map<string, Meaning> | undefined;

/** What a kind of fact means; null where nobody has written it down. */
export function findMeaning(kind: string): Meaning | null {
  all ??= new Map(readMeanings().map((each) => [each.kind, each]));
  return all.get(kind) ?? null;
}

/** The wording with its values filled in; null where one is missing. A value that begins a sentence gets its capital from `endSentence`. */
export function fillValues(wording: string, values: Readonly<Record<string, string>>): string | null {
  const isWhole = [...wording.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => values[name]);
  if (!isWhole) return null;
  return wording.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const value = values[name] ?? "";
    return /[.!?] $/.test(wording.slice(0, at)) ? capitalize(value) : value;
  });
}
