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
