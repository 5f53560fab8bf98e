import type { Clause } from "./rule";

/** Sentences behind the first that hold a figure speak for it; a quotation's source does too. */
export function findProof({ text }: Clause): string[] {
  const sentences = text.split(/(?<=[.?!])\s(?=\p{Lu}|\d)/u).slice(1);
  return sentences
    .filter((sentence) => /\d/.test(sentence) && !/[£$€₹]/.test(sentence))
    .map((sentence) => sentence.replace(/[.!\s]$/, ""));
}
