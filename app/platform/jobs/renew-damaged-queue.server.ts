import { existsSync, renameSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { getDataPath } from "#db/data-dir";
import { isDamage } from "#db/require-database";

/**
 * Moves a queue that SQLite cannot read aside, so that opening it makes a new one. What it held is queued again by the sweep.
 * Only while no other process has it open.
 * @returns where the damaged file lies now; undefined when there was nothing to do.
 */
export function renewDamagedQueue(file = getDataPath("queue.db")): string | undefined {
  if (!existsSync(file) || isReadable(file)) return undefined;
  const aside = `${file}.damaged-${new Date().toISOString().replaceAll(":", "-")}`;
  for (const suffix of ["", "-wal", "-shm"]) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  return aside;
}

/** why the whole check: a queue is small, and a damage in its middle would only come up when a job is taken. */
function isReadable(file: string): boolean {
  const sqlite = new Sqlite(file);
  try {
    return sqlite.pragma("quick_check(1)", { simple: true }) === "ok";
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  } finally {
    sqlite.close();
  }
}
