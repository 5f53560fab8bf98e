import { z } from "zod";
import type { VoiceAnalysis } from "~/engine/voice/analyse-voice";
import { tones } from "~/engine/voice/tones";
import type { DescribedCalls } from "~/platform/http/described-call";
import { sampleCallSchema } from "./brand-voice.schema";

const analysis: z.ZodType<VoiceAnalysis> = z
  .object({
    toneAnalysis: z.object({
      primary: z.enum(tones),
      confidence: z.number().min(0).max(100),
      secondary: z.array(z.enum(tones)),
      why: z.string().describe("Why the confidence is what it is, and what would raise it."),
    }),
    sentenceStructure: z.object({
      averageLength: z.number().describe("Words."),
      complexity: z.enum(["simple", "moderate", "complex"]),
      preferredStyle: z.string(),
    }),
    vocabularyPatterns: z.object({ commonWords: z.array(z.string()) }),
    industryTerms: z.array(z.string()),
    recommendations: z.array(z.string()),
  })
  .meta({ id: "VoiceAnalysis" });

/** The calls about a brand's voice. */
export const brandVoiceCalls = {
  analyze: {
    name: "analyzeBrandVoice",
    method: "POST",
    path: "/api/brand-voice/analyze",
    summary: "How a brand's own writing sounds",
    details: "Lines of dashes may part several samples. Nothing is stored.",
    body: sampleCallSchema,
    example: {
      contentSample:
        "We roast on Mondays and post the same day. You get beans that are three days old, never three months. Tell us how you brew, and we will tell you which bag to open first.",
    },
    answer: { status: 200, meaning: "The analysis.", body: z.object({ analysis }) },
    refusals: { 429: "Too many in an hour, or the last one is not ready yet." },
  },
} as const satisfies DescribedCalls;
