import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects } from "#db/schema";
import { matchText } from "~/engine/voice/voice-tasks";
import type { StoredPart } from "~/features/sparks/stored-content";
import { log } from "~/platform/log/log.server";
import { findVoice } from "./find-voice";
import { readVoicedText, toStoredMatch } from "./text-match.server";

/**
 * How well a text that was just made keeps to its project's voice, to be stored with it; null for a picture, a film or a project without
 * a voice. For the worker: it takes its time in place. What fails is logged, and measured when it is first asked for.
 */
export function measureNewText(projectId: number, { type, content }: StoredPart) {
  if (type !== "blog" && type !== "caption") return null;
  const project = db.select().from(projects).where(eq(projects.id, projectId)).get();
  const voice = project && findVoice(project);
  if (!voice) return null;
  try {
    return toStoredMatch(content, voice, matchText(readVoicedText(type, content), voice));
  } catch (error) {
    log.warn({ err: error }, "a new text could not be measured");
    return null;
  }
}
