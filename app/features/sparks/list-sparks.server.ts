import { findOutcomes, type Outcome } from "./find-outcomes.server";
import { findSparkPreviews } from "./find-previews.server";
import type { Spark } from "./spark";
import { findSparks } from "./spark.queries.server";

/** A spark as a list shows it. */
export type ListedSpark = Pick<Spark, "id" | "projectId" | "prompt" | "contentTypes" | "format" | "createdAt"> & {
  state: Outcome["state"];
  /** Sparks: what was charged or, while it is being made, what is held and charged. */
  cost: number;
  /** Where a small picture of what was made lies. */
  preview: string | null;
  /** Whether a client waits for changes. */
  hasRequestedChanges: boolean;
};

/** This user's sparks in a project, the newest first, each with what came of it and what it cost. */
export function listSparks(
  user: { id: number },
  projectId: number,
  part: { limit?: number; offset?: number } = {},
): ListedSpark[] {
  const sparks = findSparks(user, projectId, part);
  const outcomeOf = findOutcomes(sparks);
  const previews = findSparkPreviews(
    user,
    sparks.map(({ id }) => id),
  );
  return sparks.map((spark) => {
    const { id, prompt, contentTypes, format, createdAt } = spark;
    const { state, charged, held } = outcomeOf(spark);
    return {
      id,
      projectId,
      prompt,
      contentTypes,
      format,
      createdAt,
      state,
      cost: charged + held,
      preview: previews.get(id) ?? null,
      hasRequestedChanges: spark.openRequests > 0,
    };
  });
}
