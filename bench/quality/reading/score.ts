import { spellOutDays } from "../../../app/engine/english/capitals";
import { mendSlips } from "../../../app/engine/english/mend-slips";
import type { Material } from "../../../app/engine/message/message";
import { readMaterial } from "../../../app/engine/message/read-material";
import { makeBriefOfIdea, type ReadIdea } from "./corpus";

export const scoredFields = [
  "kind",
  "point",
  "what",
  "offer",
  "when",
  "where",
  "for",
  "quantity",
  "statements",
  "verb",
  "days",
  "unsure",
] as const;
export type ScoredField = (typeof scoredFields)[number];

export interface Score {
  idea: ReadIdea;
  material: Material;
  /** What was read and what was expected, for each field that is wrong. */
  wrong: { field: ScoredField; read: string; expected: string }[];
}

/** Marks and capitals do not count, and "7 Feb" is "7 February": what is compared are the words. */
const plain = (text: string) =>
  spellOutDays(mendSlips(text))
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[,:;!–.“”"](?=\s|$)|[“”"]/g, " ")
    .replace(/\s-\s/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Reads an idea and compares every field with what a careful reader takes from it. */
export function scoreIdea(idea: ReadIdea): Score {
  const brief = makeBriefOfIdea(idea);
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
    statements: material.statements.join(" | "),
    verb: material.timing?.verb ?? "",
    days: readDays(material),
    unsure: (idea.unsure ?? []).filter((fact) => !message.sure.includes(fact)).join(", "),
  };
  const accepts = (field: ScoredField): string[] | null => {
    if (field === "statements") return idea.statements ? acceptedStatements(idea.statements) : null;
    if (field === "verb") return idea.verb === undefined ? null : [idea.verb ?? ""];
    if (field === "days") return idea.days === undefined ? null : [idea.days ?? ""];
    if (field === "unsure") return idea.unsure ? [idea.unsure.join(", ")] : null;
    return [idea[field] ?? ""].flat();
  };
  const wrong = scoredFields.flatMap((field) => {
    const accepted = accepts(field);
    if (accepted === null) return [];
    const isRight = accepted.some((each) => plain(each) === plain(read[field]));
    return isRight ? [] : [{ field, read: read[field], expected: accepted.join(" | ") }];
  });
  return { idea, material, wrong };
}

/** "4 June to 5 June" of a stretch, "4 June" of the only day, nothing where no day is typed. */
function readDays({ timing }: Material): string {
  const days = [timing?.start?.text, timing?.last?.text, timing?.before?.text].filter((day) => day !== undefined);
  return [...new Set(days)].join(" to ");
}

const acceptedStatements = (statements: NonNullable<ReadIdea["statements"]>): string[] =>
  typeof statements[0] === "string"
    ? [statements.join(" | ")]
    : (statements as readonly (readonly string[])[]).map((each) => each.join(" | "));

/** How many of the ideas were read right, field by field. */
export function countRight(scores: readonly Score[]): Record<ScoredField, number> {
  const right = (field: ScoredField) =>
    scores.filter(({ wrong }) => !wrong.some((each) => each.field === field)).length;
  return Object.fromEntries(scoredFields.map((field) => [field, right(field)])) as Record<ScoredField, number>;
}
