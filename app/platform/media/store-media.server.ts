import { randomBytes } from "node:crypto";
import { db } from "#db/client";
import { DiskFull, isDiskFull } from "#db/disk-full";
import { media } from "#db/schema/media";
import type { Media } from "./media";
import type { MediaSource } from "./media-store";
import { mediaStore } from "./media-store.server";

export type NewMedia = {
  userId: number;
  sparkId?: number | null;
  /** What a person gets when they save it: "poster.png". */
  fileName: string;
  mimeType: string;
  width?: number;
  height?: number;
  /** Seconds. */
  duration?: number;
} & MediaSource;

/**
 * Stores a copy of a file or of bytes. The row exists only once the bytes are stored for good, so a reader never meets a half-written
 * file; a crash in between leaves a file without a row, which `removeOrphans` takes away.
 * @throws DiskFull when there is no room; nothing is left behind then.
 */
export async function storeMedia(input: NewMedia): Promise<Media> {
  const id = randomBytes(16).toString("hex");
  const bytes = await mediaStore.put(id, input);
  try {
    return insertRow(id, input, bytes);
  } catch (error) {
    await mediaStore.remove(id);
    if (isDiskFull(error)) throw new DiskFull("There is no room left on the disk.", { cause: error });
    throw error;
  }
}

function insertRow(id: string, input: NewMedia, bytes: number): Media {
  const { userId, sparkId, fileName, mimeType, width, height, duration } = input;
  return db
    .insert(media)
    .values({ id, userId, sparkId, fileName, mimeType, bytes, width, height, duration })
    .returning()
    .get();
}
