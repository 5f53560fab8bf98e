import { and, asc, count, eq, or, sql } from "drizzle-orm";
import { db } from "#db/client";
import { contentTemplates } from "#db/schema";
import { parseRowId } from "~/platform/text/parse-row-id";
import type { Template } from "./template";
import type { LibraryFilter } from "./template-filter";
import type { TemplateCategory } from "./template-words";

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

/** One page of the library, in the order the templates were added. */
export function findLibraryPage(filter: LibraryFilter, part: { limit: number; offset: number }): Template[] {
  return db
    .select()
    .from(contentTemplates)
    .where(and(inLibrary(filter), inCategory(filter.category)))
    .orderBy(asc(contentTemplates.id))
    .limit(part.limit)
    .offset(part.offset)
    .all();
}

/** How many templates each category has within the search and the industry; a category without any is not there. */
export function countLibrary(filter: LibraryFilter): Partial<Record<TemplateCategory, number>> {
  const rows = db
    .select({ category: contentTemplates.category, all: count() })
    .from(contentTemplates)
    .where(inLibrary(filter))
    .groupBy(contentTemplates.category)
    .all();
  return Object.fromEntries(rows.map(({ category, all }) => [category, all]));
}

function inLibrary({ search, industry }: LibraryFilter) {
  // why not "like": % and _ are characters of a search as any others.
  const holds = (column: typeof contentTemplates.name | typeof contentTemplates.description) =>
    sql`instr(lower(${column}), lower(${search})) > 0`;
  return and(
    search ? or(holds(contentTemplates.name), holds(contentTemplates.description)) : undefined,
    industry ? eq(contentTemplates.industry, industry) : undefined,
  );
}

function inCategory(category: TemplateCategory | null) {
  return category ? eq(contentTemplates.category, category) : undefined;
}
