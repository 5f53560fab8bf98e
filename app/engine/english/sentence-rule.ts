import type { Word } from "./words";

/** A line of the owner's that is to become a sentence. */
export interface Line {
  text: string;
  words: readonly Word[];
}

/** One rule of ours: its examples are lines on which it fires, each with the sentence that it makes. */
export interface SentenceRule {
  name: string;
  examples: readonly (readonly [line: string, sentence: string])[];
  apply(line: Line): string | null;
}
