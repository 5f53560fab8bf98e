import { readWords, type Word } from "../english/words";
import { opensOwnClause } from "./own-clause";
import { type Boundary, cuttingRules, keepingRules } from "./statement-rules";

export interface Statements {
  statements: string[];
  /** What stood before each in the text: ", ", " and ", ". ". Nothing before the first. */
  joins: string[];
  /** The names of the rules that decided, in order. */
  rules: string[];
}

/**
 * An idea's text, without its instruction, as whole statements in its own words and order: cut only where both sides stand alone. Every word is in
 * exactly one of them, but for an "and" or "but" that linked two.
 */
export function findStatements(text: string): Statements {
  const words = readWords(text);
  const rules: string[] = [];
  const found: { statement: string; join: string }[] = [];
  let join = "";
  let [from, isFirst] = [0, true];
  for (let at = 1; at < words.length; at += 1) {
    const boundary = boundaryAt(text, words, at, from, isFirst);
    if (!boundary) continue;
    const isSentenceEnd = /[.!?;]/.test(boundary.mark);
    const kept =
      isSentenceEnd && !isQuotedOrBracketed(boundary) ? undefined : keepingRules.find((rule) => rule.applies(boundary));
    const cut = kept ? undefined : cuttingRules.find((rule) => rule.applies(boundary));
    if (kept ?? cut) rules.push((kept ?? cut)?.name ?? "");
    if (!cut) continue;
    const last = boundary.link ? boundary.at - 1 : boundary.at;
    found.push({ statement: statementOf(text, words, from, last), join });
    join = text.slice(words[last - 1]?.end, words[boundary.at]?.start);
    isFirst = isSentenceEnd;
    from = boundary.at;
    at = boundary.at;
  }
  found.push({ statement: statementOf(text, words, from, words.length), join });
  const said = found.filter(({ statement }) => statement !== "");
  return { statements: said.map(({ statement }) => statement), joins: said.map((each) => each.join), rules };
}

const isQuotedOrBracketed = (boundary: Boundary) => keepingRules[0]?.applies(boundary) === true;

function boundaryAt(text: string, words: readonly Word[], at: number, from: number, isFirst: boolean): Boundary | null {
  const previous = words[at - 1] as Word;
  const link = /^(?:and|but)$/.test(words[at]?.lower ?? "") ? (words[at]?.lower as "and" | "but") : "";
  const start = link ? at + 1 : at;
  const mark = text
    .slice(previous.end, words[at]?.start)
    .replace(/[\s“"‘'(]{1,9}$/, "")
    .replace(/[”"’')]/g, "");
  if ((!mark && !link) || start >= words.length) return null;
  let until = start + 1;
  while (
    until < words.length &&
    !/[,;:.!?]/.test((words[until - 1] as Word).after) &&
    !(
      /^(?:and|but)$/.test(words[until]?.lower ?? "") &&
      /^(?:we|you|it|they|i|there)(?:'\p{L}{1,2})?$/u.test(words[until + 1]?.lower ?? "") &&
      opensOwnClause(words, until + 1, words.length)
    ) &&
    !/\s[-–—]\s/.test(text.slice((words[until - 1] as Word).end, words[until]?.start))
  )
    until += 1;
  return { text, words, at: start, from, until, mark, link, isFirst };
}

/** The owner's words from one to another with the marks around them; at the end only a question and "p.m." keep theirs. */
function statementOf(text: string, words: readonly Word[], from: number, until: number): string {
  const [first, last] = [words[from], words[until - 1]];
  if (!first || !last || until <= from) return "";
  const after = /^[ap]\.m$/.test(last.lower) ? "." : last.after.replace(/[-–—]/g, "").replace(/[.,;:!]{1,9}$/, "");
  const opening = first.before.replace(/^[,;:–—-]{1,9}/, "");
  return opening + text.slice(first.start, last.end) + after;
}
