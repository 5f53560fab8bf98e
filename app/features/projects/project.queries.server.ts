import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { projects } from "#db/schema";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import type { ListedProject, Project } from "./project";

const { voice: _voice, ...listed } = getTableColumns(projects);

const isOwn = eq(projects.userId, sql.placeholder("userId"));
const selectListed = keepQuery((reader: typeof db) =>
  reader
    .select(listed)
    .from(projects)
    .where(isOwn)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);
const countOwn = keepQuery((reader: typeof db) =>
  reader.select({ all: count() }).from(projects).where(isOwn).prepare(),
);
const selectOwn = keepQuery((reader: typeof db) =>
  reader
    .select()
    .from(projects)
    .where(and(eq(projects.id, sql.placeholder("projectId")), isOwn))
    .prepare(),
);

/** This user's projects, the newest first: the part that is asked for. */
export function findProjects(user: { id: number }, part: { limit: number; offset: number }): ListedProject[] {
  return selectListed(db).all({ userId: user.id, ...part });
}

/** How many projects a list to choose from holds at most. */
const mostNamed = 500;

/** This user's projects to choose one from, the newest first. */
export function findProjectNames(user: { id: number }): { id: number; name: string; hasVoice: boolean }[] {
  return db
    .select({ id: projects.id, name: projects.name, hasVoice: sql`${projects.voice} is not null`.mapWith(Boolean) })
    .from(projects)
    .where(eq(projects.userId, user.id))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(mostNamed)
    .all();
}

/** This user's newest projects with all that is written in them. */
export function findNewestProjects(user: { id: number }, limit: number): Project[] {
  return db
    .select()
    .from(projects)
    .where(eq(projects.userId, user.id))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit)
    .all();
}

export function countProjects(user: { id: number }): number {
  return countOwn(db).get({ userId: user.id })?.all ?? 0;
}

/** A project of this user's own; undefined for a stranger's, an unknown and a malformed id alike. */
export function findProject(user: { id: number }, id: string | number | undefined): Project | undefined {
  const projectId = parseRowId(id);
  if (projectId === null) return undefined;
  return selectOwn(db).get({ projectId, userId: user.id });
}

/** @throws a 404 response when it is not this user's project. */
export function requireProject(user: { id: number }, id: string | number | undefined): Project {
  const project = findProject(user, id);
  if (!project) throw createNotFound();
  return project;
}
