import type { projects } from "#db/schema";
import type { ProjectAnswer } from "./project.calls";

export type Project = typeof projects.$inferSelect;

/** A project as lists show it: without the analysed voice, which is long. */
export type ListedProject = Omit<Project, "voice">;

/** A project as calls answer it: the doubled fields under both of their names. */
export function toProjectAnswer(project: ListedProject): ProjectAnswer {
  return {
    id: project.id,
    name: project.name,
    websiteUrl: project.websiteUrl,
    url: project.websiteUrl,
    description: project.description,
    targetAudience: project.targetAudience,
    brandVoice: project.brandVoice,
    defaultCallToAction: project.defaultCallToAction,
    callToAction: project.defaultCallToAction,
    defaultSeoKeywords: project.defaultSeoKeywords,
    seoKeywords: project.defaultSeoKeywords,
    problemBeingSolved: project.problemBeingSolved,
    facts: project.facts,
    createdAt: project.createdAt.toISOString(),
  };
}

/** What a page shows of a project: what its owner wrote, and nothing of how it is kept. */
export function pickProfile(project: ListedProject) {
  const { id, name, websiteUrl, description, targetAudience } = project;
  const { brandVoice, defaultCallToAction, defaultSeoKeywords, problemBeingSolved, facts } = project;
  const optional = { brandVoice, defaultCallToAction, defaultSeoKeywords, problemBeingSolved, facts };
  return { id, name, websiteUrl, description, targetAudience, ...optional };
}
