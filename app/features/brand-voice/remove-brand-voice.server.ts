import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects } from "#db/schema";
import type { Project } from "~/features/projects/project";
import { requireProject } from "~/features/projects/project.queries.server";

/**
 * Takes the saved voice from a project. What was made stays as it is.
 * @throws a 404 response when it is not this user's project.
 */
export function removeBrandVoice(user: { id: number }, projectId: string | undefined): Project {
  const project = requireProject(user, projectId);
  const own = and(eq(projects.id, project.id), eq(projects.userId, user.id));
  db.update(projects).set({ voice: null }).where(own).run();
  return project;
}
