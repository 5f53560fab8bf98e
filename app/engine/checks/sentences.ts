import { findNumberAt } from "../words/whole-numbers";

const abbreviations =
  /\b(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|No|Inc|Ltd|Co|Dept|Est|Ave|Rd|U\.S|U\.K)\.$/i;

/** Splits running text into sentences; "Dr. Smith paid $3.50." is one. Line breaks always end a sentence. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let current = "";
    const pieces = line.split(/(?<=[.!?…]["”’)\]]{0,4})\s+/u);
    for (const [at, piece] of pieces.entries()) {
      current = current ? `${current} ${piece}` : piece;
      if (/\betc\.$/.test(current) && /^\p{Lu}/u.test(pieces[at + 1] ?? "")) {
        sentences.push(current.trim());
        current = "";
        continue;
      }
      // why: "am 3. Mai" is one day
      if (
        /(?<![\p{Nd}.,])\p{Nd}{1,3}\.$/u.test(current) &&
        findNumberAt(`${current} ${pieces[at + 1] ?? ""}`, current.length)
      )
        continue;
      if (abbreviations.test(current) || /\b[A-Z]\.$/.test(current)) continue;
      if (current.trim()) sentences.push(current.trim());
      current = "";
    }
    if (current.trim()) sentences.push(current.trim());
  }
  return sentences;
}

/** The words a reader reads: Markdown's marks, addresses and headings' hashes are gone, the text of links stays. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]{0,500})\]\([^)]{0,500}\)/g, "$1")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/^[ \t]{0,12}(?:[-*+]|\d{1,4}\.)\s+/gm, "")
    .replace(/[*_`>]/g, "")
    .replace(/\\([\\[\]#*_`<>])/g, "$1");
}

/** The paragraphs and list items of a Markdown text, without its headings. */
export function findBodyParagraphs(markdown: string): string[] {
  return markdown
    .split(/\n{2,}|\n(?=[-*+] |\d+\. )/)
    .map((part) => part.trim())
    .filter((part) => part && !/^#{1,6}\s/.test(part))
    .map(stripMarkdown);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
}

/** Two sentences that differ only in case, marks and spaces are one. */
export function normalizeSentence(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Sentences of the body, for comparing and counting. */
export function findBodySentences(markdown: string): string[] {
  return findBodyParagraphs(markdown).flatMap(splitSentences);
}

/** The share (0 to 1) of the first text's sentences that stand in the second one too. */
export function measureSharedSentences(first: string, second: string): number {
  const known = new Set(findBodySentences(second).map(normalizeSentence));
  const sentences = findBodySentences(first).map(normalizeSentence);
  return sentences.length === 0 ? 0 : sentences.filter((key) => known.has(key)).length / sentences.length;
}
