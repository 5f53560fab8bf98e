import type { projects } from "#db/schema";

export type Project = typeof projects.$inferSelect;

/** A project as calls answer it: the doubled fields under both of their names. */
export function projectAnswer({ userId: _owner, voice: _voice, createdAt, ...project }: Project) {
  return {
    ...project,
    url: project.websiteUrl,
    callToAction: project.defaultCallToAction,
    seoKeywords: project.defaultSeoKeywords,
    createdAt: createdAt.toISOString(),
  };
}
