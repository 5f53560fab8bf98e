import { hasFiniteVerb, readWords } from "../english/words";
import type { Problem } from "./message";

/** Words of trouble that only a business has: empty hours, missing customers. */
const owners =
  /\b(?:quiet|empty tables|no-shows?|low sales|slow (?:days?|months?|season)|footfall|churn|leads|conversions?|brand awareness|nobody knows (?:us|about us)|not enough (?:customers|bookings|members|students|orders)|few(?:er)? (?:customers|bookings|members)|our (?:sales|bookings|numbers|customers))\b/i;

/** What bothers the readers, as the owner put it, with its form. An owner's own trouble is marked: it is never told to the reader. */
export function readProblem(raw: string | null): Problem | null {
  const text = raw
    ?.replace(/\s+/g, " ")
    .replace(/[.!;,\s]$/, "")
    .trim();
  if (!text) return null;
  const words = readWords(text);
  const last = words.at(-1);
  const form = hasFiniteVerb(words)
    ? "clause"
    : last?.part === "noun" || last?.part === "other"
      ? "noun-phrase"
      : "fragment";
  return { text, form, whose: owners.test(text) ? "owner" : "reader" };
}
