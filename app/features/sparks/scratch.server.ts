import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { getDataPath } from "#db/data-dir";

/** Folders for files on the way lie here, one a try: {documentId}.{random}. */
function scratchRoot(): string {
  return path.dirname(getDataPath("scratch", "any"));
}

/** Makes an empty folder for one try at a spark and takes away what an earlier, dead try left. */
export async function makeScratch(documentId: string): Promise<string> {
  await removeScratch((owner) => owner === documentId);
  const folder = path.join(scratchRoot(), `${documentId}.${randomBytes(4).toString("hex")}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Removes the scratch folders of the sparks for which `isLeft` says so; returns how many. */
export async function removeScratch(isLeft: (documentId: string) => boolean): Promise<number> {
  const left = (await readdir(scratchRoot())).filter((name) => isLeft(name.slice(0, name.lastIndexOf("."))));
  for (const name of left) await rm(path.join(scratchRoot(), name), { recursive: true, force: true });
  return left.length;
}
