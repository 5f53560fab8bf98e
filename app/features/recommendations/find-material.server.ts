import type { Project } from "~/features/projects/project";
import { findOutcomes } from "~/features/sparks/find-outcomes.server";
import { readPlan } from "~/features/sparks/read-content.server";
import { hasEnded } from "~/features/sparks/spark";
import { findSpark, findSparks } from "~/features/sparks/spark.queries.server";
import type { Material, PastSpark } from "./material";

/** Sparks of the past that the next one depends on. */
const lookedAt = 20;

/** What recommendations for a project are made of: its profile, its last sparks with what came of them, and the day. */
export function findMaterial(user: { id: number }, project: Project, keywords: string, now: Date): Material {
  const rows = findSparks(user, project.id, { limit: lookedAt });
  const outcomeOf = findOutcomes(rows);
  const sparks = rows.map((row, index): PastSpark => {
    const { parts } = outcomeOf(row);
    return {
      prompt: row.prompt,
      createdAt: row.createdAt,
      hasEnded: hasEnded(row),
      asked: row.contentTypes,
      delivered: row.contentTypes.filter((type) => parts[type] === "completed"),
      // why the newest alone: only its question is asked, and a plan is long.
      openQuestion: index === 0 && hasEnded(row) ? findOpenQuestion(user, row.id) : null,
    };
  });
  return { project, sparks, keywords, today: now };
}

function findOpenQuestion(user: { id: number }, sparkId: number): string | null {
  const spark = findSpark(user, sparkId);
  return (spark && readPlan(spark)?.questions[0]?.text) ?? null;
}
