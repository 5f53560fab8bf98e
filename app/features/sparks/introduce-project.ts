import { cutAtWord, removeEndMark } from "~/engine/words/clean-text";

/** Characters of a description that stand in an idea. */
const longest = 160;

/** The first sentence of a description on one line, without its mark: what a project is, in its own words. */
export function readFirstSentence(description: string): string {
  const [first = ""] = description.trim().split(/(?<=[.!?])\s/, 1);
  return removeEndMark(cutAtWord(first.replace(/\s+/g, " "), longest));
}

/** An idea for a project of which nothing else is known: "Meet Bean There: a small roastery that sells by post". */
export function introduceProject({ name, description }: { name: string; description: string }): string {
  // why: after the colon an article or a pronoun is small.
  const what = readFirstSentence(description).replace(/^(?:An?|The|We|Our)\b/, (word) => word.toLowerCase());
  return what === "" ? `Meet ${name}` : `Meet ${name}: ${what}`;
}
