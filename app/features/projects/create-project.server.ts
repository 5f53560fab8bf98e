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
