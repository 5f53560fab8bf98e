import type { Provenance } from "~/engine/engine";
import { measureText } from "~/features/brand-voice/text-match.server";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import { findVersionByHash, hashContent, replaceContent } from "~/features/sparks/part-versions.server";
import { readProvenance } from "~/features/sparks/read-content.server";
import type { Spark } from "~/features/sparks/spark";
import { type RefusedEdit, refuseUnreadable } from "./check-edit.server";
import { type PresentText, readTexts } from "./require-text.server";
import { type EditableText, type TextType, type TypedTexts, takeTyped } from "./text-editor";
import { applyTexts, listTexts } from "./text-editors";

export type EditOutcome =
  | { became: "saved"; overLimit: EditableText[] }
  /** What was typed is what is there. */
  | { became: "unchanged" }
  | RefusedEdit
  /** Somebody saved in between; nothing was written. */
  | { became: "stale"; typed: EditableText[] };

/**
 * Saves what was typed as the newest version, edited by hand, and keeps the former one. Nothing is written over a version that the
 * person has not seen. How well the text keeps to its voice is measured again.
 * @param sent The version that the form was opened on, and what was typed into it.
 * @throws TooManyRequests when the account saved many edits in the last hour.
 */
export async function saveEdit<T extends TextType>(
  user: { id: number; plan: PlanName },
  spark: Pick<Spark, "projectId" | "createdAt">,
  present: PresentText<T>,
  { version, texts }: { version: string; texts: TypedTexts },
  now = new Date(),
): Promise<EditOutcome> {
  const { type, part, content } = present;
  const isOld = version !== present.version;
  const edited = applyTexts(type, content, isOld ? dropUntouched(present, version, texts) : texts);
  const typed = listTexts(type, edited);
  if (hashContent(edited) === hashContent(content)) return { became: "unchanged" };
  if (isOld) return { became: "stale", typed };
  const refused = await refuseUnreadable(type, content, edited);
  if (refused) return refused;
  limitRate(user, "edits");
  const made = readProvenance(part);
  const unknown: Provenance = { engine: "embedded", model: "", madeAt: spark.createdAt.toISOString() };
  const provenance = { ...(made ?? unknown), edited: { at: now.toISOString() } };
  if (!replaceContent(part, edited, provenance, now)) return { became: "stale", typed };
  await measureText(part.id, spark.projectId);
  return { became: "saved", overLimit: typed.filter(({ count, limit }) => limit !== null && count > limit) };
}

/** Of an old form only what its person changed, so that keeping theirs takes nothing back that others changed beside it. */
function dropUntouched({ type, part }: PresentText, openedOn: string, typed: TypedTexts): TypedTexts {
  const base = findVersionByHash(part.id, openedOn);
  const before = (base && readTexts(type, base.content)) ?? [];
  const touched = Object.entries(typed).filter(([name, text]) => {
    const old = before.find((each) => each.name === name);
    return old === undefined || takeTyped(old.text, text) !== old.text;
  });
  return Object.fromEntries(touched);
}
