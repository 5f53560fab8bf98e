import { run } from "./command.mjs";

/** A package of Debian's, as root or by sudo without a question. @param {string} name */
export async function installDebianPackage(name) {
  const asRoot = isRoot() ? [] : ["sudo", "-n"];
  const aptGet = (/** @type {string[]} */ ...args) => {
    const [program = "", ...rest] = [...asRoot, "apt-get", ...args];
    return run(program, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  };
  await aptGet("update", "-q");
  return aptGet("install", "-q", "-y", "--no-install-recommends", name);
}

/** Whether root runs this, as in a container or in CI. */
export const isRoot = () => process.getuid?.() === 0;
