import type { parts, sparks } from "#db/schema";
import type { MainCharacter } from "~/engine/engine";
import type { Outcome } from "./find-outcomes.server";
import type { SparkAnswer } from "./spark.calls";
import { readFacts } from "./stated-facts.server";

export type Spark = typeof sparks.$inferSelect;
/** A spark as lists show it: without the thinking behind the campaign, which is long. */
export type ListedSparkRow = Omit<Spark, "plan">;
export type Part = typeof parts.$inferSelect;

/** Statuses in which a worker has, or will have, something to do. */
export const openStatuses = ["pending", "processing"] as const;
/** Statuses in which something may still happen. */
export const unendedStatuses = [...openStatuses, "awaiting"] as const;

export function isOpen(spark: Pick<Spark, "status">): boolean {
  return openStatuses.some((status) => status === spark.status);
}

export function hasEnded(spark: Pick<Spark, "status">): boolean {
  return !unendedStatuses.some((status) => status === spark.status);
}

export function readMainCharacter(spark: ListedSparkRow): MainCharacter | null {
  const name = spark.mainCharacterName;
  const role = spark.mainCharacterRole;
  const pronouns = { object: spark.mainCharacterPronounObject, possessive: spark.mainCharacterPronounPossessive };
  if (!name && !role && !pronouns.object && !pronouns.possessive) return null;
  return { name, role, pronouns };
}

/** A spark as calls answer it, with what it cost so far and how far each part is. */
export function toSparkAnswer(
  spark: ListedSparkRow,
  { charged, parts }: Pick<Outcome, "charged" | "parts">,
): SparkAnswer {
  return {
    id: spark.id,
    documentId: spark.documentId,
    projectId: spark.projectId,
    status: spark.status,
    prompt: spark.prompt,
    facts: readFacts(spark),
    contentTypes: spark.contentTypes,
    format: spark.format,
    sceneSetting: spark.sceneSetting,
    mainCharacter: readMainCharacter(spark),
    visualStyle: spark.visualStyle,
    audioMood: spark.audioMood,
    wantsHorizontalVideo: spark.wantsHorizontalVideo,
    wantsVoiceover: spark.wantsVoiceover,
    approveScript: spark.approveScript,
    specificCallToAction: spark.specificCallToAction,
    specificSeoKeywords: spark.specificSeoKeywords,
    productImageUrl: spark.productImageUrl,
    userErrorMessage: spark.userErrorMessage,
    charged,
    parts,
    createdAt: spark.createdAt.toISOString(),
  };
}
