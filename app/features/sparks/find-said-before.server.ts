import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { db } from "#db/client";
import { parts, projects, sparks } from "#db/schema";
import type { ContentType } from "~/engine/engine";
import { readSaidSentences, type SaidBefore } from "~/engine/said-before";
import { readWords } from "~/engine/written-text";
import { readContent } from "./read-content.server";
import type { Spark } from "./spark";

/** Texts that are looked back on: about two hundred campaigns, and half a second of reading. */
const most = 400;

/** The sentences of the account's earlier articles and captions, so that its next campaign finds other words. */
export function findSaidBefore(spark: Pick<Spark, "id" | "userId">): SaidBefore {
  const earlier = db
    .select({ type: parts.type, content: parts.content, sparkId: parts.sparkId, name: projects.name })
    .from(parts)
    .innerJoin(sparks, eq(parts.sparkId, sparks.id))
    .innerJoin(projects, eq(sparks.projectId, projects.id))
    .where(
      and(
        eq(sparks.userId, spark.userId),
        ne(sparks.id, spark.id),
        eq(parts.state, "done"),
        inArray(parts.type, ["blog", "caption"]),
      ),
    )
    .orderBy(desc(parts.id))
    .limit(most)
    .all();
  return new Set(earlier.flatMap(({ type, name, ...part }) => readSaidSentences(readText(type, part), name)));
}

/** Nothing for what cannot be read. */
function readText(type: ContentType, part: { content: unknown; sparkId: number }): string {
  const content = type === "blog" ? readContent("blog", part) : readContent("caption", part);
  return content ? readWords(content) : "";
}
