import { capitalize, removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import { readWords } from "../english/words";
import { opensImperative } from "../message/own-clause";

/** What somebody does who follows a how-to; nouns as well many of them ("plant", "water"), but not at the head of a fact without a verb. */
const done =
  /^(?:use|plant|water|put|cut|add|keep|place|choose|pick|check|clean|dry|wash|leave|let|turn|move|pull|push|press|look|start|avoid|never|always|do not|don['’]t|wait|store|feed|take|pour|mix|stir|cover|bring|ask|write|read|open|close|set|stop|make)\b(?! (?:is|are|was|takes?|costs?)\b)/i;

/** Steps in one sentence from which on it is a row of them. */
const fewestStrung = 3;

const isOrderedStep = (part: string): boolean => {
  const words = readWords(part);
  if (/^(?:do not|don['’]t|never) /i.test(part)) return true;
  return opensImperative(words, 0, words.length) || words[0]?.part === "verb";
};

/** The steps of a brief, in order: those that were stated, or what a how-to tells to do; empty where there are fewer than two. */
export function listSteps({ material: { message }, lines }: Source): readonly string[] {
  if (message.facts.steps.length > 1) return message.facts.steps;
  if (message.kind !== "how-to") return [];
  const orders = lines.facts
    .filter(({ text, from }) => from === "idea" && readWords(text)[0]?.part === "verb")
    .map(({ text }) => removeEndMark(text));
  if (orders.length > 1) return orders;
  // why: "knock two bits together, look at the ends, smell it" are steps in one breath
  const strung = lines.telling.slice(1).map((text) => removeEndMark(text).split(/, (?:and |then )?/));
  const row = strung.find((parts) => parts.filter(isOrderedStep).length >= fewestStrung);
  // why from the first one: what stands before the steps leads to them
  if (row)
    return row.slice(row.findIndex(isOrderedStep)).map((part) => capitalize(part.split(/ etc\b/i, 1)[0] ?? part));
  const told = lines.facts
    .filter(({ text, from }) => from === "facts" && done.test(text))
    .map(({ text }) => removeEndMark(text));
  return told.length > 1 ? told : [];
}
