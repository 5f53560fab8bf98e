import { inArray } from "drizzle-orm";
import { db } from "#db/client";
import { media } from "#db/schema/media";
import { log } from "~/platform/log/log.server";
import { MediaUnreachable } from "./media-store";
import { mediaStore } from "./media-store.server";

/** Removes rows and bytes, the row first: what is left after a crash is an orphan file, never a row without bytes. */
export async function removeMedia(...ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  db.delete(media).where(inArray(media.id, ids)).run();
  try {
    for (const id of ids) await mediaStore.remove(id);
  } catch (error) {
    if (!(error instanceof MediaUnreachable)) throw error;
    // why no error: what is left is a file without a row, which `removeOrphans` takes away.
    log.warn({ files: ids.length }, "the media store cannot be reached: files without a row are left in it");
  }
}
