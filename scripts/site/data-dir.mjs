import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import path from "node:path";
import { ExplainedError } from "./explained-error.mjs";

/** Bytes: a database with its log, and the campaign that is being made. */
const leastFree = 32 * 1024 * 1024;

/** Makes sure that the data folder is there, can be written and has room; else throws one clear sentence. @param {string} folder */
export function checkDataDir(folder) {
  const probe = path.join(folder, `.write-test-${process.pid}`);
  try {
    // why 0700: password hashes and secrets are no business of the machine's other users.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = openSync(probe, "w");
    try {
      writeSync(file, Buffer.alloc(64 * 1024));
      fsyncSync(file);
    } finally {
      closeSync(file);
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw new ExplainedError(whyNot(folder, error));
  }
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastFree) throw new ExplainedError(fullDisk(folder));
}

/** @param {string} folder @param {unknown} error */
function whyNot(folder, error) {
  const code = /** @type {NodeJS.ErrnoException} */ (error).code;
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return fullDisk(folder);
    case "EROFS":
    case "EACCES":
    case "EPERM":
      return `The data folder ${folder} is read-only for this user. Make it writable, or choose another with DATA_DIR.`;
    case "ENOTDIR":
    case "EEXIST":
      return `The data folder ${folder} is not a folder. Choose another with DATA_DIR.`;
    default:
      return `The data folder ${folder} cannot be used (${code}). Choose another with DATA_DIR.`;
  }
}

/** @param {string} folder */
function fullDisk(folder) {
  const least = leastFree / 1024 / 1024;
  return `The disk that holds the data folder ${folder} is full: at least ${least} MB must be free. Make room, or choose another folder with DATA_DIR.`;
}
