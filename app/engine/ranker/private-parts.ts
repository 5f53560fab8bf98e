import type { Word } from "../english/words";
import type { Run } from "./runs";

/** Runs of a sentence that are said to the writer: none, the whole, an opening, an end, both of these, or a middle. */
export type PrivateRuns = readonly Run[];

const isMark = ({ after }: Word) => after !== "";
/** Words that open a new thought without a mark before them. */
const opensThought = /^(?:but|and|so|because|please|pls|as|since|though|if|just|not|cos)$/;
/** Words of an opening that something private follows at the end of the same sentence, and how many ways to cut a sentence are looked at. */
const longestOpening = 9;
const mostCuts = 400;

/** The ways in which parts of a sentence may be private: any opening, and ends and middles that begin where a thought may; up to `mostCuts`. */
export function listPrivateRuns(own: readonly Word[]): PrivateRuns[] {
  const end = own.length - 1;
  const cuts: Run[][] = [[], [{ first: 0, last: end }]];
  const bounds = own.flatMap((word, at) =>
    at < end && (isMark(word) || opensThought.test(own[at + 1]?.lower ?? "")) ? [at] : [],
  );
  for (let last = 0; last < end; last += 1) cuts.push([{ first: 0, last }]);
  for (const at of bounds) cuts.push([{ first: at + 1, last: end }]);
  for (let last = 0; last < Math.min(end, longestOpening); last += 1)
    for (const at of bounds)
      if (at > last + 1)
        cuts.push([
          { first: 0, last },
          { first: at + 1, last: end },
        ]);
  for (const one of bounds)
    for (const other of bounds)
      if (other > one) {
        cuts.push([{ first: one + 1, last: other }]);
        // why: a shorter opening was listed with every end
        if (one >= longestOpening || other === one + 1)
          cuts.push([
            { first: 0, last: one },
            { first: other + 1, last: end },
          ]);
      }
  return cuts.slice(0, mostCuts);
}

/** What is known of the sentences around one. */
export interface Surroundings {
  index: number;
  count: number;
  /** How the sentence before was cut, and whether anything public was said so far. */
  before: string;
  hasPublic: boolean;
}

/** "public", "private", or which part is private. */
export function nameCut(runs: PrivateRuns, end: number): string {
  const [first, second] = runs;
  if (!first) return "public";
  if (second) return "both";
  if (first.first === 0) return first.last === end ? "private" : "opening";
  return first.last === end ? "end" : "middle";
}

/** What is known of one way to cut a sentence: the words of its private parts, how its private and its public parts begin and end, and where they meet. */
export function describePrivateRuns(
  own: readonly Word[],
  runs: PrivateRuns,
  { index, count, before, hasPublic }: Surroundings,
): string[] {
  const end = own.length - 1;
  const cut = nameCut(runs, end);
  const place = index === 0 ? (count === 1 ? "only" : "first") : index === count - 1 ? "last" : "inner";
  const features: string[] = [];
  const add = (...parts: readonly (string | number | boolean)[]) => features.push(parts.join("|"));
  add("cut", cut);
  add("cut, place", cut, place);
  add("cut, before", cut, before);
  add("cut, place, before", cut, place, before, hasPublic);
  add("cut, length", cut, Math.min(6, Math.floor(own.length / 4)));
  const isPrivate = own.map((_, at) => runs.some(({ first, last }) => at >= first && at <= last));
  // why of the private ones alone: what is not private is public
  own.forEach((word, at) => {
    if (!isPrivate[at]) return;
    const [next, third] = [own[at + 1], own[at + 2]];
    add("word", word.lower);
    add("word", word.lower, index === 0);
    if (next && isPrivate[at + 1]) add("words", word.lower, next.lower);
    if (next && third && isPrivate[at + 1] && isPrivate[at + 2]) add("words", word.lower, next.lower, third.lower);
    if (/\d/.test(word.text)) add("figure");
  });
  for (const { first, last, side } of listSides(isPrivate)) {
    const words = own.slice(first, last + 1);
    const [opens, ends] = [first === 0, last === end];
    const [one = "", two = "", three = ""] = words.map(({ lower }) => lower);
    add(side, opens, "opens", one);
    add(side, opens, "opens", one, two);
    add(side, opens, "opens", one, two, three);
    add(side, opens, "parts", ...words.slice(0, 3).map(({ part }) => part));
    add(side, opens, "part", words[0]?.part ?? "");
    add(side, ends, "ends", words.at(-1)?.lower ?? "");
    add(side, ends, "end part", words.at(-1)?.part ?? "");
    add(side, ends, "end mark", words.at(-1)?.after ?? "");
    add(side, "length", Math.min(8, words.length), opens, ends);
    add(
      side,
      "any figure",
      words.some(({ text }) => /\d/.test(text)),
    );
    add(
      side,
      "any verb",
      words.some(({ part }) => part === "verb"),
      opens,
    );
    add(side, "persons", ...persons.filter((person) => words.some(({ lower }) => lower === person)));
  }
  for (let at = 0; at < end; at += 1) {
    if (isPrivate[at] === isPrivate[at + 1]) continue;
    const [left, right] = [own[at], own[at + 1]] as [Word, Word];
    const side = isPrivate[at] ? "to public" : "to private";
    add(side, "left", left.lower);
    add(side, "right", right.lower);
    add(side, "both", left.lower, right.lower);
    add(side, "parts", left.part, right.part);
    add(side, "mark", left.after);
    add(side, "mark, right", left.after, right.lower);
    add(side, "left, part", left.lower, right.part);
    add(side, "parts, mark", left.part, left.after, right.part);
  }
  return [...new Set(features)];
}

/** Who is spoken of, and words that ask: what a writer is told is often about "me", "it" and "please". */
const persons = ["we", "i", "you", "it", "they", "us", "me", "our", "please", "don't", "not"];

function listSides(isPrivate: readonly boolean[]): (Run & { side: string })[] {
  const sides: (Run & { side: string })[] = [];
  isPrivate.forEach((own, at) => {
    const side = own ? "private" : "public";
    const open = sides.at(-1);
    if (open?.side === side) open.last = at;
    else sides.push({ first: at, last: at, side });
  });
  return sides;
}
