import { endsSentence, type Word } from "../english/words";
import { classify } from "./word-classes";

/** Words from `first` to `last`. */
export interface Run {
  first: number;
  last: number;
}

/** Words and characters of the longest run that is looked at. */
const most = { words: 14, characters: 90 };

/** The runs of up to `most` words that end within their sentence, and none at all. */
export function listRuns(words: readonly Word[]): (Run | null)[] {
  const runs: (Run | null)[] = [null];
  words.forEach(({ start }, first) => {
    for (let last = first; last < Math.min(words.length, first + most.words); last += 1) {
      const end = words[last] as Word;
      if (end.end - start > most.characters) break;
      runs.push({ first, last });
      if (endsSentence(end)) break;
    }
  });
  return runs;
}

/** Whether two runs share words. */
export const overlap = (one: Run | null, other: Run | null): boolean =>
  one !== null && other !== null && one.first <= other.last && other.first <= one.last;

/** What all runs of an idea are described with. */
export interface Setting {
  words: readonly Word[];
  classes: readonly string[];
  /** What the idea is. */
  kind: string;
}

export const setUp = (words: readonly Word[], kind: string): Setting => ({ words, classes: words.map(classify), kind });

/** Runs that were found before, by what they are. */
export type FoundRuns = Readonly<Record<string, Run | null>>;

const boundary = (word: Word | undefined): string =>
  !word || endsSentence(word) ? "sentence" : /[,;:–—()-]/.test(word.after) ? "clause" : word.after ? "mark" : "no";

const measure = (count: number): string =>
  count < 3 ? String(count) : count < 5 ? "3-4" : count < 8 ? "5-7" : count < 11 ? "8-10" : "11+";

/** What is known of a run by itself: its words and their classes, where it begins and ends, and how long it is. */
export function describeRun(run: Run | null, { words, classes, kind }: Setting): string[] {
  if (!run) return ["none", `none ${kind}`];
  const { first, last } = run;
  const own = words.slice(first, last + 1);
  const [begin, end, before, behind] = [words[first], words[last], words[first - 1], words[last + 1]] as [
    Word,
    Word,
    Word | undefined,
    Word | undefined,
  ];
  const classAt = (at: number) => classes[at] ?? (at < 0 ? "^" : "$");
  const [starts, ends] = [boundary(before), behind ? boundary(end) : "sentence"];
  const length = measure(own.length);
  const sentence = Math.min(3, words.slice(0, first).filter(endsSentence).length);
  const hasVerb = own.some(({ part, tags }) => part === "verb" && !tags.has("Gerund"));
  const shape = [...new Set(classes.slice(first, last + 1))].sort().join(" ");
  const features: readonly (readonly (string | number | boolean)[])[] = [
    ["first", begin.lower],
    ["first class", classAt(first), starts],
    ["last", end.lower],
    ["last class", classAt(last), ends],
    ["before", before?.lower ?? "^"],
    ["two before", words[first - 2]?.lower ?? "^", before?.lower ?? "^"],
    ["before class", classAt(first - 1), classAt(first)],
    ["behind", behind?.lower ?? "$"],
    ["behind class", classAt(last), classAt(last + 1), ends],
    ["edges", starts, ends],
    ["edges, length", starts, ends, length],
    ["length", length],
    ["length, kind", length, kind],
    ["sentence", sentence],
    ["sentence, kind", sentence, kind],
    ["place", Math.min(first, 5), starts],
    ["first two", begin.lower, words[first + 1]?.lower ?? "$"],
    ["classes", ...classes.slice(first, Math.min(last, first + 3) + 1)],
    ["last classes", ...classes.slice(Math.max(first, last - 2), last + 1)],
    ["shape", shape],
    ["class ends", classAt(first), classAt(last), classAt(last + 1)],
    ["verb", hasVerb],
    ["verb, kind", hasVerb, kind],
    ["pronoun", own.some(({ lower }) => /^(?:he|she|they|it|this|that|them|her|him|his|their)$/.test(lower))],
    ["figure", own.some(({ text }) => /\d/.test(text))],
    ["capital", /^\p{Lu}/u.test(begin.text) && starts !== "sentence"],
    ["capitals", own.filter(({ text }) => /^\p{Lu}/u.test(text)).length > own.length / 2],
    ["marks inside", own.slice(0, -1).filter(({ after }) => after !== "").length],
    ...own.map(({ lower }) => ["in", lower]),
    ...classes.slice(first, last + 1).map((name) => ["in class", name]),
  ];
  return features.map((feature) => feature.join("|"));
}

/** How a run lies to those that were found before: a headline holds the thing, and cuts no day in two. */
export function describeRelations(run: Run | null, found: FoundRuns, kind: string): string[] {
  const others = Object.entries(found);
  if (!run) return others.map(([name, other]) => `none ${name} ${other !== null}`);
  const relations = others.map(([name, other]) => `${name} ${relate(run, other)}`);
  return [
    `relations|${relations.join("|")}`,
    ...relations.flatMap((relation) => [`relation|${relation}|${kind}`, `relation|${relation}`]),
  ];
}

function relate({ first, last }: Run, other: Run | null): string {
  if (!other) return "unknown";
  if (other.last < first || other.first > last)
    return other.last === first - 1 || other.first === last + 1 ? "beside" : "outside";
  if (other.first >= first && other.last <= last)
    return other.first === first && other.last === last ? "same" : "inside";
  return other.first <= first && other.last >= last ? "around" : "cut";
}
