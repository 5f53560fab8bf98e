import type { Word } from "../english/words";
import type { MessageKind } from "./message";

/** A piece of an idea with its words: what rules look at. */
export interface Clause {
  text: string;
  words: readonly Word[];
}

/** What an idea says once the instruction is taken off. */
export interface Statement {
  /** In the owner's words: what a stranger may read. */
  text: string;
  kind: MessageKind | null;
  /** Who it is to be told to, where the instruction names them. */
  audience: string | null;
}

/** One rule of ours with what it is for: each example is an idea on which it fires, with the statement it leaves. */
export interface InstructionRule {
  name: string;
  examples: readonly (readonly [idea: string, statement: string])[];
  apply(clause: Clause): Statement | null;
}

/** The text from a word on; empty behind the last. */
export function readFrom({ text, words }: Clause, at: number): string {
  const word = words[at];
  return word ? text.slice(word.start - word.before.length).trim() : "";
}

/** The text from a word up to another, which is left out, without marks at its end; a quotation that it holds keeps both of its marks. */
export function readBetween({ text, words }: Clause, from: number, to: number): string {
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || to <= from) return "";
  const inside = text.slice(first.start, last.end);
  const opensHere = openingMark.test(first.before);
  const isOpen = opensHere || /(?:^|\s)['"“‘«]\p{L}/u.test(inside);
  const closes = isOpen ? (closingMark.exec(last.after)?.[0] ?? "") : "";
  return closes ? (opensHere ? first.before.slice(-1) : "") + inside + closes : inside;
}

const openingMark = /['"“‘«]$/;
const closingMark = /^['"”’»]/;

/** The index of the first of these words at or behind `from`; -1 where none is. */
export function findWordIndex({ words }: Clause, wanted: RegExp, from = 0, until = words.length): number {
  for (let at = Math.max(0, from); at < Math.min(until, words.length); at += 1)
    if (wanted.test((words[at] as Word).lower)) return at;
  return -1;
}

/** A statement, or nothing where no words are left. "People" in general are no audience. */
export const makeStatement = (
  text: string,
  kind: MessageKind | null = null,
  audience: string | null = null,
): Statement | null =>
  text.trim()
    ? {
        text: text.trim(),
        kind,
        audience:
          audience && !/^(?:(?:more|new|some|\d{1,9}) ){0,2}(?:people|everyone|everybody)$/i.test(audience)
            ? audience.trim().replace(/^(?:our|my|all|the|more) (?=\S{3})/i, "")
            : null,
      }
    : null;

/** The word that a clause opens with. */
export const getFirstWord = (clause: Clause) => clause.words[0]?.lower ?? "";
