import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { ExplainedError } from "./explained-error.mjs";

/** Bytes: a database with its log, and the campaign that is being made. */
const leastFree = 32 * 1024 * 1024;

/** What the site keeps in the data folder, by what it has to be. */
const folders = ["media", "secrets", "scratch"];
const databases = ["sparkwright.db", "queue.db"].flatMap((name) => [name, `${name}-wal`, `${name}-shm`]);
const files = [...databases, "site.lock", "worker.lock", "worker.heartbeat"];

/**
 * Makes sure that the data folder is there, can be written, has room, and that nothing in it stands in the way of what the site keeps there;
 * else throws one clear sentence. @param {string} folder
 */
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
  for (const name of folders) refuseUnless(path.join(folder, name), "folder");
  for (const name of files) refuseUnless(path.join(folder, name), "file");
  checkAccess(folder);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastFree) throw new ExplainedError(fullDisk(folder));
}

/**
 * Makes sure that this user may read and write what the site keeps in the data folder, where it is there: a restore or a first start as
 * another user leaves files that only that one may use. Throws one clear sentence. @param {string} folder
 */
export function checkAccess(folder) {
  for (const name of [".", ...folders, ...files]) {
    const place = path.join(folder, name);
    try {
      accessSync(place, constants.R_OK | constants.W_OK);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === "ENOENT") continue;
      throw new ExplainedError(whyNotOurs(folder, place, code));
    }
  }
}

/** @param {string} folder @param {string} place @param {string | undefined} code */
function whyNotOurs(folder, place, code) {
  const me = process.getuid?.();
  const owner = statSync(place, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === me)
    return `${place} cannot be read and written (${code}). Give this user both rights.`;
  return `${place} belongs to the user with the id ${owner}, and this is the user ${me}. Start as that user, or give the data folder to this one: chown -R ${me} ${folder}`;
}

/** @param {string} place @param {"file" | "folder"} kept */
function refuseUnless(place, kept) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || found.isDirectory() === (kept === "folder")) return;
  const other = kept === "folder" ? "file" : "folder";
  throw new ExplainedError(
    `${place} is a ${other}, but the site keeps a ${kept} of that name. Move it away, or choose another data folder with DATA_DIR.`,
  );
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
