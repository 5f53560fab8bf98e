import { z } from "zod";

/** A text that must be there: trimmed, from 1 to `max` characters. */
export function createRequiredText(message: string, max: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? message : "Must be text") })
    .overwrite(normalizeLineEnds)
    .trim()
    .min(1, { message, abort: true })
    .max(max, explainTooLong(max));
}

/** A text that may be left out: trimmed, up to `max` characters; empty, null and absent all become null. */
export function createOptionalText(max: number) {
  return z
    .string({ error: "Must be text" })
    .overwrite(normalizeLineEnds)
    .trim()
    .max(max, explainTooLong(max))
    .nullish()
    .transform((text) => text || null);
}

/**
 * Forms send the end of a line as two characters, and `maxlength` counts it as one: counted as it was typed, a text that the browser let
 * through is not too long here.
 */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

export function explainTooLong(max: number): string {
  return `Must be ${max.toLocaleString("en-US")} characters or fewer`;
}
