import path from "node:path";
import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { projects } from "#db/schema";
import type { Brief, ContentType, ProjectProfile } from "~/engine/engine";
import { findVoice } from "~/features/brand-voice/find-voice";
import type { Project } from "~/features/projects/project";
import { findPicture } from "~/platform/media/media.queries.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { readLines } from "~/platform/text/text-field";
import { readRedo } from "./redo";
import { readScript } from "./script";
import { readMainCharacter, type Spark } from "./spark";
import { readFacts } from "./stated-facts.server";

/**
 * Copies a spark's reference picture into a folder, so that the engine can read it wherever media are stored. Null when it has none, or it
 * is not there any more.
 */
export async function copyReferencePicture(spark: Spark, folder: string): Promise<string | null> {
  const picture = findPicture({ id: spark.userId }, spark.productImageUrl);
  if (!picture || (await mediaStore.find(picture.id)) === null) return null;
  const copy = path.join(folder, "reference-picture");
  await mediaStore.copyTo(picture.id, copy);
  return copy;
}

/** What the engine is told: the spark, its project and where its reference picture lies. */
export function getBrief(spark: Spark, types: ContentType[], referenceImagePath: string | null = null): Brief {
  const project = db.select().from(projects).where(eq(projects.id, spark.projectId)).get();
  if (!project) throw new RangeError(`Spark ${spark.id} has no project.`);
  const redo = readRedo(spark);
  const script = readScript(spark);
  return {
    seed: redo?.seed ?? spark.documentId,
    project: toProjectProfile(project),
    voice: findVoice(project),
    idea: spark.prompt,
    facts: readFacts(spark),
    contentTypes: types,
    format: spark.format,
    sceneSetting: spark.sceneSetting,
    mainCharacter: readMainCharacter(spark),
    visualStyle: spark.visualStyle,
    audioMood: spark.audioMood,
    wantsHorizontalVideo: spark.wantsHorizontalVideo,
    wantsVoiceover: spark.wantsVoiceover,
    specificCallToAction: spark.specificCallToAction,
    specificSeoKeywords: spark.specificSeoKeywords,
    ...(script ? { script: script.scenes } : {}),
    ...(redo?.headline ? { headline: redo.headline } : {}),
    referenceImagePath,
    requestedAt: spark.createdAt.toISOString(),
  };
}

/** A project as the engine is told of it. */
export function toProjectProfile(project: Project): ProjectProfile {
  return {
    name: project.name,
    websiteUrl: project.websiteUrl,
    description: project.description,
    targetAudience: project.targetAudience,
    brandVoice: project.brandVoice,
    defaultCallToAction: project.defaultCallToAction,
    defaultSeoKeywords: project.defaultSeoKeywords,
    problemBeingSolved: project.problemBeingSolved,
    facts: readLines(project.facts),
  };
}
