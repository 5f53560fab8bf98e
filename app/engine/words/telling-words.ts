import { normalizeSentence } from "../checks/sentences";

/** Words that carry no thought of their own. */
const plain = new Set(
  "about after again also another because been before being between both could does done down each even every first from gets give given goes have here into itself just keep last less like made make makes many more most much need only other over place same should some still such take than that them then there these they thing this those time today under until upon used very want well were what when where which while will with without would your yours ours you're it's that's".split(
    " ",
  ),
);

/** The words of a line that say something: four letters or more and no function words, cut to their stem. */
export function findTellingWords(text: string): string[] {
  const words = normalizeSentence(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !plain.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, "")))];
}
