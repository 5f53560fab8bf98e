import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { sparks } from "#db/schema";
import { getMediaUrl } from "~/platform/media/media";
import { computeProgress, type PartStatus } from "./get-progress.server";
import { findContent } from "./read-content.server";
import { findParts } from "./spark.queries.server";

/** The answer of GET /api/status/{documentId}; a part is there as soon as it is done. */
export interface SparkStatus {
  status: "pending" | "processing" | "complete" | "failed";
  /** "Writing captions 72%" */
  progress: string;
  userErrorMessage: string | null;
  imageUrl: string | null;
  captionOptions: string[] | null;
  /** Markdown. */
  blogContent: string | null;
  videoClips: { url: string; script: string }[] | null;
  parts: Record<string, PartStatus>;
}

/** How far this user's spark is and what is there of it; undefined for a stranger's and an unknown document alike. */
export function findSparkStatus(
  user: { id: number },
  documentId: string | undefined,
  now = new Date(),
): SparkStatus | undefined {
  const spark = db
    .select()
    .from(sparks)
    .where(and(eq(sparks.documentId, documentId ?? ""), eq(sparks.userId, user.id)))
    .get();
  if (!spark) return undefined;
  const parts = findParts(spark.id);
  const progress = computeProgress(spark, parts, now);
  const image = findContent("image", parts);
  const film = findContent("video", parts);
  return {
    // why: callers know four values and would wait for ever on a fifth; the message says that it was cancelled, with nothing made.
    status: spark.status === "cancelled" ? "failed" : spark.status,
    progress: `${progress.label} ${progress.percent}%`,
    userErrorMessage: spark.userErrorMessage,
    imageUrl: image ? getMediaUrl(image.png.mediaId) : null,
    captionOptions: findContent("caption", parts)?.map((caption) => caption.text) ?? null,
    blogContent: findContent("blog", parts)?.markdown ?? null,
    videoClips: film?.clips.map((clip) => ({ url: getMediaUrl(clip.asset.mediaId), script: clip.script })) ?? null,
    parts: Object.fromEntries(progress.parts.map((part) => [part.type, part.state])),
  };
}
