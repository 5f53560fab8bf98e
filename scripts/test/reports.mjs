import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * One test of a run. `title` is the last part, `fullTitle` has the describes before it; `project` is Playwright's.
 * @typedef {{ file: string, title: string, fullTitle: string, project?: string, state: "passed" | "failed" | "skipped" }} Ran
 */

/** @param {string} path */
const repositoryPath = (path) => relative(process.cwd(), path).replaceAll("\\", "/");

/** @param {string} path @returns {any} */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/**
 * The tests in a report of Vitest's JSON reporter. A file that could not be loaded counts as one failed test.
 * @param {string} path @returns {Ran[]}
 */
export function readVitestTests(path) {
  const report = readJson(path);
  if (!report) return [];
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const name = repositoryPath(file.name);
    if (file.assertionResults.length === 0)
      return [{ file: name, title: "(the file)", fullTitle: "(the file)", state: "failed" }];
    return file.assertionResults.map((/** @type {any} */ test) => ({
      file: name,
      title: test.title,
      fullTitle: test.fullName,
      state: test.status === "passed" || test.status === "failed" ? test.status : "skipped",
    }));
  });
}

/**
 * The tests in a report of Playwright's JSON reporter, one for each project; an error outside a test counts as one failed test.
 * @param {string} path @returns {Ran[]}
 */
export function readPlaywrightTests(path) {
  const report = readJson(path);
  if (!report) return [];
  /** @type {Ran[]} */
  const ran = [];
  const walk = (/** @type {any} */ suite, /** @type {string[]} */ above) => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        const state = test.status === "skipped" ? "skipped" : test.status === "expected" ? "passed" : "failed";
        const file = repositoryPath(`${report.config.rootDir}/${spec.file}`);
        ran.push({
          file,
          title: spec.title,
          fullTitle: [...above, spec.title].join(" "),
          project: test.projectName,
          state,
        });
      }
    for (const inner of suite.suites ?? []) walk(inner, [...above, inner.title]);
  };
  for (const file of report.suites ?? []) walk(file, []);
  if (ran.length === 0)
    for (const error of report.errors ?? [])
      ran.push({ file: "playwright.config.ts", title: error.message ?? "error", fullTitle: "error", state: "failed" });
  return ran;
}
