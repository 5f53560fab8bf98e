import type { Feature, Message } from "./message";
import { readFeature } from "./read-features";
import type { Clause } from "./rule";
import { smooth } from "./write-point";

/** Sentences behind the first that hold a figure speak for it; a quotation's source does too. */
export function findProof({ text }: Clause): string[] {
  const sentences = text.split(/(?<=[.?!])\s(?=\p{Lu}|\d)/u).slice(1);
  return sentences
    .filter((sentence) => /\d/.test(sentence) && !/[£$€₹]/.test(sentence))
    .map((sentence) => sentence.replace(/[.!\s]$/, ""));
}

/**
 * What the statement says beside its point is carried on as facts, so that nothing is lost. A piece of a list is carried even where the point
 * holds it, unless it is the offer, the time or the quantity and no more.
 */
export function findExtras({ text }: Clause, { point, facts, quantity }: Message): Feature[] {
  const known = `${point} ${facts.proof.join(" ")}`.toLowerCase();
  const typed = [facts.offer, facts.when?.replace(/^from\s/, "")].filter((fact) => typeof fact === "string");
  const isTyped = (piece: string) =>
    typed.some(
      (fact) => fact.includes(piece) || (piece.includes(fact) && piece.replace(fact, "").trim().split(" ").length < 2),
    ) ||
    (quantity?.noun != null && piece.endsWith(quantity.noun.text) && /\d/.test(piece));
  const isSaid = (piece: string, at: number) =>
    known.includes(piece.toLowerCase().replace(/^starting\s/, "")) &&
    (at === 0 || !/\d/.test(piece) || /^(?:from|until|by|on|at)\b/i.test(piece) || isTyped(piece));
  return smooth(text)
    .split(/[,;]\s(?!\d{1,2} (?:and|to) \d)|(?<=[.?!])\s/)
    .map((piece) => piece.replace(/[.!;,\s]$/, "").trim())
    .filter((piece, at) => piece.length > 3 && !isSaid(piece, at))
    .map((piece) => readFeature(piece.charAt(0).toLowerCase() + piece.slice(1), "idea"));
}
