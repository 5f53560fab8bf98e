import { Readable } from "node:stream";
import yazl from "yazl";
import { createPacedStream } from "~/platform/http/paced-stream.server";
import { getAttachmentHeader } from "~/platform/media/attachment";

/** A file in a ZIP. It is read when its turn comes. */
export interface ArchiveEntry {
  /** With its folders: "posts/article.md". */
  name: string;
  mtime: Date;
  /** Bytes, of a file from the media store: it is compressed already and goes in as it is. */
  size?: number;
  read: () => Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

type Entries = Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>;

/**
 * Files as one ZIP. Each is asked for when the one before it is being sent, so that neither the list nor what is in it has to fit into
 * memory; one that goes meanwhile breaks the answer off, so that nobody takes a part for the whole.
 */
export function respondWithArchive(name: string, entries: Entries): Response {
  return new Response(
    createPacedStream(() => openArchive(entries)),
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

function openArchive(entries: Entries): Readable {
  const zip = new yazl.ZipFile();
  const archive = zip.outputStream as Readable;
  const breakOff = (error: Error) => archive.destroy(error);
  // why: a file may be deleted while a slow reader takes it. Without this the error would end the process.
  zip.on("error", breakOff);
  let reading: Readable | undefined;
  archive.once("close", () => reading?.destroy());

  /** Resolves when the entry's turn has come. */
  const add = ({ name, mtime, size, read }: ArchiveEntry) =>
    new Promise<void>((resolve) => {
      zip.addReadStreamLazy(name, { mtime, size, compress: size === undefined }, (take) => {
        reading = Readable.from(read());
        reading.once("error", breakOff);
        take(null, reading);
        resolve();
      });
    });
  const addAll = async () => {
    for await (const entry of entries) await add(entry);
    zip.end();
  };
  addAll().catch(breakOff);
  return archive;
}
