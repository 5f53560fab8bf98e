#!/usr/bin/env node
/** npm run bench:machines: what the queue on Redis carries, and what one, two and three render workers draw. Needs redis-server. */
import { spawnSync } from "node:child_process";
import { requireNode } from "./site/node-version.mjs";

requireNode();
const [{ enterProject }, { installMissingPackages }, { buildStale }] = await Promise.all([
  import("./site/environment.mjs"),
  import("./site/packages.mjs"),
  import("./site/build.mjs"),
]);
enterProject();
installMissingPackages();
await buildStale();

const { status } = spawnSync("node_modules/.bin/vite-node", ["--config", "vite.node.config.ts", "bench/machines.ts"], {
  stdio: "inherit",
});
process.exit(status ?? 1);
