import { and, count, desc, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { parts, sparks } from "#db/schema";
import { contentTypes } from "~/engine/engine";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { type ListedSparkRow, type Part, type Spark, unendedStatuses } from "./spark";

/** How many sparks a list shows at most. */
const listed = 200;

const { plan: _plan, ...listedColumns } = getTableColumns(sparks);

/** One that makes a part of another spark again is shown with that one. */
const standsAlone = isNull(sparks.redoOf);

/** This user's sparks, the newest first, of one project or of all; from `offset` on. */
export function findSparks(
  user: { id: number },
  projectId?: number,
  { limit = listed, offset = 0 }: { limit?: number; offset?: number } = {},
): ListedSparkRow[] {
  const ofProject = projectId === undefined ? undefined : eq(sparks.projectId, projectId);
  return db
    .select(listedColumns)
    .from(sparks)
    .where(and(eq(sparks.userId, user.id), ofProject, standsAlone))
    .orderBy(desc(sparks.createdAt), desc(sparks.id))
    .limit(Math.min(limit, listed))
    .offset(offset)
    .all();
}

export function countOwnSparks(user: { id: number }): number {
  const own = and(eq(sparks.userId, user.id), standsAlone);
  return db.select({ all: count() }).from(sparks).where(own).get()?.all ?? 0;
}

/** How many sparks of this user a project has. */
export function countProjectSparks(user: { id: number }, projectId: number): number {
  const own = and(eq(sparks.projectId, projectId), eq(sparks.userId, user.id), standsAlone);
  return db.select({ all: count() }).from(sparks).where(own).get()?.all ?? 0;
}

/** How many of them wait, for a worker or for approval, or are being made. */
export function countOpenProjectSparks(user: { id: number }, projectId: number): number {
  const own = and(eq(sparks.projectId, projectId), eq(sparks.userId, user.id));
  const open = inArray(sparks.status, unendedStatuses);
  return db.select({ all: count() }).from(sparks).where(and(own, open)).get()?.all ?? 0;
}

/** A spark of this user's own; undefined for a stranger's, an unknown and a malformed id alike, and for a part made again. */
export function findSpark(user: { id: number }, id: string | number | undefined): Spark | undefined {
  const sparkId = parseRowId(id);
  if (sparkId === null) return undefined;
  return db
    .select()
    .from(sparks)
    .where(and(eq(sparks.id, sparkId), eq(sparks.userId, user.id), standsAlone))
    .get();
}

/** @throws a 404 response when it is not this user's spark, or not of this project. */
export function requireSpark(
  user: { id: number },
  projectId: string | number | undefined,
  sparkId: string | number | undefined,
): Spark {
  const spark = findSpark(user, sparkId);
  if (!spark || spark.projectId !== parseRowId(projectId)) throw createNotFound();
  return spark;
}

/** The parts of a spark in the order of the content types. */
export function findParts(sparkId: number): Part[] {
  const rows = db.select().from(parts).where(eq(parts.sparkId, sparkId)).all();
  return rows.sort((one, other) => contentTypes.indexOf(one.type) - contentTypes.indexOf(other.type));
}
