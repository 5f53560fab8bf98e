import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client";
import { dataPath } from "#db/data-dir";
import { media, sparks } from "#db/schema";
import { isMediaId } from "./media-path.server";
import { removeMedia } from "./remove-media.server";

const hour = 3_600_000;

/**
 * Takes away what nobody can reach: files without a row and unfinished drafts older than an hour, and uploaded pictures that no
 * spark used within a day. Safe beside a running site: whatever is being written now is younger.
 * @returns how many files were removed.
 */
export async function removeOrphans(now = new Date()): Promise<number> {
  return (await removeUnusedUploads(now)) + (await removeStrayFiles(now));
}

async function removeUnusedUploads(now: Date): Promise<number> {
  const unused = db
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        isNull(media.sparkId),
        lt(media.createdAt, new Date(now.getTime() - 24 * hour)),
        sql`not exists (select 1 from ${sparks} where ${sparks.userId} = ${media.userId} and ${sparks.productImageUrl} = '/media/' || ${media.id})`,
      ),
    )
    .all();
  await removeMedia(...unused.map((row) => row.id));
  return unused.length;
}

async function removeStrayFiles(now: Date): Promise<number> {
  const root = path.dirname(dataPath("media", "drafts"));
  let removed = 0;
  for (const folder of await namesIn(root)) {
    const names = await namesIn(path.join(root, folder));
    const known = folder === "drafts" ? new Set<string>() : knownAmong(names);
    for (const name of names) {
      const file = path.join(root, folder, name);
      if (known.has(name) || !(await isOlderThan(file, now.getTime() - hour))) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  }
  return removed;
}

function knownAmong(names: string[]): Set<string> {
  const ids = names.filter(isMediaId);
  if (ids.length === 0) return new Set();
  const rows = db.select({ id: media.id }).from(media).where(inArray(media.id, ids)).all();
  return new Set(rows.map((row) => row.id));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}

async function isOlderThan(file: string, moment: number): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() === true && found.mtimeMs < moment;
}
