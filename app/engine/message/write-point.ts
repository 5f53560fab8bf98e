import { findTimeSpans } from "../english/find-time-spans";
import { findMoney } from "../english/money";
import { readWords } from "../english/words";
import type { Offer } from "./message";

/** Characters of a line that a stranger takes in at once. */
const longestPoint = 60;

interface PointRule {
  name: string;
  examples: readonly (readonly [statement: string, point: string])[];
  apply(text: string): string;
}

/** What is done to a statement until it reads as a line; each is applied once, in this order. */
export const pointRules: readonly PointRule[] = [
  {
    name: "offer without its container",
    examples: [["Two-for-one pasta menu, Tuesday nights", "Two-for-one pasta, Tuesday nights"]],
    apply: (text) => text.replace(/^(\S+-for-\S+ \S+) (?:menu|deal|offer|special|promotion)\b/i, "$1"),
  },
  {
    name: "from instead of starting",
    examples: [
      ["Course starting 9 February", "Course, from 9 February"],
      ["Collection starting at Rs. 4,999 only", "Collection, from Rs. 4,999"],
      ["New batch starting from 5th April", "New batch, from 5th April"],
    ],
    apply: (text) =>
      text
        .replace(
          /,? (?:starting|beginning) (?:at|from|on)? ?(?=(?:\d|Rs|[£$€₹]|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/,
          ", from ",
        )
        .replace(/((?:Rs\.?\s?|[£$€₹])\d[\d.,]*) only\b/, "$1"),
  },
  {
    name: "no end mark",
    examples: [
      ["We are insured.", "We are insured"],
      ["Kids eat free!", "Kids eat free"],
    ],
    apply: (text) => text.replace(/[.!,;:\s]$/, "").replace(/[.!,;:\s]$/, ""),
  },
  {
    name: "one exclamation is a stop",
    examples: [["we moved! find us at 8 King Street", "we moved: find us at 8 King Street"]],
    apply: (text) => (/[“"]/.test(text) ? text : text.replace(/!\s(?=\p{L})/u, ": ")),
  },
];

/**
 * The line that a stranger reads first: the statement with a capital, without article where it is a phrase that was taken out of an
 * instruction, and cut at a comma to 60 characters where what is left out holds no figure, time or price.
 */
export function writePoint(statement: string, offer: Offer | null): string {
  let line = pickSentence(statement, offer);
  line = smooth(line);
  line = cutExtras(line.trim());
  const opening = /^["“‘'«]*/.exec(line)?.[0].length ?? 0;
  // why: "iPhone" and "eBay" keep theirs
  return /^\p{Ll}\p{Lu}/u.test(line.slice(opening))
    ? line
    : line.slice(0, opening) + line.charAt(opening).toUpperCase() + line.slice(opening + 1);
}

/** A statement after every point rule. */
export function smooth(statement: string): string {
  return pointRules.reduce((line, rule) => rule.apply(line), statement);
}

/** The first sentence that says something; with the second where both are short, or where only that one holds the offer. */
function pickSentence(statement: string, offer: Offer | null): string {
  const sentences = statement.split(/(?<=[.!?][”"]?)\s(?=\p{Lu}|\d|[“"£$€₹])/u);
  const [first = statement, second] = sentences;
  if (!second) return statement;
  if (/^[“"]/.test(statement)) return statement;
  const isBare =
    readWords(first).length < 3 || (offer !== null && !first.includes(offer.text) && statement.length <= longestPoint);
  return isBare && `${first} ${second}`.length <= longestPoint + 10 ? `${first} ${second}` : first;
}

function cutExtras(line: string): string {
  if (line.length <= longestPoint || /^[“"]/.test(line)) return line;
  const pieces = line.split(/,\s(?!\d)/);
  const kept = [...pieces];
  while (kept.length > 1 && kept.join(", ").length > longestPoint && !holdsFigure(kept.at(-1) ?? "")) kept.pop();
  // why: of a long list of figures the price and the day stay, a duration or a number of seats is carried beside
  for (let at = kept.length - 1; at > 0 && kept.length > 2 && kept.join(", ").length > longestPoint; at -= 1)
    if (!holdsPriceOrTime(kept[at] ?? "")) kept.splice(at, 1);
  const shorter = kept.join(", ");
  return shorter.length >= 20 ? shorter : line;
}

function holdsPriceOrTime(text: string): boolean {
  const words = readWords(text);
  return findMoney(text, words) !== null || findTimeSpans(words).some((span) => !span.isAttributive);
}

function holdsFigure(text: string): boolean {
  const words = readWords(text);
  return (
    /\d/.test(text) ||
    findMoney(text, words) !== null ||
    findTimeSpans(words).some((span) => !span.isAttributive) ||
    /\bfree\b/i.test(text)
  );
}
