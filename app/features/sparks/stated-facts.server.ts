import { z } from "zod";
import { type FactName, factNames, type StatedFacts } from "~/engine/message/message";
import { type Readers, readRecord } from "~/platform/records/read-record.server";
import { explainTooLong } from "~/platform/text/text-field";

/** Characters of a fact and of a line of several, lines, and characters of all lines. */
export const factLimits = { line: 500, most: 20, lines: 4000 } as const;

/** The facts that hold several lines. */
export const listedFacts = ["proof", "steps"] as const satisfies FactName[];

export function isListed(name: FactName): name is (typeof listedFacts)[number] {
  return (listedFacts as readonly FactName[]).includes(name);
}

const line = z
  .string("Must be text")
  .overwrite((given) => given.replace(/\s+/g, " "))
  .trim()
  .max(factLimits.line, explainTooLong(factLimits.line));
/** Null is as good as absent; an empty text says that there is none. */
const text = line.nullish().transform((given) => (given === "" ? null : (given ?? undefined)));
const lines = z
  .array(line, "Must be a list of texts")
  .max(factLimits.most, `Must be ${factLimits.most} lines or fewer`)
  .nullish()
  .transform((given) => given?.filter((entry) => entry !== ""));

/**
 * Facts as a call states them: each may be left out or null, and is then left to the reader; an empty text or list says that there is
 * none. Without any it becomes null.
 */
export const factsCallSchema = z
  .object(
    { what: text, offer: text, when: text, where: text, for: text, proof: lines, steps: lines },
    "Must be an object",
  )
  .nullish()
  .transform((facts) => keepStated(facts ?? {}));

/** Facts without the names that say nothing; null without any. The same facts always stand in the same order. */
export function keepStated(facts: StatedFacts): StatedFacts | null {
  const stated = factNames.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]] as const]));
  return stated.length > 0 ? Object.fromEntries(stated) : null;
}

const storedText = z.string().nullable().optional();
const storedLines = z.array(z.string()).optional();
const readers: Readers<StatedFacts> = {
  1: z.object({
    what: storedText,
    offer: storedText,
    when: storedText,
    where: storedText,
    for: storedText,
    proof: storedLines,
    steps: storedLines,
  }),
};

/** What the user stated of a spark; null where nothing was, or it cannot be read. */
export function readFacts(spark: { id: number; facts: unknown }): StatedFacts | null {
  if (spark.facts === null) return null;
  return readRecord(`the facts of spark ${spark.id}`, readers, spark.facts) ?? null;
}
