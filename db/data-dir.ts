import { mkdirSync } from "node:fs";
import path from "node:path";

/** All state lives in this one folder: the database, the queue, media, the outbox and generated secrets. */
export const dataDir = path.resolve(process.env.DATA_DIR || "data");

/** A path inside the data folder, whose parent is made when it is missing. */
export function getDataPath(...names: string[]): string {
  const full = path.join(dataDir, ...names);
  // why 0700: password hashes and secrets are no business of the machine's other users.
  mkdirSync(path.dirname(full), { recursive: true, mode: 0o700 });
  return full;
}
