import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import Sqlite from "better-sqlite3";
import { startProduct } from "../scripts/test/start-product.mjs";
import { signUpPerson } from "./person.mjs";

/**
 * Takes backups of a site again and again while people write to it, then restores every one into a folder of its own and looks whether it is whole.
 * @param {{ seconds: number, copies: number, say?: (line: string) => void }} trial `seconds` from the start of one backup to that of the next.
 * @returns {Promise<{ faults: string[], writes: number, rows: number[] }>} What is wrong with the copies, what was written meanwhile, and the rows of the
 *   ledger in each copy.
 */
export async function tryBackups({ seconds, copies, say = () => {} }) {
  const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-backups-"));
  const dataDir = path.join(folder, "data");
  const product = await startProduct({ dataDir });
  const load = { isOver: false, writes: 0 };
  /** @type {string[]} */
  const archives = [];
  try {
    const writers = [1, 2, 3].map(() => writeOn(product.url, dataDir, load, seconds * 50));
    for (let copy = 1; copy <= copies; copy++) {
      const since = performance.now();
      const archive = path.join(folder, `site-${copy}.tar.gz`);
      await runProgram(["backup", archive], dataDir);
      archives.push(archive);
      say(
        `backup ${copy} of ${copies}: ${((performance.now() - since) / 1000).toFixed(1)} s, ${load.writes} writes so far`,
      );
      await pause(Math.max(0, seconds * 1000 - (performance.now() - since)));
    }
    load.isOver = true;
    await Promise.all(writers);
  } finally {
    load.isOver = true;
    await product.stop();
  }
  const looked = [];
  for (const [index, archive] of archives.entries())
    looked.push(await lookAt(archive, path.join(folder, `restored-${index + 1}`)));
  rmSync(folder, { recursive: true, force: true });
  return {
    faults: looked.flatMap(({ faults }, index) => faults.map((fault) => `backup ${index + 1}: ${fault}`)),
    writes: load.writes,
    rows: looked.map(({ rows }) => rows),
  };
}

/** Campaigns of one account: below what it may ask for in an hour. */
const most = 60;

/**
 * Somebody who has campaigns made, one after another, and then the next.
 * @param {string} url @param {string} dataDir @param {{ isOver: boolean, writes: number }} load @param {number} between Milliseconds between two campaigns.
 */
async function writeOn(url, dataDir, load, between) {
  while (!load.isOver) {
    const person = await signUpPerson(url);
    const { id } = await person.hasProject();
    const { email } = await person.get("/api/user");
    await runProgram(["billing", "add", email, "100000", "A trial"], dataDir);
    load.writes += 3;
    for (let spark = 0; spark < most && !load.isOver; spark++) {
      await person.asksFor(id, spark % 10 === 0 ? ["image", "caption"] : ["caption", "blog"]);
      load.writes += 1;
      await pause(between);
    }
  }
}

/** @param {string} archive @param {string} dataDir */
async function lookAt(archive, dataDir) {
  /** @type {string[]} */
  const faults = [];
  const attempt = async (/** @type {string[]} */ words) => {
    try {
      await runProgram(words, dataDir);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  };
  await attempt(["restore", archive]);
  if (faults.length > 0) return { faults, rows: 0 };
  const sqlite = new Sqlite(path.join(dataDir, "sparkwright.db"));
  const integrity = sqlite.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") faults.push(`integrity_check: ${integrity}`);
  const rows = Number(sqlite.prepare("select count(*) from postings").pluck().get());
  sqlite.close();
  await attempt(["billing", "reconcile"]);
  await attempt(["drill", archive]);
  return { faults, rows };
}

/** Not waited for by blocking: people write on meanwhile. @param {string[]} words @param {string} dataDir @returns {Promise<void>} */
function runProgram(words, dataDir) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: /** @type {const} */ ("production"), LOG_LEVEL: "error", DATA_DIR: dataDir };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ["scripts/run-built.mjs", ...words], { env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${words[0]} failed: ${stderr.trim() || stdout.trim() || error.message}`));
      else resolve();
    });
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [seconds = 30, copies = 10] = process.argv.slice(2).map(Number);
  const say = (/** @type {string} */ line) => console.log(line);
  const { faults, writes, rows } = await tryBackups({ seconds, copies, say });
  console.log(
    `${rows.length} backups, ${writes} writes meanwhile, ledger rows ${rows.join(", ")}: ${faults.length} faults`,
  );
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
