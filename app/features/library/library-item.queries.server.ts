import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
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
export function findMadeSparks(user: { id: number }, filter: ContentFilter, place: LibraryPlace, limit: number) {
  const id = sql`${sparks.id}`;
  const isAsked = isMadeAsAsked(user, filter);
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
      filter.search
        ? inArray(sparks.id, findHolding(user, filter.search, isAsked, place, limit))
        : and(isAsked, isBeside(id, place)),
    )
    .orderBy(inOrder(id, place))
    .limit(limit)
    .all();
  return place.after ? rows.reverse() : rows;
}

/** A spark of this user that something was made of, and what a filter asks but for its words. */
function isMadeAsAsked(user: { id: number }, { project, type, from, to }: ContentFilter) {
  const made = db
    .select({ id: parts.id })
    .from(parts)
    .where(and(eq(parts.sparkId, sparks.id), eq(parts.state, "done"), type ? eq(parts.type, type) : undefined));
  return and(
    eq(sparks.userId, user.id),
    isNull(sparks.redoOf),
    project ? eq(sparks.projectId, project) : undefined,
    from ? gte(sparks.createdAt, new Date(from)) : undefined,
    to ? lt(sparks.createdAt, new Date(Date.parse(to) + day)) : undefined,
    exists(made),
  );
}

const isBeside = (id: SQL, { before, after }: LibraryPlace) =>
  and(before ? lt(id, before) : undefined, after ? gt(id, after) : undefined);

const inOrder = (id: SQL, { after }: LibraryPlace) => (after ? asc(id) : desc(id));

/**
 * The ids of sparks that hold every word of a search, or its beginning, somewhere in their idea or in what was made of them. The index has each
 * word under its owner, and gives what matches in the ids' order, so that it is read no further than the page.
 */
function findHolding(
  user: { id: number },
  search: string,
  isAsked: SQL | undefined,
  place: LibraryPlace,
  limit: number,
): number[] {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const match = sql`content_search match ${words.map((word) => `"u${user.id}x${word}"*`).join(" AND ")}`;
  const id = sql`content_search.rowid`;
  const asked = sql`exists (select 1 from ${sparks} where ${and(eq(sparks.id, id), isAsked)})`;
  const found = db.all<{ id: number }>(
    sql`select ${id} as id from content_search where ${and(match, isBeside(id, place), asked)} order by ${inOrder(id, place)} limit ${limit}`,
  );
  return found.map((row) => row.id);
}

/** What was made of these sparks, in no order. */
export function findMadeParts(sparkIds: readonly number[]) {
  return db
    .select({ sparkId: parts.sparkId, type: parts.type, state: parts.state, content: parts.content })
    .from(parts)
    .where(and(inArray(parts.sparkId, [...sparkIds]), eq(parts.state, "done")))
    .all();
}
