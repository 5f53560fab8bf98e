import type { recommendations } from "#db/schema";

export type StoredRecommendation = typeof recommendations.$inferSelect;

/** An idea for a project's next spark, and the fact or the date that it rests on. */
export type Proposal = Pick<
  StoredRecommendation,
  "type" | "title" | "description" | "prompt" | "reasoning" | "category" | "confidence"
>;

/** A recommendation as pages and calls show it. */
export type Recommendation = Proposal & { id: number };

/** As many are shown. */
export const mostShown = 3;
/** Projects that the home page loads recommendations for, the newest first. */
export const projectsWithRecommendations = 3;
