import { bodySentences, sentenceKey } from "./checks/sentences";

/** Sentences that earlier campaigns of one account used, as `saidKeys` gives them. */
export type SaidBefore = ReadonlySet<string>;

export const nothingSaid: SaidBefore = new Set();

/** The sentences of a text as keys, the project's name masked, so that the same sentence about another project counts as the same. */
export function saidKeys(text: string, projectName: string): string[] {
  return bodySentences(projectName ? text.replaceAll(projectName, "NAME") : text)
    .map(sentenceKey)
    .filter((key) => key.includes(" "));
}

/** Whether any sentence of the text was said before. */
export const wasSaid = (text: string, projectName: string, said: SaidBefore): boolean =>
  said.size > 0 && saidKeys(text, projectName).some((key) => said.has(key));

/** The share (0 to 1) of a text's sentences that were said before. */
export function shareSaid(text: string, projectName: string, said: SaidBefore): number {
  if (said.size === 0) return 0;
  const keys = saidKeys(text, projectName);
  return keys.length === 0 ? 0 : keys.filter((key) => said.has(key)).length / keys.length;
}

/** A draft that repeats less than this is not written anew. */
export const fewRepeats = 0.04;
/** Drafts that keep every rule and repeat more are tried so often; the one that repeats least is taken. */
export const freshTries = 8;
