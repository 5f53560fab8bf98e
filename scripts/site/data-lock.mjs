import { closeSync, openSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ExplainedError } from "./explained-error.mjs";

/** why kept: a connection that nobody refers to is closed by the garbage collector, and the lock goes with it. @type {object[]} */
const held = [];

/**
 * Makes this process the only site on a data folder for as long as it lives. The lock is the operating system's (SQLite's on an empty
 * file, as in db/process-lock.ts, which cannot be read before it is built), so none is left by a process that was killed.
 * Needs the packages to be installed. Throws one clear sentence when another site has it.
 * @param {string} folder
 */
export function takeDataLock(folder) {
  const Database = createRequire(import.meta.url)("better-sqlite3");
  const file = path.join(folder, "site.lock");
  closeSync(openSync(file, "a", 0o600));
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    held.push(lock);
  } catch (error) {
    lock.close();
    if (/** @type {{ code?: string }} */ (error).code !== "SQLITE_BUSY") throw error;
    throw new ExplainedError(
      "Another Sparkwright already works on this DATA_DIR. Stop it first, or choose another folder with DATA_DIR.",
    );
  }
}
