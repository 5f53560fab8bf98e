import type { Provenance } from "~/engine/engine";
import { requireProject } from "~/features/projects/project.queries.server";
import { getBrief } from "~/features/sparks/get-brief.server";
import { findMadePart, hashContent, replaceContent } from "~/features/sparks/part-versions.server";
import { readContent, readProvenance } from "~/features/sparks/read-content.server";
import type { Spark } from "~/features/sparks/spark";
import { createNotFound } from "~/platform/http/not-found.server";
import { findVoice } from "./find-voice";
import { runVoiceTask } from "./run-voice-task.server";
import { readVoicedText, storeMatch, type TextType } from "./text-match.server";

/** What became of the wish: done; nothing to do; the page was old; the project has no voice any more. */
export type RewriteOutcome = "closer" | "as-close-as-it-gets" | "stale" | "no-voice";

/** Names the rewriting in the record of a text. */
const model = "brand voice 1";

/**
 * Rewrites a finished text of a spark towards its project's voice, free of charge, and keeps the former one as a version. The call to
 * action, the project's name and the keywords stay as they are.
 * @param version of the text that the person saw, from `hashContent`.
 * @throws a 404 response when the spark has no such text, or it is not finished; TooManyRequests while this user's last one runs.
 */
export async function rewriteTowardsVoice(
  user: { id: number },
  spark: Spark,
  type: TextType,
  version: string,
  now = new Date(),
): Promise<RewriteOutcome> {
  const project = requireProject(user, spark.projectId);
  const part = findMadePart(spark.id, type);
  if (!part?.content) throw createNotFound();
  if (hashContent(part.content) !== version) return "stale";
  const voice = findVoice(project);
  if (!voice) return "no-voice";

  const keep = [
    project.name,
    spark.specificCallToAction ?? project.defaultCallToAction,
    ...(spark.specificSeoKeywords ?? project.defaultSeoKeywords ?? "").split(","),
  ].flatMap((phrase) => (phrase?.trim() ? [phrase.trim()] : []));
  const present = readContent(type, part);
  if (!present) throw createNotFound();
  const { content, match } = await runVoiceTask(
    `user:${user.id}`,
    "revise",
    readVoicedText(type, present),
    voice,
    keep,
    JSON.stringify(getBrief(spark, spark.contentTypes)),
  );
  if (hashContent(content) === hashContent(present)) return "as-close-as-it-gets";

  const made = readProvenance(part);
  const unknown: Provenance = { engine: "embedded", model, madeAt: spark.createdAt.toISOString() };
  const provenance = { ...(made ?? unknown), revised: { engine: "embedded", model, at: now.toISOString() } as const };
  if (!replaceContent(part, content, provenance, now)) return "stale";
  storeMatch(part.id, content, voice, match);
  return "closer";
}
