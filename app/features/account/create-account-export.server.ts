import { setImmediate } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#db/client";
import { media, sparks } from "#db/schema";
import { findArchiveEntries } from "~/features/results/create-archive.server";
import { getResults } from "~/features/results/results.queries.server";
import { type ArchiveEntry, respondWithArchive } from "~/platform/archive/respond-with-archive.server";
import type { User } from "~/platform/auth/user";
import { mediaStore } from "~/platform/media/media-store.server";
import { toFileName } from "~/platform/text/file-name";
import { accountRecords } from "./account-records";
import { describeExport } from "./describe-export";
import { readAccountRecords } from "./read-account-records.server";

/**
 * Everything that is kept of an account as one ZIP: a JSON file a table, each campaign in a folder to be read by a person, and every other
 * file. It is read while it is sent, a part at a time, so that a large account holds nobody up.
 */
export function createAccountExport(user: User, now = new Date()): Response {
  return respondWithArchive(`sparkwright-${now.toISOString().slice(0, 10)}`, listEntries(user, now));
}

async function* listEntries(user: User, now: Date): AsyncGenerator<ArchiveEntry> {
  yield { name: "README.txt", mtime: now, read: () => [describeExport(user.email, now)] };
  for (const records of accountRecords) {
    yield { name: `data/${records.name}.json`, mtime: now, read: () => writeRows(readAccountRecords(records, user)) };
  }
  const packed = new Map<string, string>();
  yield* listCampaigns(user, packed);
  yield* listOtherFiles(user, packed);
  yield { name: "data/media.json", mtime: now, read: () => writeRows(listMedia(user, packed)) };
}

/** The campaigns, each in its folder. Notes in `packed` where each file lies. */
async function* listCampaigns(user: User, packed: Map<string, string>): AsyncGenerator<ArchiveEntry> {
  const own = and(eq(sparks.userId, user.id), isNull(sparks.redoOf));
  const made = db.select({ id: sparks.id }).from(sparks).where(own).orderBy(sparks.id).all();
  for (const { id } of made) {
    await setImmediate();
    const results = findResults(user, id);
    if (!results) continue;
    const folder = `campaigns/${toFileName(results.spark.prompt, "campaign")}-${id}`;
    for (const entry of await findArchiveEntries(user, { folder, results })) {
      if (entry.mediaId) packed.set(entry.mediaId, entry.name);
      yield entry;
    }
  }
}

/** Null for a spark that was deleted since the export began. */
function findResults(user: User, id: number) {
  try {
    return getResults(user, id);
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

/** What lies in no campaign: uploads, previews, and what was there before something was made again. */
async function* listOtherFiles(user: User, packed: Map<string, string>): AsyncGenerator<ArchiveEntry> {
  const own = eq(media.userId, user.id);
  const files = db.select({ id: media.id }).from(media).where(own).orderBy(media.createdAt).all();
  for (const { id } of files) {
    const row = packed.has(id) ? undefined : db.select().from(media).where(eq(media.id, id)).get();
    const size = row ? await mediaStore.find(id) : null;
    if (!row || size === null) continue;
    const name = `files/${id}/${row.fileName}`;
    packed.set(id, name);
    yield { name, mtime: row.createdAt, size, read: () => mediaStore.read(id) };
  }
}

/** What is known of each file, and where it lies in the ZIP; null for one whose bytes are gone. */
function* listMedia(user: User, packed: Map<string, string>) {
  for (const row of db.select().from(media).where(eq(media.userId, user.id)).orderBy(media.createdAt).all())
    yield { ...row, file: packed.get(row.id) ?? null };
}

/** Rows as a JSON array with a row a line. */
async function* writeRows(rows: Iterable<Record<string, unknown>>): AsyncGenerator<string> {
  let lead = "[\n";
  for (const row of rows) {
    yield lead + JSON.stringify(row, encodeBytes);
    lead = ",\n";
  }
  yield lead === "[\n" ? "[]\n" : "\n]\n";
}

/** Bytes in a row as Base64. */
function encodeBytes(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const stored = this[name];
  return Buffer.isBuffer(stored) ? stored.toString("base64") : value;
}
