import { parse } from "yaml";
import { z } from "zod";
import { messageKinds } from "../message/message";
import { type Need, needs } from "./needs";

const need = z.enum(Object.keys(needs) as Need[]);

/** A question with its answer, for the article's last section and for captions. */
const exchange = z.strictObject({ ask: z.string().endsWith("?"), answer: z.string() });

/**
 * Wordings that may stand for each other: where they may stand, what the brief has to hold (`needs`) or must not (`unless`), for which
 * kinds of message they are, and in which voices. Empty lists exclude nothing.
 */
const group = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  in: z.array(z.string()).min(1),
  kinds: z.array(z.enum(messageKinds)).default([]),
  needs: z.array(need).default([]),
  unless: z.array(need).default([]),
  tone: z.array(z.string()).default([]),
  say: z.array(z.union([z.string(), exchange])).min(1),
});

export interface Phrase extends Omit<z.infer<typeof group>, "say"> {
  /** The group's id with the wording's place in it: "offer-free.2". */
  id: string;
  /** The group: wordings of one thought. */
  group: string;
  /** The wording, or a question's answer. */
  text: string;
  /** The question that the text answers. */
  ask: string | null;
}

/** @throws when a phrase file breaks the schema: it is part of the product, and a test reads them all. */
export function parsePhrases(yaml: string): Phrase[] {
  return z
    .array(group)
    .parse(parse(yaml))
    .flatMap(({ say, ...shared }) =>
      say.map((wording, index) => ({
        ...shared,
        id: `${shared.id}.${index + 1}`,
        group: shared.id,
        text: typeof wording === "string" ? wording : wording.answer,
        ask: typeof wording === "string" ? null : wording.ask,
      })),
    );
}

const files = import.meta.glob<string>("./phrases/*.yaml", { query: "?raw", import: "default", eager: true });

let all: Map<string, Phrase[]> | undefined;

/** The phrases that may stand in a place, in the order of the files. */
export function getPhrases(place: string): readonly Phrase[] {
  if (!all) {
    all = new Map();
    for (const phrase of readAllPhrases())
      for (const each of phrase.in) all.set(each, [...(all.get(each) ?? []), phrase]);
  }
  return all.get(place) ?? [];
}

export const readAllPhrases = (): Phrase[] =>
  Object.keys(files)
    .sort()
    .flatMap((file) => parsePhrases(files[file] ?? ""));
