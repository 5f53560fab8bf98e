import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPlaywrightTests, readVitestTests } from "./reports.mjs";
import { findUnexplainedSkips } from "./skipped.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(report: unknown): string {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("Vitest's tests are counted one by one, and a file that does not load as one failure", () => {
  const name = path.resolve("app/a.test.ts");
  const tests = readVitestTests(
    written({
      testResults: [
        { name, assertionResults: [{ title: "adds", fullName: "sums adds", status: "passed" }] },
        { name, assertionResults: [{ title: "later", fullName: "sums later", status: "pending" }] },
        { name: path.resolve("app/b.test.ts"), status: "failed", assertionResults: [] },
      ],
    }),
  );
  expect(tests.map(({ file, title, state }) => [file, title, state])).toEqual([
    ["app/a.test.ts", "adds", "passed"],
    ["app/a.test.ts", "later", "skipped"],
    ["app/b.test.ts", "(the file)", "failed"],
  ]);
});

test("Playwright's tests are counted once for each project", () => {
  const spec = {
    title: "signs in",
    file: "login.spec.ts",
    tests: [
      { projectName: "scripted", status: "expected" },
      { projectName: "scriptless", status: "unexpected" },
    ],
  };
  const tests = readPlaywrightTests(
    written({
      config: { rootDir: path.resolve("tests/e2e") },
      suites: [{ title: "login.spec.ts", specs: [], suites: [{ title: "with a password", specs: [spec] }] }],
    }),
  );
  expect(tests.map(({ file, fullTitle, project, state }) => [file, fullTitle, project, state])).toEqual([
    ["tests/e2e/login.spec.ts", "with a password signs in", "scripted", "passed"],
    ["tests/e2e/login.spec.ts", "with a password signs in", "scriptless", "failed"],
  ]);
});

test("a run that broke before its first test is a failure", () => {
  expect(readPlaywrightTests(written({ config: {}, suites: [], errors: [{ message: "no server" }] }))).toMatchObject([
    { title: "no server", state: "failed" },
  ]);
});

test("a skipped test has to be named in the README", () => {
  const skipped = readVitestTests(
    written({
      testResults: [
        { name: path.resolve("a.test.ts"), assertionResults: [{ title: "needs a disk", status: "skipped" }] },
      ],
    }),
  );
  expect(findUnexplainedSkips(skipped, "Nothing is skipped.")).toHaveLength(1);
  expect(findUnexplainedSkips(skipped, "Skipped where the disk is small: needs a disk.")).toHaveLength(0);
});
