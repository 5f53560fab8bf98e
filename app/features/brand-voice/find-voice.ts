import { z } from "zod";
import type { VoiceProfile } from "~/engine/engine";
import { type Readers, readRecord } from "~/platform/records/read-record.server";

const readers: Readers<VoiceProfile> = {
  1: z.object({
    sampleWords: z.number(),
    tone: z.string(),
    sentenceLength: z.object({ mean: z.number(), spread: z.number() }),
    readingEase: z.number(),
    contractions: z.number(),
    questions: z.number(),
    exclamations: z.number(),
    secondPerson: z.number(),
    firstPerson: z.number(),
    boosters: z.number().optional(),
    formality: z.number().optional(),
    terms: z.array(z.string()),
    rules: z.array(z.string()),
  }),
};

/** The voice that is saved with a project; null where there is none, or it cannot be read. */
export function findVoice(project: { id: number; voice: unknown }): VoiceProfile | null {
  if (project.voice === null) return null;
  return readRecord(`the voice of project ${project.id}`, readers, project.voice) ?? null;
}
