import { leansBack } from "../english/lean";

/** Sentences, each with the ones that lean on it: "Lead time is now 5 weeks. It was 9." */
export function joinLeaning(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before && leansBack(sentence)) joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}
