import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Makes the project's folder the working directory and reads its .env file. What the environment already says wins. */
export function enterProject() {
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Where all state lies. Says the same as db/data-dir.ts, which cannot be read before it is built. */
export const getDataDir = () => path.resolve(process.env.DATA_DIR || "data");

/** From here on, what this process and its children make is for this user alone. Not before the build, which others may have to read. */
export const makeFilesPrivate = () => void process.umask(0o077);
