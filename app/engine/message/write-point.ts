import { capitalizeStart } from "../english/capitals";
import { findTimeSpans } from "../english/find-time-spans";
import { findMoney } from "../english/money";
import { hasFiniteVerb, readWords } from "../english/words";
import { opensOwnClause } from "./own-clause";
import type { Statements } from "./split-statements";

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
    apply: (text) => text.replace(/^(\S{1,12}-for-\S{1,12} \S{1,40}) (?:menu|deal|offer|special|promotion)\b/i, "$1"),
  },
  {
    name: "from instead of starting",
    examples: [
      ["Course starting 9 February", "Course, from 9 February"],
      ["Collection starting at Rs. 4,999 only", "Collection, from Rs. 4,999"],
      ["New batch starting from 5th April", "New batch, from 5th April"],
      ["New cocktail menu launching next Friday", "New cocktail menu, from next Friday"],
    ],
    apply: (text) =>
      text
        .replace(
          /,? (?:starting|beginning) (?:at|from|on)? ?(?=(?:\d|Rs|[£$€₹]|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/,
          ", from ",
        )
        .replace(
          /,? (?:launching|coming|arriving|starting|available) (?:from )?(?=next (?:week|month|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)/,
          ", from ",
        )
        .replace(/((?:Rs\.?\s?|[£$€₹])\d(?:[\d.,]{0,12}\d)?) only\b/, "$1"),
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

/** Characters of a line with the price, the day and the condition that belong to it. */
const longestWithConditions = 98;

/**
 * The line that a stranger reads first: the first statement with a capital, and behind it those that hold a price, a time or a condition as long as
 * they fit. A question that is no sentence ("Tired of big resorts?") takes its answer along.
 */
export function writePoint({ statements, joins }: Pick<Statements, "statements" | "joins">): string {
  const line = shorten(smooth(joinPieces(statements.map(smooth), joins))).trim();
  const opening = /^["“‘'«]*/.exec(line)?.[0].length ?? 0;
  // why: "iPhone" and "eBay" keep theirs
  return /^\p{Ll}\p{Lu}/u.test(line.slice(opening))
    ? line
    : line.slice(0, opening) + line.charAt(opening).toUpperCase() + line.slice(opening + 1);
}

function joinPieces(statements: readonly string[], joins: readonly string[]): string {
  const [first = "", second] = statements;
  if (/^[“"]/.test(first) || !second) return first;
  const words = readWords(first);
  if (/\?$/.test(first)) {
    const answered = `${first} ${capitalizeStart(second)}`;
    return !hasFiniteVerb(words) && answered.length <= longestWithConditions ? answered : first;
  }
  const isSentenceEnd = (join: string) => /[.!?;]/.test(join);
  const isLabel = words.length < 3 && /[.!?;:]/.test(joins[1] ?? "");
  const isDated = statements
    .slice(2)
    .some((each) => findTimeSpans(readWords(each)).some((span) => !span.isAttributive));
  if (isLabel && !isDated && `${first}: ${second}`.length <= longestWithConditions) return `${first}: ${second}`;
  // why: "Lunchtime yoga for desk workers. Tuesdays at 12.15." is one note in two lines
  const isNoteWithTime =
    isSentenceEnd(joins[1] ?? "") &&
    !hasFiniteVerb(words) &&
    findTimeSpans(readWords(second))[0]?.first === 0 &&
    !hasFiniteVerb(readWords(second));
  if (isNoteWithTime && `${first}, ${second}`.length <= longestWithConditions) return `${first}, ${second}`;
  const end = joins.findIndex(isSentenceEnd);
  const others = statements.slice(1, end < 0 ? statements.length : end);
  const whole = others.reduce((line, each, at) => line + joins[at + 1] + each, first);
  if (whole.length <= longestPoint) return whole;
  let line = first;
  others.forEach((each, at) => {
    const longer = `${line}, ${each}`;
    // why: "£4,100 is already in" says how far it is, and is told behind what is asked for
    if (/^[£$€₹][\d.,]+ (?:is|are|has|have|was|were)\b/.test(each)) return;
    const isSentence = opensOwnClause(readWords(each), 0, readWords(each).length);
    const isClose = /,/.test(joins[at + 1] ?? "") && longer.length <= longestPoint;
    if (holdsFigure(each) && (isSentence ? isClose : longer.length <= longestWithConditions)) line = longer;
  });
  return line;
}

/** A first statement that is too long for a line loses what holds no figure behind its commas. */
function shorten(line: string): string {
  if (line.length <= longestWithConditions) return line;
  const pieces = line.split(/,\s(?!\d)/);
  while (pieces.length > 1 && pieces.join(", ").length > longestPoint && !holdsFigure(pieces.at(-1) ?? ""))
    pieces.pop();
  const shorter = pieces.join(", ");
  return shorter.length >= 20 ? shorter : line;
}

/** A statement after every point rule. */
export function smooth(statement: string): string {
  return pointRules.reduce((line, rule) => rule.apply(line), statement);
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
