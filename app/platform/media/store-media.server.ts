import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, open, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { db } from "#db/client";
import { media } from "#db/schema";
import type { Media } from "./media";
import { draftPath, mediaPath } from "./media-path.server";

/** The disk or the quota is full. Carries the code ENOSPC whatever the system called it. */
export class StorageFull extends Error {
  override name = "StorageFull";
  readonly code = "ENOSPC";
}

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
} & ({ path: string } | { buffer: Uint8Array });

/**
 * Stores a copy of a file or of bytes. The row exists only once the bytes are on the disk for good, so a reader never meets
 * a half-written file; a crash in between leaves a file without a row, which `removeOrphans` takes away.
 * @throws StorageFull when there is no room; nothing is left behind then.
 */
export async function storeMedia(input: NewMedia): Promise<Media> {
  const id = randomBytes(16).toString("hex");
  const draft = draftPath(id);
  const place = mediaPath(id);
  try {
    if ("path" in input) await copyFile(input.path, draft, constants.COPYFILE_FICLONE);
    else await writeFile(draft, input.buffer, { flag: "wx" });
    await flush(draft);
    const { size } = await stat(draft);
    await rename(draft, place);
    await flush(path.dirname(place));
    return insertRow(id, input, size);
  } catch (error) {
    await rm(draft, { force: true });
    await rm(place, { force: true });
    if (isFull(error)) throw new StorageFull("There is no room left on the disk.", { cause: error });
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

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isFull(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL";
}
