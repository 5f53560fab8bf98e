import { findBodySentences, normalizeSentence } from "./checks/sentences";

/** Sentences that earlier campaigns of one account used, as `readSaidSentences` gives them. */
export type SaidBefore = ReadonlySet<string>;

export const nothingSaid: SaidBefore = new Set();

/** The sentences of a text as keys, the project's name masked, so that the same sentence about another project counts as the same. */
export function readSaidSentences(text: string, projectName: string): string[] {
  return findBodySentences(projectName ? text.replaceAll(projectName, "NAME") : text)
    .map(normalizeSentence)
    .filter((key) => key.includes(" "));
}

/** The items whose text no earlier campaign said, in their order, and behind them those that one did. */
export function orderBySaid<T>(
  items: readonly T[],
  said: SaidBefore,
  projectName: string,
  readText: (item: T) => string,
): T[] {
  const wasSaid = (item: T) => readSaidSentences(readText(item), projectName).some((sentence) => said.has(sentence));
  return [...items.filter((item) => !wasSaid(item)), ...items.filter(wasSaid)];
}
