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
export function askForReaders({ kind, rows }: Source): Answered[] {
  if (/^(?:hiring|fundraiser|story|claim)$/.test(kind)) return [];
  const answered: Answered[] = [];
  for (const { ask, when, topic } of questions) {
    const own = rows.filter((each) => when.test(each.text) && (!topic || each.topic === topic));
    const line = own.find((each) => !answered.some((other) => other.line === each));
    // why one alone: of several prices none is what it costs
    if (line && (topic !== "price" || own.length === 1)) answered.push({ question: ask, line });
  }
  return answered;
}
