import { z } from "zod";
import { createRequiredText, explainTooLong } from "~/platform/text/text-field";

/** Characters of all samples together, and how many samples fit on the page. */
export const sampleLimits = { characters: 50_000, samples: 10 } as const;

const missingSample = "Paste some of your own writing first.";

/** What a call sends: one text; lines of dashes may part several samples. */
export const sampleCallSchema = z.object({ contentSample: createRequiredText(missingSample, sampleLimits.characters) });

/** What the page's forms send. What is wrong with the samples is said by `findSampleProblem`, so that it stands beside the first field. */
export const brandVoiceFormSchema = z.object({
  intent: z.enum(["analyze", "add", "save"]).default("analyze"),
  contentSample: z.array(z.string().default("")).default([]),
  projectId: z.string().default(""),
  rule: z.array(z.string()).default([]),
});

/** Why these samples cannot be read, or null. */
export function findSampleProblem(samples: readonly string[]): string | null {
  if (samples.every((sample) => sample.trim() === "")) return missingSample;
  const characters = samples.reduce((sum, sample) => sum + sample.length, 0);
  return characters > sampleLimits.characters ? explainTooLong(sampleLimits.characters) : null;
}
