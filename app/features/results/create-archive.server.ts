import { setImmediate } from "node:timers/promises";
import { requireProject } from "~/features/projects/project.queries.server";
import { type ArchiveEntry, respondWithArchive } from "~/platform/archive/respond-with-archive.server";
import { findMedia } from "~/platform/media/media.queries.server";
import { mediaStore } from "~/platform/media/media-store.server";
import { toFileName } from "~/platform/text/file-name";
import { getDeliveredFiles } from "./delivered-files.server";
import type { Results } from "./results.queries.server";

/** A campaign in an archive, in a folder of its own: "" is the archive itself. */
export interface ArchivedCampaign {
  folder: string;
  results: Results;
}

/**
 * Everything that a spark gave as one ZIP: the article as Markdown, HTML and text, captions as CSV and text, pictures, films,
 * subtitles and alt texts; of a partly made spark what is there. Null when nothing is made yet.
 */
export function createCampaignArchive(user: { id: number }, results: Results): Promise<Response | null> {
  const project = requireProject(user, results.spark.projectId).name;
  return createArchive(user, `${toFileName(project, "campaign")}-${results.spark.id}`, [{ folder: "", results }]);
}

/**
 * Campaigns as one ZIP, each looked up when the one before it was sent: many of them would fill the memory. Null when nothing of them is made
 * yet.
 */
export async function createArchive(
  user: { id: number },
  name: string,
  campaigns: Iterable<ArchivedCampaign>,
): Promise<Response | null> {
  const entries = listEntries(user, campaigns);
  const first = await entries.next();
  return first.done ? null : respondWithArchive(name, putFirst(first.value, entries));
}

async function* listEntries(
  user: { id: number },
  campaigns: Iterable<ArchivedCampaign>,
): AsyncGenerator<CampaignEntry, void> {
  for (const campaign of campaigns) {
    // why: other requests come between two of many
    await setImmediate();
    yield* await findArchiveEntries(user, campaign);
  }
}

async function* putFirst<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}

/** A file of a campaign; `mediaId` where it lies in the media store. */
export type CampaignEntry = ArchiveEntry & { mediaId?: string };

/** The texts of a campaign and its files, by the names they get in the ZIP. A file whose bytes are gone is left out. */
export async function findArchiveEntries(
  user: { id: number },
  { folder: campaign, results }: ArchivedCampaign,
): Promise<CampaignEntry[]> {
  const mtime = results.spark.finishedAt ?? results.spark.createdAt;
  const inCampaign = (name: string) => (campaign ? `${campaign}/${name}` : name);
  const texts = getDeliveredFiles(results).flatMap(({ folder, texts }) =>
    texts.map(({ fileName, write }) => ({
      name: inCampaign(`${folder}/${fileName}`),
      mtime,
      read: async function* () {
        yield await write();
      },
    })),
  );
  const files = await findStoredFiles(user, results);
  return [...texts, ...files.map(({ name, ...file }) => ({ ...file, name: inCampaign(name), mtime }))];
}

/** The files by the names they were stored under. */
async function findStoredFiles(user: { id: number }, results: Results): Promise<Omit<CampaignEntry, "mtime">[]> {
  const files: Omit<CampaignEntry, "mtime">[] = [];
  for (const { folder, assets } of getDeliveredFiles(results)) {
    for (const { asset, subfolder } of assets) {
      const row = findMedia(user, asset.mediaId);
      const size = row ? await mediaStore.find(row.id) : null;
      if (!row || size === null) continue;
      const name = [folder, subfolder, row.fileName].filter(Boolean).join("/");
      files.push({ name, mediaId: row.id, size, read: () => mediaStore.read(row.id) });
    }
  }
  return files;
}
