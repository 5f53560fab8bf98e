import { parse } from "yaml";
import { z } from "zod";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";
import { holdsSum } from "../english/money";
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
export function askForReaders({ kind, rows, told, practical }: Source): Answered[] {
  if (/^(?:hiring|fundraiser|story|claim)$/.test(kind)) return [];
  const answered: Answered[] = [];
  for (const { ask, when, topic } of questions) {
    const own = rows.filter((each) => when.test(each.text) && (!topic || each.topic === topic));
    const line = own.find((each) => !answered.some((other) => other.line === each));
    // why one alone: of several prices none is what it costs, and of what is free nobody asks
    const isClear =
      own.length === 1 && ![...told, ...practical].some((text) => holdsSum(text) || /\bfree\b/i.test(text));
    if (line && (topic !== "price" || isClear)) answered.push({ question: ask, line });
  }
  return answered;
}
