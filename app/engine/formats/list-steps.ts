import { removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";
import { readWords } from "../english/words";

/** The steps of a brief, in order: those that were stated, or what a how-to tells to do; empty where there are fewer than two. */
export function listSteps({ material: { message }, lines }: Source): readonly string[] {
  if (message.facts.steps.length > 1) return message.facts.steps;
  if (message.kind !== "how-to") return [];
  const orders = lines.facts
    .filter(({ text, from }) => from === "idea" && readWords(text)[0]?.part === "verb")
    .map(({ text }) => removeEndMark(text));
  return orders.length > 1 ? orders : [];
}
