import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { DiskFull, isDiskFull } from "#db/disk-full";
import { isMediaId, type ListedMedia, type MediaArea, type MediaSource, type MediaStore } from "./media-store";

/**
 * Media in a local folder: root/<aa>/<id>, orphans in root/orphans/<id>, and in root/drafts/ what is being written. All on one file system,
 * so that a rename is one step.
 */
export function openLocalMediaStore(root: string): MediaStore & { pathOf(id: string): string } {
  const pathOf = (id: string, area: MediaArea = "kept") => {
    if (!isMediaId(id)) throw new RangeError("Not a media id");
    return path.join(root, area === "kept" ? id.slice(0, 2) : area, id);
  };
  const drafts = path.join(root, "drafts");

  return {
    /** Where the bytes of a kept file lie. @throws RangeError for what is no id. */
    pathOf,

    async put(id, source) {
      const draft = path.join(drafts, id);
      const place = pathOf(id);
      try {
        await makeFolder(drafts);
        await makeFolder(path.dirname(place));
        await write(source, draft);
        await flush(draft);
        const { size } = await stat(draft);
        await rename(draft, place);
        await flush(path.dirname(place));
        return size;
      } catch (error) {
        await rm(draft, { force: true });
        await rm(place, { force: true });
        if (isDiskFull(error)) throw new DiskFull("There is no room left on the disk.", { cause: error });
        throw error;
      }
    },

    async find(id) {
      const found = await stat(pathOf(id)).catch(() => null);
      return found?.size ?? null;
    },

    read: (id, range) => readLazily(pathOf(id), range),

    presign: async () => null,

    copyTo: (id, target) => copyFile(pathOf(id), target, constants.COPYFILE_FICLONE),

    remove: (id, area) => rm(pathOf(id, area), { force: true }),

    async *list(area) {
      const folders =
        area === "orphans" ? ["orphans"] : (await namesIn(root)).filter((name) => /^[0-9a-f]{2}$/.test(name));
      for (const folder of folders) yield* filesIn(path.join(root, folder));
    },

    async move(id, to) {
      const target = pathOf(id, to);
      await makeFolder(path.dirname(target));
      await rename(pathOf(id, to === "kept" ? "orphans" : "kept"), target);
      await utimes(target, new Date(), new Date());
    },

    async removeUnfinished(before) {
      let removed = 0;
      for await (const { id, since } of filesIn(drafts)) {
        if (since >= before) continue;
        await rm(path.join(drafts, id), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

function write(source: MediaSource, file: string): Promise<void> {
  if ("path" in source) return copyFile(source.path, file, constants.COPYFILE_FICLONE);
  return writeFile(file, source.buffer, { flag: "wx" });
}

async function* readLazily(file: string, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, range);
}

async function* filesIn(folder: string): AsyncGenerator<ListedMedia> {
  for (const id of await namesIn(folder)) {
    const found = isMediaId(id) ? await stat(path.join(folder, id)).catch(() => null) : null;
    if (found?.isFile()) yield { id, since: found.mtime };
  }
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

function makeFolder(folder: string): Promise<string | undefined> {
  return mkdir(folder, { recursive: true, mode: 0o700 });
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
