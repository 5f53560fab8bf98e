import { findContent } from "~/features/sparks/read-content.server";
import { findSpark } from "~/features/sparks/spark.queries.server";
import type { Media } from "~/platform/media/media";
import { findMedia } from "~/platform/media/media.queries.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { findMadeParts } from "./library-item.queries.server";

/** The picture that was made for an item of this user's library; null without one, and for anybody else's item. */
export async function findItemPicture(user: { id: number }, id: string | undefined): Promise<Media | null> {
  const spark = findSpark(user, id);
  const image = spark && findContent("image", findMadeParts([spark.id]));
  const row = image ? findMedia(user, image.png.mediaId) : null;
  return row && (await mediaStore.find(row.id)) !== null ? row : null;
}
