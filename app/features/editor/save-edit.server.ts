import type { Provenance } from "~/engine/engine";
import { measureText } from "~/features/brand-voice/text-match.server";
import { hashContent, replaceContent } from "~/features/sparks/part-versions.server";
import { readProvenance } from "~/features/sparks/read-content.server";
import type { Spark } from "~/features/sparks/spark";
import type { PresentText } from "./require-text.server";
import type { EditableText, TypedTexts } from "./text-editor";
import { applyTexts, listTexts } from "./text-editors";

export type EditOutcome =
  | { became: "saved"; overLimit: EditableText[] }
  /** What was typed is what is there. */
  | { became: "unchanged" }
  /** Somebody saved in between; nothing was written. */
  | { became: "stale"; typed: EditableText[] };

/**
 * Saves what was typed as the newest version, edited by hand, and keeps the former one. Nothing is written over a version that the
 * person has not seen. How well the text keeps to its voice is measured again.
 * @param version that the form was opened on.
 */
export async function saveEdit(
  spark: Pick<Spark, "projectId" | "createdAt">,
  { type, part, content, version: present }: PresentText,
  { version, texts }: { version: string; texts: TypedTexts },
  now = new Date(),
): Promise<EditOutcome> {
  const edited = applyTexts(type, content, texts);
  const typed = listTexts(type, edited);
  if (hashContent(edited) === hashContent(content)) return { became: "unchanged" };
  if (version !== present) return { became: "stale", typed };

  const made = readProvenance(part);
  const unknown: Provenance = { engine: "embedded", model: "", madeAt: spark.createdAt.toISOString() };
  const provenance = { ...(made ?? unknown), edited: { at: now.toISOString() } };
  if (!replaceContent(part, edited, provenance, now)) return { became: "stale", typed };
  await measureText(part.id, spark.projectId);
  return { became: "saved", overLimit: typed.filter(({ count, limit }) => limit !== null && count > limit) };
}
