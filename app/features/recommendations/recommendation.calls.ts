import { z } from "zod";
import { recommendationActions } from "#db/schema";
import { contentTypes } from "~/engine/engine";
import { type DescribedCalls, doneAnswer, rowParams } from "~/platform/http/described-call";

export type RecommendationAction = (typeof recommendationActions)[number];

const recommendation = z
  .object({
    id: z.int(),
    type: z.enum(contentTypes),
    title: z.string(),
    description: z.string(),
    prompt: z.string().describe("An idea for a spark."),
    reasoning: z.string().describe("The fact of the project, or the date, that it rests on."),
    category: z.string(),
    confidence: z.int().min(0).max(100).describe("In percent."),
  })
  .meta({ id: "Recommendation" });

/** Characters of the words that a list may be asked for. */
export const longestKeywords = 200;

/** The calls about recommendations. */
export const recommendationCalls = {
  list: {
    name: "listRecommendations",
    method: "GET",
    path: "/api/recommendations",
    summary: "Ideas for a project's next spark",
    details: "Three of them, the surest first. A list stays as it is for 15 minutes.",
    query: z.object({
      projectId: z.int().positive(),
      keywords: z
        .string()
        .max(longestKeywords)
        .optional()
        .describe("What they should be about, besides; commas stand between several."),
    }),
    answer: { status: 200, meaning: "The recommendations.", body: z.array(recommendation) },
    refusals: { 404: "The project is not yours.", 429: "Too many lists were made in an hour." },
  },
  track: {
    name: "trackRecommendation",
    method: "POST",
    path: "/api/recommendations/{id}/track",
    summary: "Note that a recommendation was opened or used",
    params: rowParams,
    body: z.object({ action: z.enum(recommendationActions, { error: "Must be 'viewed' or 'used'" }) }),
    example: { action: "viewed" },
    answer: { status: 200, meaning: "It is noted; a repeat changes nothing.", body: doneAnswer },
    refusals: { 404: "There is no such recommendation, or its project is not yours." },
  },
} as const satisfies DescribedCalls;
