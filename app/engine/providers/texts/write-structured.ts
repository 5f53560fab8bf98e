import { z } from "zod";
import type { Finding } from "../../checks/blog-rules";
import { createProviderFailure } from "../failures";
import type { CallOptions, TextModel, TextRequest } from "../ports";

export interface WritingTask<Answer, Content> {
  instructions: string;
  /** The data block. */
  message: string;
  schema: z.ZodType<Answer>;
  outputTokens: number;
  /** Puts the content together from a valid answer, and says what it breaks. Empty when it may be handed out. */
  judge(answer: Answer): { content: Content; findings: Finding[] };
  /** The last resort for findings that a second try left: cuts and the like. Null when the content may not be handed out. */
  mend(content: Content, findings: Finding[]): Content | null;
}

/**
 * Has a model write an object, checks its shape and then its content, and sends each kind of fault back once. A first answer with
 * faults costs a second call, and at most a third.
 * @throws PartFailure (internal) when the answer still breaks the rules.
 */
export async function writeStructured<Answer, Content>(
  model: TextModel,
  task: WritingTask<Answer, Content>,
  options: CallOptions,
): Promise<Content> {
  const messages: TextRequest["messages"] = [{ role: "user", text: task.message }];
  const { instructions, outputTokens } = task;
  const request = { instructions, outputTokens, schema: wireSchema(task.schema) };
  const isRepaired = { shape: false, content: false };
  for (;;) {
    const text = await model.answer({ ...request, messages }, options);
    const read = readAnswer(text, task.schema);
    if (!read.ok) {
      if (isRepaired.shape)
        throw createProviderFailure("internal", "The answer has the wrong shape, after a repair too.");
      isRepaired.shape = true;
      sendBack(messages, text, read.faults);
      continue;
    }
    const { content, findings } = task.judge(read.answer);
    if (findings.length === 0) return content;
    if (!isRepaired.content) {
      isRepaired.content = true;
      sendBack(
        messages,
        text,
        findings.map(({ rule, detail }) => `${rule}: ${detail}`),
      );
      continue;
    }
    const mended = task.mend(content, findings);
    if (mended) return mended;
    throw createProviderFailure("internal", `The answer breaks the rules: ${namesOf(findings)}.`);
  }
}

/** Rule names only: a finding's detail may quote the text, and this goes to the log. */
const namesOf = (findings: Finding[]) => [...new Set(findings.map(({ rule }) => rule))].join(", ");

const mostFaults = 12;

function sendBack(messages: TextRequest["messages"], answer: string, faults: string[]): void {
  messages.splice(
    1,
    messages.length,
    { role: "assistant", text: answer.slice(0, 20_000) || "(nothing)" },
    {
      role: "user",
      text: `The answer cannot be used. Write the whole JSON object again, with these faults put right:\n${faults
        .slice(0, mostFaults)
        .map((fault) => `- ${fault.slice(0, 200)}`)
        .join("\n")}`,
    },
  );
}

type Read<Answer> = { ok: true; answer: Answer } | { ok: false; faults: string[] };

/** Models like to wrap JSON into Markdown fences or a sentence. */
function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Read<Answer> {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { ok: false, faults: ["It is not one whole JSON object. Keep it shorter if it was cut off."] };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, answer: parsed.data };
  return { ok: false, faults: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
}

/** Keywords that some vendor refuses in a schema. The limits are in the descriptions, and zod checks them. */
const unwelcome = new Set(["$schema", "minLength", "maxLength", "minItems", "maxItems", "pattern", "format"]);

function wireSchema(schema: z.ZodType): Record<string, unknown> {
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
