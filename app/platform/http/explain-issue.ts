import type { z } from "zod";

/** What something has to be, in the words of whoever fills in a form or writes a call. */
const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "a group of named fields",
  record: "a group of named fields",
  date: "a date",
  file: "a file",
  null: "null",
};

const formats: Record<string, string> = {
  email: "Invalid email",
  url: "Must be a valid URL",
  date: "Invalid date",
  datetime: "Invalid date",
};

/** What is counted of it, by what it is; of a number nothing is. */
const units: Record<string, string> = { string: "character", array: "entry", set: "entry", file: "byte" };
const many = (unit: string, count: number | bigint) =>
  Number(count) === 1 ? unit : unit === "entry" ? "entries" : `${unit}s`;

/** More choices than these are not listed. */
const mostListed = 12;

/**
 * What is wrong, where a schema has no words of its own for it: the validator's are about types, in a programmer's words. 'Required', 'Invalid
 * email' and 'Invalid date' are the specification's, section 5.
 */
export const explainIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined && issue.code !== "custom") return "Required";
  switch (issue.code) {
    case "invalid_type":
      return `Must be ${kinds[issue.expected] ?? "of another kind"}`;
    case "invalid_value":
      return listChoices(issue.values.map(String));
    case "too_small":
      return limit("at least", issue.origin, issue.minimum);
    case "too_big":
      return limit("at most", issue.origin, issue.maximum);
    case "invalid_format":
      return formats[issue.format] ?? "Has a form that does not fit here";
    case "not_multiple_of":
      return `Must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `Has fields that do not belong here: ${issue.keys.join(", ")}`;
    default:
      return "Does not fit here";
  }
};

function listChoices(values: string[]): string {
  if (values.length === 1) return `Must be ${values[0]}`;
  return values.length > mostListed ? "Must be one of the list" : `Must be one of: ${values.join(", ")}`;
}

function limit(words: "at least" | "at most", origin: string, count: number | bigint): string {
  const unit = units[origin];
  if (unit && words === "at least" && Number(count) === 1) return "Required";
  return unit ? `Must have ${words} ${count} ${many(unit, count)}` : `Must be ${words} ${count}`;
}
