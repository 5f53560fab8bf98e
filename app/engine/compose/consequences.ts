import { parse } from "yaml";
import { z } from "zod";
import { orderBySeed } from "./choice";
import data from "./consequences.yaml?raw";

const consequence = z.strictObject({
  when: z.string().transform((pattern) => new RegExp(pattern, "i")),
  /** Words that the detail has to hold besides. */
  only: z.string().optional(),
  so: z.array(z.string()).default([]),
  ask: z.string().endsWith("?").optional(),
  reply: z.string().optional(),
});
const all = z.array(consequence).parse(parse(data));

/** What is known of a detail: what follows from it, in the seed's order, and what it answers. */
export function findConsequence(
  text: string,
  seed: string,
): { so: string[]; ask: string | null; reply: string | null } | null {
  const found = all.find(({ when, only }) => when.test(text) && (!only || text.toLowerCase().includes(only)));
  if (!found) return null;
  return { so: orderBySeed(`${seed}|so`, found.so, (so) => so), ask: found.ask ?? null, reply: found.reply ?? null };
}
