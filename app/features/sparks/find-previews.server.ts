import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { parts, projects, sparks } from "#db/schema";
import { getMediaUrl } from "~/platform/media/media";

/** The small picture of a poster or of a film; what was stored before there were small ones gives the whole picture. */
const pictureId = sql<string | null>`coalesce(
  json_extract(${parts.content}, '$.preview.mediaId'),
  json_extract(${parts.content}, '$.webp.mediaId'),
  json_extract(${parts.content}, '$.poster.mediaId')
)`;

/** How many of a project's latest sparks are looked through for a picture: enough for any list that is looked at, and soon done. */
const looked = 100;

/** Where the latest poster or film still of each of these projects lies, by the project's id; a project without one of late is absent. */
export function findProjectPreviews(user: { id: number }, projectIds: readonly number[]): Map<number, string> {
  return byId(selectOfProjects(db).all({ userId: user.id, ids: JSON.stringify(projectIds) }));
}

/** The same for each of these sparks, by the spark's id: its poster, else a still of its film. */
export function findSparkPreviews(user: { id: number }, sparkIds: readonly number[]): Map<number, string> {
  return byId(selectOfSparks(db).all({ userId: user.id, ids: JSON.stringify(sparkIds) }));
}

/**
 * A list as one value, so that the query is the same for every length of it, of one user's own.
 * why the plus: with an index of the user's rows SQLite would walk through all of them, and compare each with the list.
 */
const isOneOfTheirs = ({ id, userId }: { id: SQLiteColumn; userId: SQLiteColumn }) =>
  sql`${id} in (select value from json_each(${sql.placeholder("ids")})) and +${userId} = ${sql.placeholder("userId")}`;

const hasPicture = and(eq(parts.sparkId, sparks.id), inArray(parts.type, ["image", "video"]), eq(parts.state, "done"));

const latest = alias(sparks, "latest");

const latestPicture = sql<string | null>`(${db
  .select({ picture: pictureId })
  .from(sparks)
  .innerJoin(parts, hasPicture)
  .where(
    inArray(
      sparks.id,
      db
        .select({ id: latest.id })
        .from(latest)
        .where(and(eq(latest.projectId, projects.id), isNull(latest.redoOf)))
        .orderBy(desc(latest.createdAt), desc(latest.id))
        .limit(looked),
    ),
  )
  .orderBy(desc(sparks.createdAt), desc(sparks.id), parts.type)
  .limit(1)})`;

const selectOfProjects = keepQuery((reader: typeof db) =>
  reader.select({ id: projects.id, picture: latestPicture }).from(projects).where(isOneOfTheirs(projects)).prepare(),
);
const selectOfSparks = keepQuery((reader: typeof db) =>
  reader
    .select({ id: sparks.id, picture: pictureId })
    .from(sparks)
    .innerJoin(parts, hasPicture)
    .where(isOneOfTheirs(sparks))
    // why: the first row of a spark is left out by the one after it, and the poster comes before the film.
    .orderBy(desc(parts.type))
    .prepare(),
);

function byId(rows: { id: number; picture: string | null }[]): Map<number, string> {
  return new Map(rows.flatMap(({ id, picture }) => (picture ? [[id, getMediaUrl(picture)] as const] : [])));
}
