import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Which build this is: the package's version and the beginning of a hash of its sources. "development" where nothing was built. */
export function readVersion(): string {
  const file = path.resolve("build/version");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : "development";
}
