import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects } from "#db/schema";
import type { VoiceProfile } from "~/engine/engine";
import type { Project } from "~/features/projects/project";
import { requireProject } from "~/features/projects/project.queries.server";

/** Nothing would be left of a voice without rules. */
export class NoRuleKept extends Error {
  override name = "NoRuleKept";
}

/**
 * Keeps a voice with a project, with those of its rules that the owner ticked; it takes the place of an earlier one.
 * @throws a 404 response when it is not this user's project, NoRuleKept when no rule of the voice is ticked.
 */
export function saveBrandVoice(
  user: { id: number },
  projectId: string,
  voice: VoiceProfile,
  kept: readonly string[],
): Project {
  const project = requireProject(user, projectId);
  const rules = voice.rules.filter((rule) => kept.includes(rule));
  if (rules.length === 0) throw new NoRuleKept();
  db.update(projects)
    .set({ voice: { ...voice, rules } })
    .where(and(eq(projects.id, project.id), eq(projects.userId, user.id)))
    .run();
  return project;
}
