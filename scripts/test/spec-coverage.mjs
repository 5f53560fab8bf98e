import { readFileSync } from "node:fs";

/** @typedef {import("./reports.mjs").Ran} Ran */
/** @typedef {{ line: number, statement: string, file: string, title: string }} Row */

/**
 * The rows of the table: statement, file, title of the test. A row may name several tests, each as a row of its own.
 * @param {string} markdown @returns {Row[]}
 */
export function readCoverageRows(markdown) {
  return markdown.split("\n").flatMap((text, index) => {
    if (!text.startsWith("|") || /^\|[\s|:-]+$/.test(text)) return [];
    const cells = text
      .slice(1, text.lastIndexOf("|"))
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll("\\|", "|"));
    const [statement = "", file = "", title = ""] = cells;
    if (statement === "Statement") return [];
    return [{ line: index + 1, statement, file: file.replaceAll("`", ""), title }];
  });
}

/**
 * The rows that no test of this run holds, each in words: the test does not exist, did not run or was skipped.
 * @param {Row[]} rows @param {Ran[]} ran @returns {string[]}
 */
export function findCoverageFaults(rows, ran) {
  return rows.flatMap((row) => {
    const where = `docs/spec-coverage.md:${row.line}`;
    if (!row.statement || !row.file || !row.title) return [`${where}: a row needs a statement, a file and a title`];
    const named = ran.filter(
      (test) => test.file === row.file && (test.title === row.title || test.fullTitle === row.title),
    );
    if (named.length === 0) return [`${where}: no test "${row.title}" ran in ${row.file}`];
    if (named.every((test) => test.state === "skipped")) return [`${where}: "${row.title}" was skipped`];
    return [];
  });
}

/** Checks docs/spec-coverage.md against the tests of this run. @param {Ran[]} ran */
export function checkSpecCoverage(ran) {
  const rows = readCoverageRows(readFileSync("docs/spec-coverage.md", "utf8"));
  const faults = rows.length === 0 ? ["docs/spec-coverage.md has no rows"] : findCoverageFaults(rows, ran);
  return { rows: rows.length, faults };
}
