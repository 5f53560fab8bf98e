import { randomBytes } from "node:crypto";
import { constants, copyFileSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dataPath } from "#db/data-dir";

/**
 * A secret of 256 bits, made on the first start and kept in the data folder, readable by its owner only.
 * Two processes that start at the same moment get the same one: the first link wins.
 */
export function generatedSecret(name: string): string {
  const file = dataPath("secrets", name);
  try {
    return readFileSync(file, "utf8").trim();
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
  return readFileSync(file, "utf8").trim();
}
