import { z } from "zod";
import type { Finding } from "../../checks/blog-rules";
import { PartFailure } from "../../engine";
import { createProviderFailure } from "../failures";
import type { CallOptions, TextModel, TextRequest } from "../ports";
import { readAnswer } from "./read-answer";

export interface WritingTask<Answer, Content> {
  instructions: string;
  /** The data block. */
  message: string;
  /** What was said after it, where this is not the first question. */
  after?: TextRequest["messages"];
  schema: z.ZodType<Answer>;
  outputTokens: number;
  /** Characters that an answer usually has: by them it is said how far one is that comes in pieces. */
  usualLength: number;
  /** Puts the content together from a valid answer, and says what it breaks. */
  judge(answer: Answer): Judged<Content>;
  /** Mends what code can, and notes what it cannot, in content that a second try left with findings. */
  finish(content: Content, findings: Finding[]): Content;
}

export interface Judged<Content> {
  content: Content;
  /** Worth one more try. */
  findings: Finding[];
  /** Why nothing of it can be used, where that is so. */
  unusable?: string | null;
}

/**
 * Has a model write an object, checks its shape and then its content, and sends each kind of fault back once. A first answer with
 * faults costs a second call, and at most a third. Content that was usable once is never lost: when the next try brings nothing better,
 * or fails, it is finished and handed out.
 * @throws PartFailure (internal) when nothing usable came, or whatever the model threw before something usable came; a refusal always.
 */
export async function writeStructured<Answer, Content>(
  model: TextModel,
  task: WritingTask<Answer, Content>,
  options: CallOptions,
): Promise<Content> {
  const asked: TextRequest["messages"] = [{ role: "user", text: task.message }, ...(task.after ?? [])];
  const { instructions, outputTokens } = task;
  const request = { instructions, outputTokens, schema: makeWireSchema(task.schema) };
  const isRepaired = { shape: false, content: false };
  let messages = asked;
  let calls = 0;
  let best: Judged<Content> | null = null;
  for (;;) {
    let text: string;
    try {
      const share = shareOf(calls, task.usualLength);
      calls += 1;
      text = await model.answer(
        { ...request, messages },
        { ...options, onReceived: (characters) => options.onShare?.(share(characters)) },
      );
    } catch (error) {
      options.signal.throwIfAborted();
      if (!best || !(error instanceof PartFailure) || error.reason === "refused") throw error;
      return task.finish(best.content, best.findings);
    }
    const read = readAnswer(text, task.schema);
    const judged = read.ok ? task.judge(read.answer) : null;
    const unusable = read.ok ? judged?.unusable : "the answer has the wrong shape";
    if (judged && !unusable) {
      if (judged.findings.length === 0) return judged.content;
      if (!best || judged.findings.length < best.findings.length) best = judged;
    }
    const kind = read.ok ? "content" : "shape";
    if (isRepaired[kind] || (best && !judged)) {
      if (best) return task.finish(best.content, best.findings);
      throw createProviderFailure("internal", `Nothing usable came, after a repair too: ${unusable}.`);
    }
    isRepaired[kind] = true;
    const faults = read.ok ? (unusable ? [unusable] : namesOf(judged?.findings ?? [])) : read.faults;
    messages = [...asked, ...sendBack(text, faults)];
  }
}

/** How far the whole is while an answer comes: the first one is most of it, and each repair a part of the rest. */
const shareOf = (calls: number, usualLength: number) => (characters: number) =>
  1 - 0.15 ** calls * (1 - 0.85 * Math.min(1, characters / usualLength));

const namesOf = (findings: Finding[]) => findings.map(({ rule, detail }) => `${rule}: ${detail}`);

const mostFaults = 12;

const sendBack = (answer: string, faults: string[]): TextRequest["messages"] => [
  { role: "assistant", text: answer.slice(0, 20_000) || "(nothing)" },
  {
    role: "user",
    text: `The answer cannot be used. Write the whole JSON object again, with these faults put right:\n${listFaults(faults)}`,
  },
];

/** Faults as a list for a model, so many and so long that they do not crowd out the rest. */
export const listFaults = (faults: string[]): string =>
  faults
    .slice(0, mostFaults)
    .map((fault) => `- ${fault.slice(0, 300)}`)
    .join("\n");

/** Keywords that some vendor refuses in a schema. The limits are in the descriptions, and zod checks them. */
const unwelcome = new Set([
  "$schema",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "pattern",
  "format",
  "default",
]);

/** A schema in the keywords that every vendor takes. */
export function makeWireSchema(schema: z.ZodType): Record<string, unknown> {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !unwelcome.has(key))
        .map(([key, inner]) => [key, strip(inner)]),
    );
  };
  return strip(z.toJSONSchema(schema)) as Record<string, unknown>;
}
