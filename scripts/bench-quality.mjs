#!/usr/bin/env node
/**
 * npm run bench:quality: makes a campaign for each brief of bench/quality and prints a row a check, with a reading sheet and contact
 * sheets. `-- --texts` leaves pictures and films out, `-- --all` names every fault. Ends with 1 when a row is red.
 */
import { spawnSync } from "node:child_process";
import { requireNode } from "./site/node-version.mjs";

requireNode();
const [{ enterProject }, { installMissingPackages }] = await Promise.all([
  import("./site/environment.mjs"),
  import("./site/packages.mjs"),
]);
enterProject();
installMissingPackages();

const { status } = spawnSync(
  "node_modules/.bin/vite-node",
  ["--config", "vite.node.config.ts", "bench/quality/quality.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
