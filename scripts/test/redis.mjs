import { run } from "./command.mjs";
import { installDebianPackage } from "./debian-package.mjs";

/** Makes sure that there is a redis-server to test with: the system's, else Debian's package. What is wrong is said by the tests. */
export async function ensureRedis() {
  if (!(await isThere())) await installDebianPackage("redis-server");
}

const isThere = async () => (await run("redis-server", ["--version"])).code === 0;
