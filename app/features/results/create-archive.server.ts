import { Readable } from "node:stream";
import yazl from "yazl";
import { requireProject } from "~/features/projects/project.queries.server";
import { createPacedStream } from "~/platform/http/paced-stream.server";
import { getAttachmentHeader } from "~/platform/media/attachment";
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
 * Campaigns as one ZIP. Files are read from the store while the answer is sent; one that goes meanwhile breaks the answer off, so that
 * nobody takes a part for the whole. Null when nothing of them is made yet.
 */
export async function createArchive(
  user: { id: number },
  name: string,
  campaigns: readonly ArchivedCampaign[],
): Promise<Response | null> {
  const entries = (await Promise.all(campaigns.map((campaign) => findEntries(user, campaign)))).flat();
  if (entries.length === 0) return null;

  const zip = new yazl.ZipFile();
  const archive = zip.outputStream as Readable;
  // why: a spark may be deleted while a slow reader takes it. Without this the error would end the process.
  zip.on("error", (error: Error) => archive.destroy(error));
  let reading: Readable | undefined;
  archive.once("close", () => reading?.destroy());
  for (const entry of entries) {
    if ("write" in entry) {
      zip.addBuffer(Buffer.from(entry.write()), entry.name, { mtime: entry.mtime });
      continue;
    }
    const { name, id, size, mtime } = entry;
    // why uncompressed: pictures and films are compressed already.
    zip.addReadStreamLazy(name, { mtime, size, compress: false }, (take) => {
      reading = Readable.from(mediaStore.read(id));
      reading.once("error", (error) => archive.destroy(error));
      take(null, reading);
    });
  }
  zip.end();
  return new Response(
    createPacedStream(() => archive),
    {
      headers: {
        "Cache-Control": "private, no-store, no-transform",
        "Content-Disposition": getAttachmentHeader(`${name}.zip`),
        "Content-Type": "application/zip",
        "X-Content-Type-Options": "nosniff",
      },
    },
  );
}

/** The texts of a campaign and its files, by the names they get in the ZIP. */
async function findEntries(user: { id: number }, { folder: campaign, results }: ArchivedCampaign) {
  const mtime = results.spark.finishedAt ?? results.spark.createdAt;
  const inCampaign = (name: string) => (campaign ? `${campaign}/${name}` : name);
  const texts = getDeliveredFiles(results).flatMap(({ folder, texts }) =>
    texts.map(({ fileName, write }) => ({ name: inCampaign(`${folder}/${fileName}`), write, mtime })),
  );
  const files = await findStoredFiles(user, results);
  return [...texts, ...files.map((file) => ({ ...file, name: inCampaign(file.name), mtime }))];
}

/** The files by the names they were stored under; one whose bytes are gone is left out. */
async function findStoredFiles(user: { id: number }, results: Results) {
  const files: { name: string; id: string; size: number }[] = [];
  for (const { folder, assets } of getDeliveredFiles(results)) {
    for (const { asset, subfolder } of assets) {
      const row = findMedia(user, asset.mediaId);
      const size = row ? await mediaStore.find(row.id) : null;
      if (!row || size === null) continue;
      files.push({ name: [folder, subfolder, row.fileName].filter(Boolean).join("/"), id: row.id, size });
    }
  }
  return files;
}
