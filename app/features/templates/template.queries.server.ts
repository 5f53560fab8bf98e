import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client";
import { contentTemplates } from "#db/schema";
import { parseRowId } from "~/platform/text/parse-row-id";
import type { Template } from "./template";

export interface TemplateFilter {
  category?: string | null;
  industry?: string | null;
}

/** The template with this id; undefined for an unknown and a malformed id alike. Templates are everybody's. */
export function findTemplate(id: string | number | undefined): Template | undefined {
  const templateId = parseRowId(id);
  if (templateId === null) return undefined;
  return db.select().from(contentTemplates).where(eq(contentTemplates.id, templateId)).get();
}

/** The templates of a category and an industry, in the order they were added. 'all', empty and absent leave a filter open. */
export function findTemplates({ category, industry }: TemplateFilter = {}): Template[] {
  return db
    .select()
    .from(contentTemplates)
    .where(
      and(
        // why the words are compared by the database: they come from an address and may be none of the vocabulary.
        isChosen(category) ? sql`${contentTemplates.category} = ${category}` : undefined,
        isChosen(industry) ? sql`${contentTemplates.industry} = ${industry}` : undefined,
      ),
    )
    .orderBy(asc(contentTemplates.id))
    .all();
}

function isChosen(filter: string | null | undefined): boolean {
  return Boolean(filter) && filter !== "all";
}
