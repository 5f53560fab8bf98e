import { and, eq, isNull, sum } from "drizzle-orm";
import { db } from "#db/client";
import { media } from "#db/schema/media";
import type { Media } from "./media";
import { findMediaId } from "./media";
import { isMediaId } from "./media-store";

/** A file of this user's own; null for a stranger's, an unknown and a malformed id alike. */
export function findMedia(user: { id: number }, id: string | undefined): Media | null {
  if (!isMediaId(id)) return null;
  const row = db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.userId, user.id)))
    .get();
  return row ?? null;
}

/** The picture of the user's own behind an address such as a form's `productImageUrl`, or null. */
export function findPicture(user: { id: number }, url: string | null | undefined): Media | null {
  const id = findMediaId(url);
  const row = id ? findMedia(user, id) : null;
  return row?.mimeType.startsWith("image/") ? row : null;
}

/** How many bytes a user's own uploads take; what was made for them does not count. */
export function countUploadedBytes(user: { id: number }): number {
  const uploads = and(eq(media.userId, user.id), isNull(media.sparkId));
  const row = db
    .select({ bytes: sum(media.bytes) })
    .from(media)
    .where(uploads)
    .get();
  return Number(row?.bytes ?? 0);
}
