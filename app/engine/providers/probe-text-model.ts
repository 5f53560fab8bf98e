import { z } from "zod";
import { isInEnglish } from "../checks/is-english";
import { countWords } from "../checks/sentences";
import { type FailureReason, PartFailure } from "../engine";
import { SparkBudget, sparkAllowance } from "./budget";
import { toProviderFailure } from "./failures";
import type { TextModel } from "./ports";
import { dataRule, writeDataBlock, writingRules } from "./prompts/data-block";
import { readAnswer } from "./texts/read-answer";
import { makeWireSchema } from "./texts/write-structured";

/** What came of asking a model for one caption. */
export interface Probe {
  outcome: "good" | "not-json" | "too-short" | "other-language" | "unknown-model" | FailureReason;
  /** The caption, or what came in its place; null when nothing did. */
  text: string | null;
  /** A status or an error code, in our own words; null when the model answered. */
  detail: string | null;
  /** From the question to the end of the answer, and to its first characters; null where it comes whole. */
  seconds: number;
  firstSeconds: number | null;
  /** Characters of the whole answer. */
  characters: number;
}

const answerShape = z.object({
  text: z.string().trim().min(1).describe("the caption, 40 to 80 words, without hashtags"),
});

const instructions = [
  "You write social media captions for small businesses. Write one for LinkedIn.",
  dataRule,
  ...writingRules,
].join("\n");

const message = writeDataBlock({
  idea: "Two-for-one pasta on Tuesday nights, all November",
  projectName: "Mara's Trattoria",
  project: { description: "A family kitchen with twelve tables by the canal.", targetAudience: "Neighbours" },
  callToAction: "Book a table",
  address: "maras.example",
});

const outputTokens = 1_500;
/** A caption of fewer words was not written for the question. */
const fewestWords = 12;

/** Asks a model for one caption, as a campaign would, and says what came and how fast. Never throws. */
export async function probeTextModel(model: TextModel, waitingSeconds: number): Promise<Probe> {
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  let firstSeconds: number | null = null;
  const budget = new SparkBudget({ ...sparkAllowance, waitingSeconds });
  const onReceived = () => {
    firstSeconds ??= since();
  };
  try {
    const question = { instructions, messages: [{ role: "user" as const, text: message }], outputTokens };
    const answer = await model.answer(
      { ...question, schema: makeWireSchema(answerShape) },
      { budget, signal: new AbortController().signal, onReceived },
    );
    const read = readAnswer(answer, answerShape);
    const text = read.ok ? read.answer.text : answer.trim() || null;
    const outcome = read.ok ? judgeCaption(read.answer.text) : "not-json";
    return { outcome, text, detail: null, seconds: since(), firstSeconds, characters: answer.length };
  } catch (error) {
    const failure = error instanceof PartFailure ? error : toProviderFailure(error);
    const detail = failure.cause instanceof Error ? failure.cause.message : null;
    const outcome = detail?.includes("status 404") ? "unknown-model" : failure.reason;
    return { outcome, text: null, detail, seconds: since(), firstSeconds: null, characters: 0 };
  }
}

function judgeCaption(text: string): Probe["outcome"] {
  if (countWords(text) < fewestWords) return "too-short";
  return isInEnglish(text) ? "good" : "other-language";
}
