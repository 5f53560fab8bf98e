import { parse } from "yaml";
import { z } from "zod";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
import data from "./reader-questions.yaml?raw";

const questions = z
  .array(
    z.strictObject({
      ask: z.string().endsWith("?"),
      when: z.string().transform((pattern) => new RegExp(pattern, "i")),
      topic: z.string().optional(),
    }),
  )
  .parse(parse(data));

export interface Answered {
  question: string;
  /** The owner's line. */
  line: Line;
}

/** Questions of readers that a line of the facts answers, each question and each line once. Of a post and an appeal none: their readers ask others. */
export function askForReaders(source: Source, facts: readonly Line[]): Answered[] {
  if (/^(?:hiring|fundraiser|story|claim)$/.test(source.material.message.kind)) return [];
  const answered: Answered[] = [];
  const own = facts.filter(({ from }) => from === "facts");
  for (const { ask, when, topic } of questions) {
    const line = own.find(
      (each) =>
        when.test(each.text) && (!topic || each.topic === topic) && !answered.some((other) => other.line === each),
    );
    if (line) answered.push({ question: ask, line });
  }
  return answered;
}
