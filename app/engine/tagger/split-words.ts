import type { Word } from "../english/words";

/** Words from `first` to `last`. */
export interface Run {
  first: number;
  last: number;
}

export const isSentenceEnd = ({ after }: Word): boolean => /[.!?]/.test(after);

/** A bracket that opens behind a word ends its clause, and one that closes does. */
export const isClauseEnd = ({ after }: Word): boolean => /[.!?,;:–—()-]/.test(after);

/** The words in parts, each up to a word that ends one. */
export function splitWords(words: readonly Word[], ends: (word: Word) => boolean): Run[] {
  const parts: Run[] = [];
  words.forEach((_, at) => {
    const [open, before] = [parts[parts.length - 1], words[at - 1]];
    if (!open || (before && ends(before))) parts.push({ first: at, last: at });
    else open.last = at;
  });
  return parts;
}
