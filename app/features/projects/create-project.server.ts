import { isDeepStrictEqual } from "node:util";
import { desc, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { projects } from "#db/schema";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import type { Project } from "./project";
import { countProjects } from "./project.queries.server";
import type { ProjectInput } from "./project.schema";

/** Far beyond what anybody looks after by hand: a bound against programs that run away, not a ration. */
export const mostProjects: Record<PlanName, number> = { free: 500, launch: 2_000, amplify: 5_000, scale: 20_000 };

/** The account holds as many projects as its plan allows. Answered as 403. */
export class ProjectsFull extends Error {
  override name = "ProjectsFull";
  constructor(most: number) {
    super(
      `Your account holds ${most.toLocaleString("en-US")} projects, the most for its plan. Delete one to make another.`,
    );
  }
}

/** How long the same form is the same project, in milliseconds: a double press, and a slow link's second try. */
const sameWithin = 60_000;

/**
 * The same for a form that people press: one that comes again within a minute, with nothing changed and no other project since, is the project
 * that it made.
 */
export function createProjectOnce(
  user: { id: number; plan: PlanName },
  input: ProjectInput,
  now = new Date(),
): Project {
  return inTransaction((tx) => {
    const last = tx
      .select()
      .from(projects)
      .where(eq(projects.userId, user.id))
      .orderBy(desc(projects.id))
      .limit(1)
      .get();
    const isSame = last && now.getTime() - last.createdAt.getTime() < sameWithin && hasFields(last, input);
    return isSame ? last : createProject(user, input);
  });
}

const hasFields = (project: Project, input: ProjectInput): boolean =>
  Object.entries(input).every(([name, value]) => isDeepStrictEqual(project[name as keyof Project], value));

/** @throws ProjectsFull, or TooManyRequests when the account made many in the last hour. */
export function createProject(user: { id: number; plan: PlanName }, input: ProjectInput): Project {
  return inTransaction((tx) => {
    if (countProjects(user) >= mostProjects[user.plan]) throw new ProjectsFull(mostProjects[user.plan]);
    limitRate(user, "projects");
    return tx
      .insert(projects)
      .values({ ...input, userId: user.id })
      .returning()
      .get();
  });
}
