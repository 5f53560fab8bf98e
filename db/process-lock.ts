import Sqlite from "better-sqlite3";

/**
 * Makes this process the only holder of a lock file for as long as it keeps the answer open. The lock is the operating system's (SQLite's
 * on an empty file), so it is gone with the process however that ends. Waits `patience` milliseconds for its holder to end.
 * @returns what holds the lock, or undefined when another process has it. The caller keeps it: the garbage collector would close it.
 */
export function takeLock(file: string, patience: number): { release(): void } | undefined {
  const lock = new Sqlite(file, { timeout: patience });
  try {
    lock.exec("begin exclusive");
    return { release: () => void lock.close() };
  } catch (error) {
    lock.close();
    if (error instanceof Sqlite.SqliteError && error.code === "SQLITE_BUSY") return undefined;
    throw error;
  }
}
