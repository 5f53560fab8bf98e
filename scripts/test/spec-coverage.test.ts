import { expect, test } from "vitest";
import { findCoverageFaults, readCoverageRows } from "./spec-coverage.mjs";

const table = [
  "# Spec coverage",
  "| Statement | File | Test |",
  "|---|---|---|",
  "| The password has six characters | `tests/routes/auth/login.test.ts` | refuses a short password |",
].join("\n");

const ran = (title: string, state: "passed" | "failed" | "skipped" = "passed") => [
  { file: "tests/routes/auth/login.test.ts", title, fullTitle: `sign-up ${title}`, state },
];

test("a row whose test ran is held", () => {
  expect(findCoverageFaults(readCoverageRows(table), ran("refuses a short password"))).toEqual([]);
});

test("a row whose test does not exist is a fault", () => {
  expect(findCoverageFaults(readCoverageRows(table), ran("refuses a long password"))).toEqual([
    'docs/spec-coverage.md:4: no test "refuses a short password" ran in tests/routes/auth/login.test.ts',
  ]);
});

test("a row whose test was skipped is a fault", () => {
  expect(findCoverageFaults(readCoverageRows(table), ran("refuses a short password", "skipped"))).toEqual([
    'docs/spec-coverage.md:4: "refuses a short password" was skipped',
  ]);
});

test("a row without a test is a fault", () => {
  const rows = readCoverageRows("| Something | `a.test.ts` | |");
  expect(findCoverageFaults(rows, [])).toEqual([
    "docs/spec-coverage.md:1: a row needs a statement, a file and a title",
  ]);
});
