import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { parts, sparks } from "#db/schema";
import type { SceneLine } from "~/engine/engine";
import { createProject } from "~/features/projects/create-project.server";
import type { Project } from "~/features/projects/project";
import type { ProjectInput } from "~/features/projects/project.schema";
import { createSpark } from "~/features/sparks/create-spark.server";
import type { Spark } from "~/features/sparks/spark";
import type { SparkInput } from "~/features/sparks/spark.schema";
import type { User } from "~/platform/auth/user";
import { storeMedia } from "~/platform/media/store-media.server";

/** A valid project, as a form or a call gives it. */
export const beanThere: ProjectInput = {
  name: "Bean There",
  websiteUrl: "https://beanthere.example",
  description: "Single-origin coffee, roasted on Mondays and posted the same day.",
  targetAudience: "Commuters who drink two coffees a day",
  brandVoice: null,
  defaultCallToAction: "Order the autumn box",
  defaultSeoKeywords: "single-origin coffee, coffee subscription",
  problemBeingSolved: null,
  facts: null,
};

export function makeProject(user: User, given: Partial<ProjectInput> = {}): Project {
  return createProject(user, { ...beanThere, ...given });
}

/** A valid spark of this project for captions and a blog post (250 sparks). */
export function sparkInput(project: Project, given: Partial<SparkInput> = {}): SparkInput {
  return {
    projectId: project.id,
    prompt: "A launch for our autumn single-origin",
    facts: null,
    contentTypes: ["blog", "caption"],
    format: null,
    sceneSetting: null,
    mainCharacter: null,
    visualStyle: null,
    audioMood: null,
    wantsHorizontalVideo: false,
    wantsVoiceover: false,
    approveScript: false,
    specificCallToAction: null,
    specificSeoKeywords: null,
    productImageUrl: null,
    ...given,
  };
}

/** A spark that waits to be made, in a project of its own. */
export function makeWaitingSpark(user: User, given: Partial<SparkInput> = {}): Promise<Spark> {
  return createSpark(user, sparkInput(makeProject(user), given), randomUUID());
}

const script: SceneLine[] = [
  { kind: "promise", kicker: "Bean There", line: "Autumn is here", detail: "" },
  { kind: "action", kicker: "Bean There", line: "Order the box", detail: "" },
];

/** Turns a spark of one part into one for a film whose script waits to be approved. */
export function awaitsApproval({ id }: Pick<Spark, "id">): void {
  db.update(sparks)
    .set({
      status: "awaiting",
      contentTypes: ["video"],
      approveScript: true,
      script: { scenes: script, editedAt: null, approvedAt: null },
    })
    .where(eq(sparks.id, id))
    .run();
  db.update(parts).set({ type: "video", state: "awaiting" }).where(eq(parts.sparkId, id)).run();
}

/** One transparent pixel. */
const smallestPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A finished spark with a picture, by its rows and its file alone; answers with its id. */
export async function addMadePicture(user: User, projectId: number): Promise<number> {
  const key = randomUUID();
  const row = { documentId: key, nonce: key, userId: user.id, projectId, prompt: "A picture", deadlineAt: new Date() };
  const { id } = db
    .insert(sparks)
    .values({ ...row, contentTypes: ["image"], status: "complete" })
    .returning()
    .get();
  const file = { userId: user.id, sparkId: id, buffer: smallestPng, fileName: "poster.png", mimeType: "image/png" };
  const { id: mediaId, mimeType } = await storeMedia(file);
  const asset = { mediaId, mimeType, width: 1, height: 1 };
  const content = { png: asset, webp: asset, altText: "A square", crops: [] };
  db.insert(parts).values({ sparkId: id, type: "image", state: "done", content }).run();
  return id;
}
