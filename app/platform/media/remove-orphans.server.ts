import { inArray } from "drizzle-orm";
import { db } from "#db/client";
import { media, siteMedia } from "#db/schema/media";
import { log } from "~/platform/log/log.server";
import type { ListedMedia, MediaArea } from "./media-store";
import { mediaStore } from "./media-store.server";

const hour = 3_600_000;
/** How long a file without a row waits before it is deleted. */
const orphanDays = 14;
/** The largest share of all files that is set aside at once, and how few files are always allowed. */
const mostOrphans = { share: 0.1, count: 5 };

/**
 * Sets aside the files that no row names and that are older than an hour, and deletes them when nothing has named them for two weeks more.
 * One that a row names again, because the database was restored, is put back. When more than a tenth of all files have no row, something is
 * wrong with the database rather than with the files: nothing is touched, and the log says so. Safe beside a running site.
 * @returns how many files were set aside, put back and deleted.
 */
export async function removeOrphans(now = new Date()): Promise<{ setAside: number; putBack: number; deleted: number }> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await mediaStore.removeUnfinished(before(hour));

  const kept = await sortByRow("kept");
  const orphans = kept.unnamed.filter(({ since }) => since < before(hour));
  const files = kept.named.length + kept.unnamed.length;
  if (orphans.length > Math.max(mostOrphans.count, files * mostOrphans.share)) {
    log.error(
      { files, orphans: orphans.length },
      "more files lie in the media store than the database knows: is it the one that belongs to them? Nothing was removed",
    );
    return { setAside: 0, putBack: 0, deleted: 0 };
  }
  const aside = await sortByRow("orphans");
  const old = aside.unnamed.filter(({ since }) => since < before(orphanDays * 24 * hour));
  for (const { id } of aside.named) await mediaStore.move(id, "kept");
  for (const { id } of old) await mediaStore.remove(id, "orphans");
  for (const { id } of orphans) await mediaStore.move(id, "orphans");
  return { setAside: orphans.length, putBack: aside.named.length, deleted: old.length };
}

/** The files of an area by whether the database knows them. */
async function sortByRow(area: MediaArea): Promise<{ named: ListedMedia[]; unnamed: ListedMedia[] }> {
  const sorted = { named: [] as ListedMedia[], unnamed: [] as ListedMedia[] };
  let batch: ListedMedia[] = [];
  const sortBatch = () => {
    const ids = batch.map(({ id }) => id);
    const owned = db.select({ id: media.id }).from(media).where(inArray(media.id, ids)).all();
    const ours = db.select({ id: siteMedia.id }).from(siteMedia).where(inArray(siteMedia.id, ids)).all();
    const known = new Set([...owned, ...ours].map((row) => row.id));
    for (const file of batch) sorted[known.has(file.id) ? "named" : "unnamed"].push(file);
    batch = [];
  };
  for await (const file of mediaStore.list(area)) {
    batch.push(file);
    if (batch.length === 500) sortBatch();
  }
  sortBatch();
  return sorted;
}
