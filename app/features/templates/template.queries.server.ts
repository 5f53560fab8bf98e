import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
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

/** What somebody can use: the built-in templates, which are everybody's, and their own. */
export const isUsableBy = (user: { id: number }) =>
  or(isNull(contentTemplates.userId), eq(contentTemplates.userId, user.id));

/** The template with this id; undefined for an unknown and a malformed id, and for somebody else's template, alike. */
export function findTemplate(user: { id: number }, id: string | number | undefined): Template | undefined {
  const templateId = parseRowId(id);
  if (templateId === null) return undefined;
  const isThis = and(eq(contentTemplates.id, templateId), isUsableBy(user));
  return db.select().from(contentTemplates).where(isThis).get();
}

/** A template of this user's own, to be changed; undefined for any other. */
export function findOwnTemplate(user: { id: number }, id: string | number | undefined): Template | undefined {
  const found = findTemplate(user, id);
  return found?.userId === user.id ? found : undefined;
}

export function countOwnTemplates(user: { id: number }): number {
  const own = eq(contentTemplates.userId, user.id);
  return db.select({ all: count() }).from(contentTemplates).where(own).get()?.all ?? 0;
}

/**
 * The templates of a category and an industry that this user can use: their own first, then the built-in ones in the order they were
 * added. 'all', empty and absent leave a filter open.
 */
export function findTemplates(user: { id: number }, { category, industry }: TemplateFilter = {}): Template[] {
  return db
    .select()
    .from(contentTemplates)
    .where(
      and(
        isUsableBy(user),
        // why the words are compared by the database: they come from an address and may be none of the vocabulary.
        isChosen(category) ? sql`${contentTemplates.category} = ${category}` : undefined,
        isChosen(industry) ? sql`${contentTemplates.industry} = ${industry}` : undefined,
      ),
    )
    .orderBy(...ownFirst)
    .all();
}

/** One's own, the newest first, then the others in their order. */
const ownFirst = [
  desc(sql`case when ${contentTemplates.userId} is null then 0 else ${contentTemplates.id} end`),
  asc(contentTemplates.id),
];

function isChosen(filter: string | null | undefined): boolean {
  return Boolean(filter) && filter !== "all";
}

/** One page of the library of what this user can use. */
export function findLibraryPage(
  user: { id: number },
  filter: LibraryFilter,
  part: { limit: number; offset: number },
): Template[] {
  return db
    .select()
    .from(contentTemplates)
    .where(and(isUsableBy(user), inLibrary(filter), inCategory(filter.category)))
    .orderBy(...ownFirst)
    .limit(part.limit)
    .offset(part.offset)
    .all();
}

/** How many templates each category has within the search and the industry; a category without any is not there. */
export function countLibrary(user: { id: number }, filter: LibraryFilter): Partial<Record<TemplateCategory, number>> {
  const rows = db
    .select({ category: contentTemplates.category, all: count() })
    .from(contentTemplates)
    .where(and(isUsableBy(user), inLibrary(filter)))
    .groupBy(contentTemplates.category)
    .all();
  return Object.fromEntries(rows.map(({ category, all }) => [category, all]));
}

function inLibrary({ search, industry, whose }: LibraryFilter) {
  // why not "like": % and _ are characters of a search as any others.
  const holds = (column: typeof contentTemplates.name | typeof contentTemplates.description) =>
    sql`instr(lower(${column}), lower(${search})) > 0`;
  return and(
    search ? or(holds(contentTemplates.name), holds(contentTemplates.description)) : undefined,
    industry ? eq(contentTemplates.industry, industry) : undefined,
    // why no id: whose they are is asked for beside it.
    whose === "mine" ? isNotNull(contentTemplates.userId) : undefined,
    whose === "built-in" ? isNull(contentTemplates.userId) : undefined,
  );
}

function inCategory(category: TemplateCategory | null) {
  return category ? eq(contentTemplates.category, category) : undefined;
}
