import { splitSentences } from "../checks/sentences";
import { endSentence, removeEndMark } from "../compose/grammar";
import type { Source } from "../compose/source";

/** The steps of a brief, in order: those that were stated, or what a how-to tells to do; empty where there are fewer than two. */
export function listSteps({ material: { message }, details }: Source): readonly string[] {
  if (message.facts.steps.length > 1) return message.facts.steps;
  if (message.kind !== "how-to") return [];
  const orders = details.filter(({ form, from }) => form === "order" && from === "idea").map(({ text }) => text);
  return orders.length > 1 ? orders : [];
}

/** A sentence that lists, as its parts: "Eight seats, sea dips, towels included." A part that leans on another leaves it whole. */
export function listParts({ about }: Source): string[] {
  for (const line of about) {
    const parts = removeEndMark(line).split(", ");
    const isList =
      splitSentences(line).length === 1 &&
      parts.length > 1 &&
      parts.every((part) => part.length <= 60 && !/\b(?:and|or|but|which|who|that)\b/i.test(part));
    if (isList && parts.every((part, index) => index > 0 || part.includes(" "))) return parts.map(endSentence);
  }
  return [];
}
