import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { db } from "#db/client";
import { parts, projects, sparks } from "#db/schema";
import { type SaidBefore, saidKeys } from "~/engine/said-before";
import type { Spark } from "./spark";
import type { StoredContent } from "./stored-content";

/** Texts that are looked back on: about two hundred campaigns, and half a second of reading. */
const most = 400;

/** The sentences of the account's earlier articles and captions, so that its next campaign finds other words. */
export function saidBefore(spark: Pick<Spark, "id" | "userId">): SaidBefore {
  const earlier = db
    .select({ type: parts.type, content: parts.content, name: projects.name })
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
  return new Set(earlier.flatMap(({ type, content, name }) => saidKeys(textOf(type, content), name)));
}

/** What `parts.content` holds for these two types was written as `StoredContent`. */
function textOf(type: string, content: unknown): string {
  if (type === "blog") return (content as StoredContent["blog"]).markdown;
  return (content as StoredContent["caption"]).map(({ text }) => text).join("\n\n");
}
