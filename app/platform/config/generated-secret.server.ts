import { randomBytes } from "node:crypto";
import { constants, copyFileSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { getDataPath } from "#db/data-dir";
import { ConfigurationError } from "./configuration-error";

/** Characters, as for a secret that the environment sets. Ours have 43. */
const shortest = 32;

/**
 * A secret of 256 bits, made on the first start and kept in the data folder, readable by its owner only.
 * Two processes that start at the same moment get the same one: the first link wins.
 * @throws ConfigurationError when its file is empty or cut short: a key that anybody can guess.
 */
export function requireSecret(name: string): string {
  const file = getDataPath("secrets", name);
  try {
    return readSecret(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    // why: some file systems have no hard links; there the start, which asks first and alone, just moves it in place.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") copyFileSync(draft, file, constants.COPYFILE_EXCL);
  } finally {
    unlinkSync(draft);
  }
  return readSecret(file);
}

function readSecret(file: string): string {
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= shortest) return secret;
  throw new ConfigurationError(
    `The secret in ${file} is ${secret === "" ? "empty" : "cut short"}. Restore a backup: npm run db:restore -- FILE. Or delete the file to get a new one: everybody signs in again then, and stored provider keys are entered again.`,
  );
}
