import path from "node:path";
import type { CardCopy } from "~/engine/embedded/picture/draw-card";
import { cutToLine } from "~/engine/words/clean-text";
import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import { storeSiteMedia } from "~/platform/media/site-media.server";
import { TaskThread } from "~/platform/threads/task-thread.server";

// why a thread: drawing takes about as long as fifty pages
const thread = new TaskThread(path.resolve("build/node/blog-thread.js"));

/** Characters that are still large enough to be read in a feed. */
const most = { headline: 90, supportingLine: 140 };

/**
 * Draws the picture of a shared link to a post and stores it with the blog's public files. Null where it could not be drawn: the post then
 * goes with the site's own.
 */
export async function drawPostCard({
  title,
  excerpt,
}: {
  title: string;
  excerpt: string | null;
}): Promise<string | null> {
  const copy: CardCopy = {
    headline: cutToLine(title, most.headline),
    supportingLine: cutToLine(excerpt ?? "From the Sparkwright blog", most.supportingLine),
    callToAction: "Read the post",
    displayUrl: `${new URL(config.origin).host}/blog`,
  };
  try {
    const drawn = await draw(title, copy);
    const buffer = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    const size = { width: 1200, height: 630 };
    return (await storeSiteMedia({ buffer, fileName: "card.png", mimeType: "image/png", ...size })).id;
  } catch (error) {
    log.warn({ err: error }, "the card of a blog post could not be drawn");
    return null;
  }
}

/** In development and in tests, where nothing was built, it is drawn in place. */
async function draw(seed: string, copy: CardCopy): Promise<Uint8Array> {
  // why the assertion: the thread answers with what the task of this name gives
  if (import.meta.env.PROD) return (await thread.run(seed, "drawCard", [seed, copy])) as Uint8Array;
  const { drawCard } = await import("~/engine/embedded/picture/draw-card");
  return drawCard(seed, copy);
}
