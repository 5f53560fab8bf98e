import Sqlite from "better-sqlite3";
import { dataPath } from "#db/data-dir";

export const twoWorkers =
  "Another Sparkwright already works on this DATA_DIR. Stop it first, or choose another folder with DATA_DIR.";

/** why kept here: a connection that nobody refers to is closed by the garbage collector, and the lock goes with it. */
let held: Sqlite.Database | undefined;

/**
 * Makes this process the only worker of a data folder for as long as it lives. The lock is the operating system's (SQLite's on an empty
 * file), so it is gone with the process however that ends. Waits `patience` milliseconds for a predecessor to end.
 * @returns whether this process has the lock.
 */
export function takeWorkerLock(file = dataPath("worker.lock"), patience = 5_000): boolean {
  const lock = new Sqlite(file, { timeout: patience });
  try {
    lock.exec("begin exclusive");
    held = lock;
    return true;
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY") return false;
    throw error;
  }
}

/** Gives the lock back before the process ends. */
export function leaveWorkerLock(): void {
  held?.close();
  held = undefined;
}
