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
 * A text of several lines that may be left out: up to `max` characters, `most` lines and `longest` characters a line. Each line is
 * trimmed and loses the mark of a list; empty lines go. Without a line it becomes null.
 */
export function createOptionalLines({ max, most, longest }: { max: number; most: number; longest: number }) {
  return createOptionalText(max).transform((text, context) => {
    const lines = readLines(text);
    const message = lines.length > most ? `Must be ${most} lines or fewer` : explainLongLine(lines, longest);
    if (message) context.addIssue({ code: "custom", message });
    return lines.join("\n") || null;
  });
}

/** What stands on the lines of a text, one a line. */
export function readLines(text: string | null): string[] {
  const lines = (text ?? "").split("\n").map((line) => line.trim().replace(/^[-*•](?:\s+|$)/, ""));
  return lines.filter((line) => line !== "");
}

function explainLongLine(lines: readonly string[], longest: number): string | null {
  const long = lines.find((line) => line.length > longest);
  return long ? `Each line must be ${longest} characters or fewer: “${long.slice(0, 30)}…” is longer` : null;
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
