import { mkdirSync, rmSync } from "node:fs";
import { findInstalled, run } from "./command.mjs";
import { findOwnLockFileFaults } from "./lock-file.mjs";
import { findPatterns, findSlowPatterns } from "./regular-expressions.mjs";
import { readPlaywrightTests, readVitestTests } from "./reports.mjs";
import { measureScriptSizes } from "./script-sizes.mjs";
import { findOwnUnexplainedSkips } from "./skipped.mjs";
import { checkSpecCoverage } from "./spec-coverage.mjs";

/** @typedef {import("./reports.mjs").Ran} Ran */
/** @typedef {{ passed: number, failed: number, output: string }} Outcome */
/** @typedef {{ chromium: string | undefined, ran: Ran[] }} Context What the steps tell each other. */
/** @typedef {{ name: string, needs?: string, run: (context: Context) => Promise<Outcome> | Outcome }} Step */

const reports = "test-results/reports";
/** why by its path: both TypeScripts that are installed would be `tsc` by name. */
const tsc = "node_modules/typescript-native/bin/tsc";

/** A program that says yes or no: one check. @param {string} program @param {string[]} args */
async function check(program, args) {
  const { code, output } = await run(program, args);
  return code === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
}

/** A list of faults: one check. @param {string[]} faults @returns {Outcome} */
function faultless(faults) {
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length === 0 ? 0 : 1, output: faults.join("\n") };
}

/**
 * Tests counted from a runner's report. A runner that fails with all its tests green (a crash, a worker that would not end) is one failure.
 * @param {Context} context @param {Ran[]} tests @param {import("./command.mjs").Finished} finished @returns {Outcome}
 */
function counted(context, tests, finished) {
  context.ran.push(...tests);
  const passed = tests.filter((test) => test.state === "passed").length;
  const red = tests.filter((test) => test.state === "failed").length;
  const failed = red === 0 && (finished.code !== 0 || tests.length === 0) ? 1 : red;
  return { passed, failed, output: failed ? finished.output : "" };
}

async function unitTests(/** @type {Context} */ context) {
  const report = `${reports}/vitest.json`;
  const finished = await run(findInstalled("vitest"), [
    "run",
    "--allowOnly=false",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return counted(context, readVitestTests(report), finished);
}

async function journeys(/** @type {Context} */ context) {
  if (!context.chromium) return { passed: 0, failed: 1, output: "There is no Chromium to run the journeys with." };
  const report = `${reports}/playwright.json`;
  const finished = await run(findInstalled("playwright"), ["test", "--forbid-only", "--reporter=list,json"], {
    env: { CHROMIUM_PATH: context.chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return counted(context, readPlaywrightTests(report), finished);
}

function pageWeight() {
  const sizes = measureScriptSizes();
  const heavy = sizes.filter(({ bytes, most }) => bytes > most);
  return {
    passed: sizes.length - heavy.length,
    failed: heavy.length,
    output: heavy.map(({ name, bytes, most }) => `${name}: ${bytes} bytes gzipped, ${most} at most`).join("\n"),
  };
}

function nothingSkipped(/** @type {Context} */ context) {
  return faultless(
    findOwnUnexplainedSkips(context.ran).map(
      (test) => `${test.file}: "${test.title}" was skipped and the README does not say why`,
    ),
  );
}

function specCoverage(/** @type {Context} */ context) {
  const { rows, faults } = checkSpecCoverage(context.ran);
  return { passed: Math.max(0, rows - faults.length), failed: faults.length, output: faults.join("\n") };
}

async function linearPatterns() {
  const slow = await findSlowPatterns(findPatterns("app"));
  return faultless(
    slow.map(
      ({ pattern, degree, attack }) =>
        `${pattern.places.join(", ")}: /${pattern.source}/${pattern.flags} is a ${degree}, see ${attack}`,
    ),
  );
}

async function build() {
  const { code, output } = await run("npm", ["run", "build"]);
  return code === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
}

/** Empties the folder of reports, so that no step counts what an earlier run left. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/**
 * Every check of the project, in stages. The steps of a stage stand for themselves and run two at a time, the longest named first;
 * those that use every core for themselves have a stage of their own. @type {Step[][]}
 */
export const stages = [
  [
    { name: "types", run: () => check(tsc, ["--noEmit"]) },
    { name: "build", run: build },
    { name: "linear patterns", run: linearPatterns },
    { name: "dead code", run: () => check(findInstalled("knip"), ["--no-progress"]) },
    {
      name: "dead code in the product",
      run: () =>
        check(findInstalled("knip"), [
          "--production",
          "-c",
          "knip.production.jsonc",
          "--include",
          "files,exports",
          "--no-progress",
        ]),
    },
    {
      name: "import direction",
      run: () =>
        check(findInstalled("depcruise"), [
          "app",
          "db",
          "--config",
          ".dependency-cruiser.cjs",
          "--output-type",
          "err-long",
        ]),
    },
    {
      name: "format and lint",
      run: () => check(findInstalled("biome"), ["ci", "--error-on-warnings", "--colors=off", "--max-diagnostics=40"]),
    },
    { name: "whole lock file", run: () => faultless(findOwnLockFileFaults()) },
  ],
  [{ name: "unit, route and process tests", needs: "build", run: unitTests }],
  [{ name: "journeys", needs: "build", run: journeys }],
  [
    { name: "script sizes", needs: "build", run: pageWeight },
    { name: "nothing skipped in silence", run: nothingSkipped },
    { name: "spec coverage", run: specCoverage },
  ],
];
