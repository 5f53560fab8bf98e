#!/usr/bin/env node
/**
 * npm test: installs what is missing, then runs every check of the project. Needs nothing but Node and npm.
 * Each step is a line with its count; a failed one is followed by all it said. The last line is the sum.
 */
import { chdir } from "node:process";
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./test/packages.mjs";

chdir(fileURLToPath(new URL("..", import.meta.url)));

const total = { passed: 0, failed: 0 };

/** @param {string} name @param {import("./test/steps.mjs").Outcome} outcome @param {number} [since] */
function tell(name, { passed, failed, output }, since = Date.now()) {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - since) / 1000).toFixed(1).padStart(6);
  const counts = failed ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed ? "FAIL" : "ok  "}  ${name.padEnd(32)} ${seconds} s  ${counts}`);
  if (failed && output) console.log(`\n${output.trimEnd()}\n`);
}

function finish() {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const packagesSince = Date.now();
const packages = await ensurePackages();
if (packages.error) {
  tell("packages", { passed: 0, failed: 1, output: packages.error }, packagesSince);
  finish();
}
if (packages.installed) console.log("      packages installed");

const { ensureChromium } = await import("./test/chromium.mjs");
const { clearReports, steps } = await import("./test/steps.mjs");

const chromium = await ensureChromium();
console.log("path" in chromium ? `      Chromium: ${chromium.path}` : `      ${chromium.error}`);

clearReports();
/** @type {import("./test/steps.mjs").Context} */
const context = { chromium: "path" in chromium ? chromium.path : undefined, ran: [] };
const red = new Set();

for (const step of steps) {
  const since = Date.now();
  /** @type {import("./test/steps.mjs").Outcome} */
  let outcome;
  try {
    outcome =
      step.needs && red.has(step.needs)
        ? { passed: 0, failed: 1, output: `Not run, since the step "${step.needs}" failed.` }
        : await step.run(context);
  } catch (error) {
    outcome = { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  if (outcome.failed) red.add(step.name);
  tell(step.name, outcome, since);
}

finish();
