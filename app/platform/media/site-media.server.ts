import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#db/client";
import { DiskFull, isDiskFull } from "#db/disk-full";
import { siteMedia } from "#db/schema/media";
import { isMediaId } from "./media-store";
import { mediaStore } from "./media-store.server";

export type SiteMedia = typeof siteMedia.$inferSelect;

/**
 * Stores a file of the site itself, which everybody may read. As with `storeMedia`, the row comes after the bytes.
 * @throws DiskFull when there is no room; nothing is left behind then.
 */
export async function storeSiteMedia(file: {
  buffer: Uint8Array;
  fileName: string;
  mimeType: string;
  width: number;
  height: number;
}): Promise<SiteMedia> {
  const id = randomBytes(16).toString("hex");
  const bytes = await mediaStore.put(id, { buffer: file.buffer });
  const { fileName, mimeType, width, height } = file;
  try {
    return db.insert(siteMedia).values({ id, fileName, mimeType, bytes, width, height }).returning().get();
  } catch (error) {
    await mediaStore.remove(id);
    if (isDiskFull(error)) throw new DiskFull("There is no room left on the disk.", { cause: error });
    throw error;
  }
}

/** A file of the site; null for an unknown and a malformed id alike. */
export function findSiteMedia(id: string | undefined): SiteMedia | null {
  if (!isMediaId(id)) return null;
  return db.select().from(siteMedia).where(eq(siteMedia.id, id)).get() ?? null;
}

/** Removes the row, then the bytes: what is left after a crash is an orphan file, never a row without bytes. */
export async function removeSiteMedia(id: string): Promise<void> {
  db.delete(siteMedia).where(eq(siteMedia.id, id)).run();
  await mediaStore.remove(id);
}
