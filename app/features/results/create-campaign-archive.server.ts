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

/**
 * Everything that a spark gave as one ZIP: the article as Markdown, HTML and text, captions as CSV and text, pictures, films,
 * subtitles and alt texts; of a partly made spark what is there. Files are read from the store while the answer is sent.
 * Null when nothing is made yet. A file that goes meanwhile breaks the answer off, so that nobody takes a part for the whole.
 */
export async function createCampaignArchive(user: { id: number }, results: Results): Promise<Response | null> {
  const texts = getDeliveredFiles(results).flatMap(({ folder, texts }) =>
    texts.map(({ fileName, write }) => ({ name: `${folder}/${fileName}`, text: write() })),
  );
  const files = await findStoredFiles(user, results);
  if (texts.length + files.length === 0) return null;

  const zip = new yazl.ZipFile();
  const archive = zip.outputStream as Readable;
  // why: a spark may be deleted while a slow reader takes it. Without this the error would end the process.
  zip.on("error", (error: Error) => archive.destroy(error));
  let reading: Readable | undefined;
  archive.once("close", () => reading?.destroy());
  const mtime = results.spark.finishedAt ?? results.spark.createdAt;
  for (const { name, text } of texts) zip.addBuffer(Buffer.from(text), name, { mtime });
  // why uncompressed: pictures and films are compressed already.
  for (const { name, id, size } of files) {
    zip.addReadStreamLazy(name, { mtime, size, compress: false }, (take) => {
      reading = Readable.from(mediaStore.read(id));
      reading.once("error", (error) => archive.destroy(error));
      take(null, reading);
    });
  }
  zip.end();
  const project = requireProject(user, results.spark.projectId).name;
  return new Response(
    createPacedStream(() => archive),
    {
      headers: {
        "Cache-Control": "private, no-store, no-transform",
        "Content-Disposition": getAttachmentHeader(`${toFileName(project, "campaign")}-${results.spark.id}.zip`),
        "Content-Type": "application/zip",
        "X-Content-Type-Options": "nosniff",
      },
    },
  );
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
