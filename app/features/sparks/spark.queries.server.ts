import { and, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
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
const isUsers = eq(sparks.userId, sql.placeholder("userId"));
const isOfProject = and(eq(sparks.projectId, sql.placeholder("projectId")), isUsers);

const listSparks = (which: SQL | undefined) =>
  keepQuery((reader: typeof db) =>
    reader
      .select(listedColumns)
      .from(sparks)
      .where(and(which, standsAlone))
      .orderBy(desc(sparks.createdAt), desc(sparks.id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare(),
  );
const countSparks = (which: SQL | undefined) =>
  keepQuery((reader: typeof db) => reader.select({ all: count() }).from(sparks).where(which).prepare());

const selectOwn = listSparks(isUsers);
const selectOfProject = listSparks(isOfProject);
const countOwn = countSparks(and(isUsers, standsAlone));
const countOfProject = countSparks(and(isOfProject, standsAlone));
const countOpenOfProject = countSparks(and(isOfProject, inArray(sparks.status, unendedStatuses)));
const selectOne = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(sparks)
    .where(and(eq(sparks.id, sql.placeholder("sparkId")), isUsers, standsAlone))
    .prepare(),
);
const selectParts = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(parts)
    .where(eq(parts.sparkId, sql.placeholder("sparkId")))
    .prepare(),
);

/** This user's sparks, the newest first, of one project or of all; from `offset` on. */
export function findSparks(
  user: { id: number },
  projectId?: number,
  { limit = listed, offset = 0 }: { limit?: number; offset?: number } = {},
): ListedSparkRow[] {
  const part = { userId: user.id, limit: Math.min(limit, listed), offset };
  return projectId === undefined ? selectOwn(db).all(part) : selectOfProject(db).all({ ...part, projectId });
}

export function countOwnSparks(user: { id: number }): number {
  return countOwn(db).get({ userId: user.id })?.all ?? 0;
}

/** How many sparks of this user a project has. */
export function countProjectSparks(user: { id: number }, projectId: number): number {
  return countOfProject(db).get({ projectId, userId: user.id })?.all ?? 0;
}

/** How many of them wait, for a worker or for approval, or are being made. */
export function countOpenProjectSparks(user: { id: number }, projectId: number): number {
  return countOpenOfProject(db).get({ projectId, userId: user.id })?.all ?? 0;
}

/** A spark of this user's own; undefined for a stranger's, an unknown and a malformed id alike, and for a part made again. */
export function findSpark(user: { id: number }, id: string | number | undefined): Spark | undefined {
  const sparkId = parseRowId(id);
  if (sparkId === null) return undefined;
  return selectOne(db).get({ sparkId, userId: user.id });
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
  const rows = selectParts(db).all({ sparkId });
  return rows.sort((one, other) => contentTypes.indexOf(one.type) - contentTypes.indexOf(other.type));
}
