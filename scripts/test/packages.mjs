import { existsSync, readFileSync } from "node:fs";
import { run } from "./command.mjs";

/** Whether node_modules holds what the lock file says, by the list that npm leaves there. Packages of other systems may be absent. */
function isInstalled() {
  const list = "node_modules/.package-lock.json";
  if (!existsSync(list)) return false;
  const there = JSON.parse(readFileSync(list, "utf8")).packages;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || there[path]?.version === entry.version,
  );
}

/** Installs the packages of the lock file when some are missing. @returns {Promise<{ error?: string, installed: boolean }>} */
export async function ensurePackages() {
  if (isInstalled()) return { installed: false };
  const { code, output } = await run("npm", ["ci", "--include=dev"]);
  return code === 0 ? { installed: true } : { installed: false, error: output };
}
