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

/** Whether any sentence of the text was said before. */
export const hasSaidBefore = (text: string, projectName: string, said: SaidBefore): boolean =>
  said.size > 0 && readSaidSentences(text, projectName).some((key) => said.has(key));

/** The share (0 to 1) of a text's sentences that were said before. */
export function measureShareSaid(text: string, projectName: string, said: SaidBefore): number {
  if (said.size === 0) return 0;
  const keys = readSaidSentences(text, projectName);
  return keys.length === 0 ? 0 : keys.filter((key) => said.has(key)).length / keys.length;
}
