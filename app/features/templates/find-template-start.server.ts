import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects, sparks } from "#db/schema";
import type { ContentType } from "~/engine/engine";
import { parseRowId } from "~/platform/text/parse-row-id";
import type { TemplateCategory } from "./template-words";

/** What the form of a new template begins with. */
export interface TemplateStart {
  promptTemplate: string;
  contentTypes: ContentType[];
  category: TemplateCategory;
}

/**
 * A spark of this user's as a template: its idea with a placeholder where its project is named, and what it was made into. Null for an
 * address that names none.
 */
export function findTemplateStart(user: { id: number }, search: URLSearchParams): TemplateStart | null {
  const id = parseRowId(search.get("spark") ?? "");
  if (id === null) return null;
  const found = db
    .select({ spark: sparks, project: projects.name })
    .from(sparks)
    .innerJoin(projects, eq(projects.id, sparks.projectId))
    .where(eq(sparks.id, id))
    .get();
  if (found?.spark.userId !== user.id) return null;
  const { prompt, format, contentTypes } = found.spark;
  const promptTemplate = prompt.replaceAll(found.project, "[PRODUCT_NAME]");
  const isArticle = contentTypes.includes("blog");
  const category = format === "email" || format === "ad" ? format : isArticle ? "blog" : "social";
  return { promptTemplate, contentTypes, category };
}
