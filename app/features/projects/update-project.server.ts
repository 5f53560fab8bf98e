import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects } from "#db/schema";
import { createNotFound } from "~/platform/http/not-found.server";
import type { Project } from "./project";
import type { ProjectInput } from "./project.schema";

/**
 * Changes what a project says of its brand. What was made from it before stays as it is.
 * @throws a 404 response when it is not this user's project.
 */
export function updateProject(user: { id: number }, projectId: number, input: ProjectInput): Project {
  const own = and(eq(projects.id, projectId), eq(projects.userId, user.id));
  const updated = db.update(projects).set(input).where(own).returning().get();
  if (!updated) throw createNotFound();
  return updated;
}
