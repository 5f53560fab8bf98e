import { inArray } from "drizzle-orm";
import { db } from "#db/client";
import { media } from "#db/schema/media";
import { mediaStore } from "./media-store.server";

/** Removes rows and bytes, the row first: what is left after a crash is an orphan file, never a row without bytes. */
export async function removeMedia(...ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  db.delete(media).where(inArray(media.id, ids)).run();
  for (const id of ids) await mediaStore.remove(id);
}
