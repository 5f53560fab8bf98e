import { chooseSceneSeconds } from "~/engine/embedded/video/scene-timing";
import { writeSceneScript } from "~/engine/embedded/video/write-scene-script";
import type { SceneLine } from "~/engine/engine";
import { readEmailBlocks } from "~/engine/formats/lay-out-email";
import { isEmail } from "~/engine/written-text";
import { getContentType } from "~/features/content-types/content-types";
import { layOutArticle } from "~/features/sparks/lay-out-article.server";
import { listVersionEntries } from "~/features/sparks/part-versions.server";
import type { Spark } from "~/features/sparks/spark";
import type { StoredContent } from "~/features/sparks/stored-content";
import { refuseUnreadable } from "./check-edit.server";
import { compareTexts } from "./compare-texts.server";
import type { PresentText } from "./require-text.server";
import type { EditableText, TextType, TypedTexts } from "./text-editor";
import { applyTexts, listTexts } from "./text-editors";

/** What the editor of one part begins with. */
export function getEditPage(spark: Spark, { type, part, texts, version }: PresentText) {
  const { title, noun } = getContentType(type, spark.format);
  const results = `/project/${spark.projectId}/results/${spark.id}`;
  return {
    ...{ type, title, noun, texts, version, results },
    here: `${results}/edit/${type}`,
    back: `${results}#${type}`,
    hasVersions: listVersionEntries(part.id).length > 0,
  };
}

export type EditPage = ReturnType<typeof getEditPage>;

/** How what was typed reads, with the limits that it uses, or why it cannot be laid out; nothing is saved. */
export async function previewEdit<T extends TextType>({ type, content }: PresentText<T>, typed: TypedTexts) {
  const edited = applyTexts(type, content, typed);
  const refused = await refuseUnreadable(type, content, edited);
  if (refused) return refused;
  return {
    became: "preview",
    texts: listTexts(type, edited),
    preview: type === "blog" ? await previewBlog(edited as StoredContent["blog"]) : null,
  } as const;
}

/** What the person whose form is old gets to see: what is saved now against what they typed, and the version that is saved. */
export function compareWithSaved({ texts, version }: PresentText, typed: readonly EditableText[]) {
  const differences = compareTexts(texts, typed);
  const names = new Set(differences.map(({ name }) => name));
  return { texts: [...typed], conflict: { version, differences, saved: texts.filter(({ name }) => names.has(name)) } };
}

export type Conflict = ReturnType<typeof compareWithSaved>["conflict"];

/** An article as it will read, a letter by its blocks. */
async function previewBlog(blog: StoredContent["blog"]) {
  if (isEmail(blog)) return { kind: "letter", blocks: readEmailBlocks(blog.text, blog.callToAction) } as const;
  return { kind: "article", html: await layOutArticle(blog.markdown) } as const;
}

/** What each scene shows, and for how long. */
export function previewScenes(script: readonly SceneLine[]) {
  const scenes = script.map((scene) => ({ ...scene, seconds: chooseSceneSeconds(writeSceneScript(scene)) }));
  return { kind: "film", scenes, seconds: scenes.reduce((sum, { seconds }) => sum + seconds, 0) } as const;
}

export type Preview = Awaited<ReturnType<typeof previewBlog>> | ReturnType<typeof previewScenes>;
