import { rmSync } from "node:fs";
import path from "node:path";
import { backUp } from "./backup";
import { listBackups } from "./list-backups";

/**
 * Takes a backup into a folder, under its moment's name, and then removes the oldest beyond what is kept: when it fails, none is removed.
 * @returns the archive's path.
 */
export async function backUpInto(dataDir: string, folder: string, keep: number, now = new Date()): Promise<string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const archive = path.join(folder, `site-${moment}.tar.gz`);
  await backUp(dataDir, archive);
  for (const old of listBackups(folder).slice(0, -keep)) rmSync(old, { force: true });
  return archive;
}
