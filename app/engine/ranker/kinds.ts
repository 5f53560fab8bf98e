import type { Word } from "../english/words";
import { classify } from "./word-classes";

/** Public words from which on an idea goes into details. */
const telling = 25;

/** What tells of an idea's kind: its words and pairs of them, the public ones apart, how it opens, and the classes of words that it holds. */
export function describeIdea(words: readonly Word[], isPrivate: readonly boolean[]): string[] {
  const all = words.map(({ lower }) => lower);
  const open = words.filter((_, at) => !isPrivate[at]).slice(0, telling);
  const told = open.map(({ lower }) => lower);
  return [
    ...new Set([
      "any",
      ...all,
      ...listPairs(all),
      ...all.slice(0, 4).map((word, at) => `opens ${at} ${word}`),
      ...told.map((word) => `told ${word}`),
      ...listPairs(told).map((pair) => `told ${pair}`),
      ...told.slice(0, 3).map((word, at) => `told ${at} ${word}`),
      ...words.map((word) => `class ${classify(word)}`),
      ...open.slice(0, 12).map((word) => `early class ${classify(word)}`),
      words.some(({ after }) => after.includes("?")) ? "asks" : "asks nothing",
      words.length < 12 ? "short" : "long",
    ]),
  ];
}

const listPairs = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]} ${word}`);

export const describeKind = (kind: string, idea: readonly string[]): string[] =>
  idea.map((feature) => `${kind}|${feature}`);
