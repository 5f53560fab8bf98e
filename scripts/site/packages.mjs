import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { isSealed } from "./build.mjs";
import { ExplainedError } from "./explained-error.mjs";

/** Installs what the lock file names when it is not there, or was installed for another Node. */
export function installMissingPackages() {
  if (isSealed() || (packagesAreComplete() && nativeModuleLoads())) return;
  refuseBorrowedPackages();
  console.log("Installing packages (npm ci), which takes a minute ...");
  // why npm_execpath: the npm that runs this script may not be the first on the path. why --include=dev: the build needs them, also
  // where NODE_ENV is production.
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(program, [...args, "ci", "--include=dev"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32" && program === "npm",
  });
  if (status !== 0) throw new ExplainedError("The packages could not be installed: npm ci failed, see above.");
}

/** npm ci empties node_modules before it fills it; behind a link that would be the packages of another checkout. */
function refuseBorrowedPackages() {
  if (!lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new ExplainedError(
    `node_modules is a link to ${realpathSync("node_modules")}, where packages of the lock file are missing. Install them there, or remove the link.`,
  );
}

/** Compares what npm says it installed with the lock file. Packages for other systems may be absent. */
function packagesAreComplete() {
  const installedList = "node_modules/.package-lock.json";
  if (!existsSync(installedList)) return false;
  const installed = packagesOf(installedList);
  return Object.entries(packagesOf("package-lock.json")).every(
    ([name, wanted]) => name === "" || wanted.optional || installed[name]?.version === wanted.version,
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function nativeModuleLoads() {
  try {
    const Database = createRequire(import.meta.url)("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}
