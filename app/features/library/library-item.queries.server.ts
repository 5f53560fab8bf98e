import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client";
import { parts, projects, sparks } from "#db/schema";
import type { ContentFilter } from "./content-filter";

/** Where a page of the library begins, by the id of the item beside it; both open is the newest page. */
export interface LibraryPlace {
  /** The page of what is older than this item. */
  before: number | null;
  /** The page of what is newer. */
  after: number | null;
}

const day = 24 * 60 * 60 * 1000;

/**
 * This user's sparks that something was made of, the newest first, at most `limit` of those beside the place. However many there are, only
 * those that are shown are read: ids grow with time, so that an id marks the place.
 */
export function findMadeSparks(
  user: { id: number },
  { search, project, type, from, to }: ContentFilter,
  { before, after }: LibraryPlace,
  limit: number,
) {
  const made = db
    .select({ id: parts.id })
    .from(parts)
    .where(and(eq(parts.sparkId, sparks.id), eq(parts.state, "done"), type ? eq(parts.type, type) : undefined));
  const rows = db
    .select({
      id: sparks.id,
      projectId: sparks.projectId,
      projectName: projects.name,
      prompt: sparks.prompt,
      format: sparks.format,
      createdAt: sparks.createdAt,
    })
    .from(sparks)
    .innerJoin(projects, eq(projects.id, sparks.projectId))
    .where(
      and(
        eq(sparks.userId, user.id),
        isNull(sparks.redoOf),
        project ? eq(sparks.projectId, project) : undefined,
        from ? gte(sparks.createdAt, new Date(from)) : undefined,
        to ? lt(sparks.createdAt, new Date(Date.parse(to) + day)) : undefined,
        search ? holdsWords(user, search) : undefined,
        before ? lt(sparks.id, before) : undefined,
        after ? gt(sparks.id, after) : undefined,
        exists(made),
      ),
    )
    .orderBy(after ? asc(sparks.id) : desc(sparks.id))
    .limit(limit)
    .all();
  return after ? rows.reverse() : rows;
}

/** Every word of a search, or its beginning, somewhere in a spark's idea or in what was made of it. */
function holdsWords(user: { id: number }, search: string) {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = `owner:u${user.id} AND words:(${words.map((word) => `"${word}"*`).join(" ")})`;
  return sql`${sparks.id} in (select rowid from content_search where content_search match ${query})`;
}

/** What was made of these sparks, in no order. */
export function findMadeParts(sparkIds: readonly number[]) {
  return db
    .select({ sparkId: parts.sparkId, type: parts.type, state: parts.state, content: parts.content })
    .from(parts)
    .where(and(inArray(parts.sparkId, [...sparkIds]), eq(parts.state, "done")))
    .all();
}
