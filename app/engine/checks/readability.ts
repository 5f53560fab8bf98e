import { countWords, findBodySentences } from "./sentences";

/** Vowel groups with the usual corrections for English; right within a few per cent over running text. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return letters ? 1 : 0;
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^aeiouyl]e)$/, (end) => end.charAt(0)).replace(/^y/, "");
  return Math.max(1, trimmed.match(/eau|[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * Flesch reading ease of a text or of a Markdown article's body: 206.835 - 1.015 words per sentence - 84.6 syllables per word
 * (Flesch 1948). 60 to 70 is plain English; our texts keep to 45 or better.
 */
export function measureReadingEase(markdown: string): number {
  const sentences = findBodySentences(markdown).filter((sentence) => countWords(sentence) > 0);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? []);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, countSyllables(word)), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}
