import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db } from "#db/client";
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
  const own = and(eq(projects.userId, user.id), inArray(projects.id, [...projectIds]));
  return byId(db.select({ id: projects.id, picture: latestPicture }).from(projects).where(own).all());
}

/** The same for each of these sparks, by the spark's id: its poster, else a still of its film. */
export function findSparkPreviews(user: { id: number }, sparkIds: readonly number[]): Map<number, string> {
  const own = and(eq(sparks.userId, user.id), inArray(sparks.id, [...sparkIds]));
  const rows = db
    .select({ id: sparks.id, picture: pictureId })
    .from(sparks)
    .innerJoin(parts, hasPicture)
    .where(own)
    // why: the first row of a spark is left out by the one after it, and the poster comes before the film.
    .orderBy(desc(parts.type))
    .all();
  return byId(rows);
}

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

function byId(rows: { id: number; picture: string | null }[]): Map<number, string> {
  return new Map(rows.flatMap(({ id, picture }) => (picture ? [[id, getMediaUrl(picture)] as const] : [])));
}
