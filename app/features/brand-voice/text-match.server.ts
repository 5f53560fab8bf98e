import { eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client";
import { parts, projects } from "#db/schema";
import type { ContentByType, VoiceProfile } from "~/engine/engine";
import type { VoiceMatch } from "~/engine/voice/match-voice";
import type { VoicedText } from "~/engine/voice/voice-tasks";
import { hashContent } from "~/features/sparks/part-versions.server";
import { readContent } from "~/features/sparks/read-content.server";
import { log } from "~/platform/log/log.server";
import { findVoice } from "./find-voice";
import { runVoiceTask } from "./run-voice-task.server";

const storedMatch = z.object({
  schema: z.literal(1),
  text: z.string(),
  voice: z.string(),
  percent: z.number(),
  departures: z.array(z.string()),
});

/** The texts of a spark that have a voice. */
export type TextType = "blog" | "caption";

/** A stored text for the engine. */
export function readVoicedText(type: TextType, content: unknown): VoicedText {
  // why the assertions: only the engine's own texts are stored
  return { type, content: content as ContentByType[TextType] } as VoicedText;
}

/** What is stored with a part of the match of this text and this voice. */
export function toStoredMatch(content: unknown, voice: VoiceProfile, match: VoiceMatch): z.infer<typeof storedMatch> {
  const { percent, departures } = match;
  return { schema: 1, text: hashContent(content), voice: hashContent(voice), percent, departures };
}

/** The match as it was measured; null when the text or the voice has changed since, or it was never measured. */
export function findMatch(part: { content: unknown; voiceMatch: unknown }, voice: VoiceProfile): VoiceMatch | null {
  const stored = storedMatch.safeParse(part.voiceMatch);
  if (!stored.success) return null;
  const { text, voice: measured, percent, departures } = stored.data;
  return text === hashContent(part.content) && measured === hashContent(voice) ? { percent, departures } : null;
}

export function storeMatch(partId: number, content: unknown, voice: VoiceProfile, match: VoiceMatch): void {
  db.update(parts)
    .set({ voiceMatch: toStoredMatch(content, voice, match) })
    .where(eq(parts.id, partId))
    .run();
}

const underWay = new Map<number, Promise<void>>();

/** Measures a finished text against its project's voice and stores the match. Resolves in any case; what fails is logged. */
export function measureText(partId: number, projectId: number): Promise<void> {
  const measuring =
    underWay.get(partId) ??
    measure(partId, projectId)
      .catch((error: unknown) => log.warn({ err: error, partId }, "a text could not be measured"))
      .finally(() => underWay.delete(partId));
  underWay.set(partId, measuring);
  return measuring;
}

async function measure(partId: number, projectId: number): Promise<void> {
  const part = db.select().from(parts).where(eq(parts.id, partId)).get();
  const project = db.select().from(projects).where(eq(projects.id, projectId)).get();
  const voice = project && findVoice(project);
  if (!part?.content || !voice || (part.type !== "blog" && part.type !== "caption")) return;
  const text = readContent(part.type, part);
  if (!text) return;
  const match = await runVoiceTask(`part:${partId}`, "match", readVoicedText(part.type, text), voice);
  storeMatch(partId, part.content, voice, match);
}
