import type { Material } from "../../../app/engine/message/message";
import { readMaterial } from "../../../app/engine/message/read-material";
import { briefOf, type ReadIdea } from "./corpus";

export const scoredFields = ["kind", "point", "what", "offer", "when", "where", "for", "quantity"] as const;
export type ScoredField = (typeof scoredFields)[number];

export interface Score {
  idea: ReadIdea;
  material: Material;
  /** What was read and what was expected, for each field that is wrong. */
  wrong: { field: ScoredField; read: string; expected: string }[];
}

/** Marks and capitals do not count: what is compared are the words. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[,:;!–.“”"](?=\s|$)|[“”"]/g, " ")
    .replace(/\s-\s/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Reads an idea and compares every field with what a careful reader takes from it. */
export function scoreIdea(idea: ReadIdea): Score {
  const brief = briefOf(idea);
  const material = readMaterial(brief);
  const { message } = material;
  const { quantity } = message;
  const read: Record<ScoredField, string> = {
    kind: message.kind,
    point: message.point,
    what: message.facts.what ?? "",
    offer: message.facts.offer ?? "",
    when: message.facts.when ?? "",
    where: message.facts.where ?? "",
    for: message.facts.for === brief.project.targetAudience ? "" : (message.facts.for ?? ""),
    quantity: quantity
      ? `${quantity.count} ${quantity.noun?.head ?? ""}${quantity.isRemaining ? " remaining" : ""}`.trim()
      : "",
  };
  const wrong = scoredFields.flatMap((field) => {
    const accepted = [idea[field] ?? ""].flat();
    const isRight = accepted.some((each) => plain(each) === plain(read[field]));
    return isRight ? [] : [{ field, read: read[field], expected: accepted.join(" | ") }];
  });
  return { idea, material, wrong };
}

/** How many of the ideas were read right, field by field. */
export function countRight(scores: readonly Score[]): Record<ScoredField, number> {
  const right = (field: ScoredField) =>
    scores.filter(({ wrong }) => !wrong.some((each) => each.field === field)).length;
  return Object.fromEntries(scoredFields.map((field) => [field, right(field)])) as Record<ScoredField, number>;
}
