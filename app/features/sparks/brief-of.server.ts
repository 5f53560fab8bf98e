import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects } from "#db/schema";
import type { Brief, ContentType } from "~/engine/engine";
import { voiceOf } from "~/features/brand-voice/voice-of";
import { findPicture } from "~/platform/media/media.queries.server";
import { mediaPath } from "~/platform/media/media-path.server";
import { mainCharacterOf, type Spark } from "./spark";

/** What the engine is told: the spark, its project and, when it is still there, the reference picture. */
export function briefOf(spark: Spark, types: ContentType[]): Brief {
  const project = db.select().from(projects).where(eq(projects.id, spark.projectId)).get();
  if (!project) throw new RangeError(`Spark ${spark.id} has no project.`);
  const picture = findPicture({ id: spark.userId }, spark.productImageUrl);
  return {
    seed: spark.documentId,
    project: {
      name: project.name,
      websiteUrl: project.websiteUrl,
      description: project.description,
      targetAudience: project.targetAudience,
      brandVoice: project.brandVoice,
      defaultCallToAction: project.defaultCallToAction,
      defaultSeoKeywords: project.defaultSeoKeywords,
      problemBeingSolved: project.problemBeingSolved,
    },
    voice: voiceOf(project),
    idea: spark.prompt,
    contentTypes: types,
    sceneSetting: spark.sceneSetting,
    mainCharacter: mainCharacterOf(spark),
    visualStyle: spark.visualStyle,
    audioMood: spark.audioMood,
    wantsHorizontalVideo: spark.wantsHorizontalVideo,
    wantsVoiceover: spark.wantsVoiceover,
    specificCallToAction: spark.specificCallToAction,
    specificSeoKeywords: spark.specificSeoKeywords,
    referenceImagePath: picture ? mediaPath(picture.id) : null,
    requestedAt: spark.createdAt.toISOString(),
  };
}
