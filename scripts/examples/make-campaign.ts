import { noWishes } from "../../app/engine/brief";
import { embeddedEngine } from "../../app/engine/embedded/embedded-engine";
import type { Brief, ContentByType, ContentType } from "../../app/engine/engine";
import { isAds, readWords } from "../../app/engine/written-text";
import { renderPlainText } from "../../app/platform/text/plain-text.server";
import type { FeaturedIdea } from "./featured-ideas";

/** When the featured examples were made. */
export const requestedAt = "2026-11-20T09:00:00.000Z";

/** What the built-in engine makes of an idea: of its own content types, or of those of them that are given. */
export async function makeCampaign(
  example: FeaturedIdea,
  scratch: string,
  contentTypes: readonly ContentType[] = example.contentTypes,
): Promise<Partial<ContentByType>> {
  return makeParts(
    {
      seed: `example-${example.key}`,
      project: { brandVoice: null, defaultSeoKeywords: null, facts: [], ...example.project },
      idea: example.idea,
      facts: null,
      contentTypes: [...contentTypes],
      ...noWishes,
      visualStyle: example.style,
      requestedAt,
    },
    scratch,
  );
}

/** What the built-in engine makes of a brief. @throws where a part fails. */
export async function makeParts(brief: Brief, scratch: string): Promise<Partial<ContentByType>> {
  const made: Partial<ContentByType> = {};
  await embeddedEngine.generate(brief, {
    scratch,
    signal: new AbortController().signal,
    onProgress() {},
    async onPlan() {},
    async onPart(part) {
      Object.assign(made, { [part.type]: part.content });
    },
    async onFailure(type, failure) {
      throw new Error(`The ${type} failed`, { cause: failure });
    },
  });
  return made;
}

/** The article as an example shows it: without its title and the signs of Markdown. */
export function describeArticle(blog: ContentByType["blog"]) {
  const content = renderPlainText(readWords(blog).replace(/^# .*$/m, "")).trim();
  return { type: "blog", title: "title" in blog ? blog.title : "", content, picture: null };
}

/** The captions as an example shows them. */
export function describeCaptions(captions: ContentByType["caption"]) {
  if (isAds(captions)) throw new Error("A featured example has no ads");
  const content = captions.map(({ text }) => text).join("\n\n");
  return { type: "caption", title: `${captions.length} captions`, content, picture: null };
}
