import type { Brief, ProjectProfile } from "~/engine/engine";

export type Extras = Partial<Omit<Brief, "project">> & { project?: Partial<ProjectProfile> };

/** A brief with the least that the forms demand; what a case is about is given. */
export function aBrief(
  name: string,
  description: string,
  targetAudience: string,
  idea: string,
  extras: Extras = {},
): Brief {
  const { project, ...rest } = extras;
  return {
    seed: `spark-${name}-${idea.slice(0, 12)}`,
    project: {
      name,
      websiteUrl: `https://${name.toLowerCase().replace(/[^a-z0-9]+/g, "") || "shop"}.example`,
      description,
      targetAudience,
      brandVoice: null,
      defaultCallToAction: null,
      defaultSeoKeywords: null,
      problemBeingSolved: null,
      ...project,
    },
    voice: null,
    idea,
    contentTypes: ["blog", "image", "caption", "video"],
    sceneSetting: null,
    mainCharacter: null,
    visualStyle: null,
    audioMood: null,
    wantsHorizontalVideo: false,
    wantsVoiceover: false,
    specificCallToAction: null,
    specificSeoKeywords: null,
    referenceImagePath: null,
    requestedAt: "2026-09-14T09:00:00.000Z",
    ...rest,
  };
}
