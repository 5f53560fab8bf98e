#!/usr/bin/env node
/**
 * Breaks statements of docs/spec-coverage.md one at a time and sees whether their tests go red.
 *
 *   node scripts/break-rows.mjs draw COUNT SEED    rows by lot, for which mutations are to be written in scripts/coverage/mutations.json
 *   node scripts/break-rows.mjs [COUNT SEED]       applies the mutations, all or so many by lot, and says of each: red, or green
 *
 * Everything happens in a copy of the tree in a temporary folder, so that the tree itself stays whole however this ends.
 */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  applyMutation,
  drawByLot,
  findMutationFaults,
  findReason,
  readOutcome,
  writePattern,
} from "./coverage/mutations.mjs";
import { findInstalled } from "./test/command.mjs";
import { readCoverageRows } from "./test/spec-coverage.mjs";

/** @typedef {import("./coverage/mutations.mjs").Mutation} Mutation */

/** Milliseconds for the tests of one run. */
const mostTime = 180_000;

/** Files whose tests take a build of the product, a browser or minutes: their rows are broken by hand. */
const slow = /^tests\/(e2e|process)\/|startBuiltWeb|\.http\.spec/;

const rows = readCoverageRows(readFileSync("docs/spec-coverage.md", "utf8"));
const quick = rows.filter(({ file }) => !slow.test(file) && !slow.test(readFileSync(file, "utf8")));
const words = process.argv.slice(2);
if (words[0] === "draw") draw(Number(words[1]), Number(words[2]));
else await breakRows(words.length > 0 ? Number(words[0]) : undefined, Number(words[1] ?? 1));

/** @param {number} count @param {number} seed */
function draw(count, seed) {
  console.log(
    `${count} of ${quick.length} rows by the seed ${seed}; ${rows.length - quick.length} others take a build.`,
  );
  for (const { line, statement, file, title } of drawByLot(quick, count, seed))
    console.log(`${line}: ${statement}\n    ${file}: ${title}`);
}

/** @param {number | undefined} count @param {number} seed */
async function breakRows(count, seed) {
  /** @type {Mutation[]} */
  const written = JSON.parse(readFileSync("scripts/coverage/mutations.json", "utf8"));
  const faults = findMutationFaults(written, rows, (file) => readFileSync(file, "utf8"));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  const chosen = count === undefined ? written : drawByLot(written, count, seed);

  const copy = copyTree();
  const end = () => rmSync(copy, { recursive: true, force: true });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));
  process.on("exit", end);

  const whole = await runTests(copy, chosen);
  /** @type {Record<string, string[]>} */
  const told = { red: [], green: [], lost: [] };
  for (const mutation of chosen) {
    const line = `${mutation.breaks} (${mutation.file}: ${mutation.title})`;
    const { outcome, reason } =
      readOutcome(whole, mutation) === "green" ? await breakRow(copy, mutation) : { outcome: "lost", reason: "" };
    told[outcome]?.push(line);
    console.log(`${outcome}: ${line}${reason ? `\n    ${reason}` : ""}`);
  }
  const { red = [], green = [], lost = [] } = told;
  console.log(
    `${red.length} red, ${green.length} green${lost.length > 0 ? `, ${lost.length} without a test that ran` : ""}`,
  );
  process.exitCode = green.length + lost.length > 0 ? 1 : 0;
}

/** @param {string} copy @param {Mutation} mutation */
async function breakRow(copy, mutation) {
  const target = path.join(copy, mutation.in);
  const whole = readFileSync(target, "utf8");
  writeFileSync(target, applyMutation(whole, mutation));
  const report = await runTests(copy, [mutation]);
  writeFileSync(target, whole);
  return { outcome: readOutcome(report, mutation), reason: findReason(report, mutation) };
}

/** What is tracked or new, without what is ignored; the packages are those that are installed. */
function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), "sparkwright-broken-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.split("\0").filter(Boolean))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  return copy;
}

/** Runs just these rows' tests in the copy, and answers with Vitest's report. @param {string} copy @param {Mutation[]} mutations */
async function runTests(copy, mutations) {
  const report = path.join(copy, "report.json");
  rmSync(report, { force: true });
  const files = [...new Set(mutations.map(({ file }) => file))];
  const pattern = writePattern(mutations.map(({ title }) => title));
  const args = ["run", ...files, "-t", pattern, "--reporter=json", `--outputFile=${report}`];
  // why a limit: a break may have a test wait for ever, and that is red as well.
  await new Promise((resolve) => {
    execFile(findInstalled("vitest"), args, { cwd: copy, timeout: mostTime, killSignal: "SIGKILL" }, resolve);
  });
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    // why: a mutation may keep the file from being loaded at all; that is red.
    return { testResults: [] };
  }
}
