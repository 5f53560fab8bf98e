#!/usr/bin/env node
/**
 * npm test: installs what is missing, then runs every check of the project. Needs nothing but Node and npm.
 * Each step is a line with its count; a failed one is followed by all it said. The last line is the sum.
 */
import { requireNode } from "./site/node-version.mjs";

requireNode();
// why not static imports: what follows is written for the Node that was just made sure of, and needs packages that may be missing.
const [{ enterProject }, { installMissingPackages }] = await Promise.all([
  import("./site/environment.mjs"),
  import("./site/packages.mjs"),
]);
enterProject();

try {
  installMissingPackages();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("\n0 passed, 1 failed");
  process.exit(1);
}

const { runEveryStep } = await import("./test/run-every-step.mjs");
const { passed, failed } = await runEveryStep();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
