import { readFileSync } from "node:fs";

/**
 * What is wrong with a lock file, in words; empty when it is whole. A lock file that was written where some platforms' packages
 * were missing leaves them out, and then other systems get no binary and `npm ci` refuses it.
 * @param {{ packages: Record<string, any> }} lock
 * @param {Record<string, any>} manifest package.json
 * @returns {string[]}
 */
export function findLockFileFaults(lock, manifest) {
  /** @type {string[]} */
  const faults = [];
  const { packages } = lock;

  for (const kind of ["dependencies", "devDependencies"])
    for (const [name, asked] of Object.entries(manifest[kind] ?? {})) {
      // why: a package under another name is asked for as "npm:its-name@1.2.3".
      const version = asked.replace(/^npm:@?[^@]+@/, "");
      if (!/^\d/.test(version)) faults.push(`package.json: ${name} is not pinned to one version (${version})`);
      const locked = packages[`node_modules/${name}`]?.version;
      if (locked !== version)
        faults.push(`${name}: package.json says ${version}, the lock file ${locked ?? "nothing"}`);
    }

  for (const [path, entry] of Object.entries(packages)) {
    if (path === "" || entry.link) continue;
    if (!entry.inBundle) {
      if (!entry.integrity) faults.push(`${path}: no integrity`);
      // why: without addresses (.npmrc sees to it) everybody installs from the registry that is set up for them, and from no other place.
      if (entry.resolved) faults.push(`${path}: comes from ${entry.resolved}`);
    }
    const needed = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const name of Object.keys(needed))
      if (!resolves(packages, path, name)) faults.push(`${path}: ${name} is left out`);
  }
  return faults;
}

/** Whether a package finds another one from where it lies, as Node does: beside its own, then outwards. */
function resolves(/** @type {Record<string, any>} */ packages, /** @type {string} */ path, /** @type {string} */ name) {
  let folder = path;
  while (folder !== "") {
    if (packages[`${folder}/node_modules/${name}`]) return true;
    const outer = folder.lastIndexOf("/node_modules/");
    folder = outer === -1 ? "" : folder.slice(0, outer);
  }
  return packages[`node_modules/${name}`] !== undefined;
}

/** The faults of this project's own lock file. */
export function findOwnLockFileFaults() {
  return findLockFileFaults(
    JSON.parse(readFileSync("package-lock.json", "utf8")),
    JSON.parse(readFileSync("package.json", "utf8")),
  );
}
