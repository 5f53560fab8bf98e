import { db } from "#db/client";
import { projects } from "#db/schema";
import type { Project } from "./project";
import type { ProjectInput } from "./project.schema";

export function createProject(user: { id: number }, input: ProjectInput): Project {
  return db
    .insert(projects)
    .values({ ...input, userId: user.id })
    .returning()
    .get();
}
