import Sqlite from "better-sqlite3";

/**
 * Makes this process the only worker of a data folder for as long as it lives. The lock is the operating system's (SQLite's on an empty
 * file), so it is gone with the process however that ends. Waits `patience` milliseconds for a predecessor to end.
 * @returns what gives the lock back, or undefined when another worker keeps it.
 */
export function takeWorkerLock(file: string, patience = 5_000): (() => void) | undefined {
  const lock = new Sqlite(file, { timeout: patience });
  try {
    lock.exec("begin exclusive");
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}
