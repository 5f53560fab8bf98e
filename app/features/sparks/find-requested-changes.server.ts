import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { sparks } from "#db/schema";

/** A campaign whose client waits for changes. */
export type RequestedChanges = Pick<typeof sparks.$inferSelect, "id" | "projectId" | "prompt">;

/** How many a list shows: enough to begin with, and the projects' cards say where the others are. */
const listed = 3;

const isRequested = and(eq(sparks.userId, sql.placeholder("userId")), gt(sparks.openRequests, 0));

const selectLatest = keepQuery((reader: typeof db) =>
  reader
    .select({ id: sparks.id, projectId: sparks.projectId, prompt: sparks.prompt })
    .from(sparks)
    .where(isRequested)
    .orderBy(desc(sparks.id))
    .limit(listed)
    .prepare(),
);
const selectProjects = keepQuery((reader: typeof db) =>
  reader.selectDistinct({ projectId: sparks.projectId }).from(sparks).where(isRequested).prepare(),
);

/** This user's latest campaigns with an open request for changes, the newest first. */
export function findRequestedChanges(user: { id: number }): RequestedChanges[] {
  return selectLatest(db).all({ userId: user.id });
}

/** The projects of this user with such a campaign, by their ids. */
export function findProjectsWithRequests(user: { id: number }): Set<number> {
  return new Set(
    selectProjects(db)
      .all({ userId: user.id })
      .map(({ projectId }) => projectId),
  );
}
