#!/usr/bin/env node
/**
 * node bench/million-rows.mjs [accounts]: the pages, calls, searches and sweeps of one and the same person on a site that holds a hundred accounts,
 * which fill a page of every list, and on one that holds a hundred thousand accounts, a million sparks and ten million postings. Takes about four
 * minutes and 6 GB below the temporary folder; fewer accounts take less.
 */
import { cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { findInstalled, run } from "../scripts/test/command.mjs";
import { startProduct } from "../scripts/test/start-product.mjs";
import { fillWithRows } from "./many-rows.mjs";
import { fillSite } from "./million-rows/fill-site.mjs";
import { signUpPerson } from "./person.mjs";

const accounts = Number(process.argv[2] ?? 100_000);
/** Looks at each page, after a few that are not counted; the 95th percentile of them. */
const looks = { counted: 100, before: 15 };
/** How much longer the large site may take. */
const most = 1.5;
/** What may take longer the more there is, and why. */
const mayGrow = new Map([
  ["sweep: the proof of the books", "it proves by reading every posting, in a thread of its own"],
]);

const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-rows-"));
const [small, large] = [path.join(folder, "small"), path.join(folder, "large")];

/** Somebody with 20 projects and 50 sparks, who is an administrator too. */
async function prepareSite() {
  const first = await startProduct({ dataDir: small });
  const person = await signUpPerson(first.url);
  for (let count = 1; count < 20; count++) await person.hasProject();
  const { id } = await person.get("/api/user").finally(() => first.stop());
  const project = fillWithRows(small, id, 50);
  const db = new Database(path.join(small, "sparkwright.db"));
  db.prepare("update users set is_admin = 1 where id = ?").run(id);
  const spark = db.prepare("select max(id) from sparks").pluck().get();
  // why: what the fifty sparks took was never granted, and the books have to add up
  db.exec("delete from holds");
  db.close();
  return { cookie: person.cookie, project, spark: Number(spark) };
}

/** @param {number} project @param {number} spark */
function listPages(project, spark) {
  return [
    ...[
      "/",
      "/dashboard",
      "/my-content",
      "/my-content?search=number",
      "/my-content?search=season",
      "/my-content?search=num&type=caption&from=2026-01-01",
      `/project/${project}`,
    ],
    ...[
      `/project/${project}/results/${spark}`,
      `/project/${project}/spark`,
      "/profile",
      "/billing",
      "/billing/statement",
      "/billing/details",
    ],
    ...[
      `/project/${project}/settings`,
      `/project/${project}/results/${spark}/edit/caption`,
      `/project/${project}/results/${spark}/again/caption`,
      "/project/new",
      "/profile/tokens",
      "/profile/export",
      "/brand-voice",
      "/content-templates/new",
    ],
    ...["/content-templates", "/examples", "/pricing?again", "/about?again", "/contact?again", "/blog?again"],
    ...[
      "/admin",
      "/admin?search=robin",
      "/admin/dashboard",
      "/admin/log",
      "/admin/outbox",
      "/admin/messages",
      "/admin/queue",
      "/admin/blog",
      "/admin/users/1/statement",
    ],
    ...[
      "/api/user",
      "/api/user/stats",
      "/api/projects",
      "/api/sparks",
      `/api/sparks/${spark}`,
      "/api/status/measure-1",
    ],
    ...["/api/content-library", "/api/billing-history", "/api/admin/users", "/api/admin/stats"],
    ...["/api/content-library?search=number", "/api/content-templates", `/api/projects/${project}`],
  ];
}

/**
 * A page that is over the limit is compared twice more, and the middle one counts: rows of a few milliseconds vary by more than half.
 * @param {string} cookie @param {string[]} pages
 */
async function comparePages(cookie, pages) {
  const sites = [await startProduct({ dataDir: small }), await startProduct({ dataDir: large })];
  try {
    for (const page of pages) {
      let rounds = [await comparePage(cookie, page, sites)];
      if (timesOf(rounds[0]) > most)
        rounds = [...rounds, await comparePage(cookie, page, sites), await comparePage(cookie, page, sites)];
      const [few, many] = rounds.sort((one, other) => timesOf(one) - timesOf(other))[rounds.length >> 1] ?? [];
      report(rounds.length > 1 ? `${page} (middle of three)` : page, few, many);
    }
  } finally {
    for (const site of sites) await site.stop();
  }
}

/**
 * The 95th percentiles of a page on both sites, looked at in turns.
 * @param {string} cookie @param {string} page @param {{ url: string }[]} sites
 */
async function comparePage(cookie, page, sites) {
  /** @type {number[][]} */
  const times = sites.map(() => []);
  for (let look = -looks.before; look < looks.counted; look++)
    for (const [place, site] of sites.entries()) {
      const since = performance.now();
      const answer = await fetch(site.url + page, {
        headers: { cookie, "cache-control": "no-cache" },
        redirect: "manual",
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`);
      if (look >= 0) times[place]?.push(performance.now() - since);
    }
  return times.map(p95);
}

/** @param {number[]} [round] */
function timesOf([few = Number.NaN, many = Number.NaN] = []) {
  return many / few;
}

async function compareSweeps() {
  /** @type {Record<string, number>[]} */
  const times = [];
  for (const dataDir of [small, large]) {
    const program = ["--config", "vite.node.config.ts", "bench/million-rows/sweeps.ts"];
    const { code, output, stdout } = await run(findInstalled("vite-node"), program, {
      env: { DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    });
    if (code !== 0) throw new Error(output);
    times.push(JSON.parse(stdout));
  }
  for (const [name, few] of Object.entries(times[0] ?? {}))
    report(`sweep: ${name}`, few, times[1]?.[name] ?? Number.NaN);
}

/** A backup of the large site, and its indexes made anew as the largest migration would. */
async function timeKeeping() {
  const archive = path.join(folder, "backup.tar");
  let since = performance.now();
  await run(process.execPath, ["scripts/run-built.mjs", "backup", archive], { env: { DATA_DIR: large } });
  console.log(`backup: ${seconds(since)} s, ${(statSync(archive).size / 1e6).toFixed(0)} MB`);
  const db = new Database(path.join(large, "sparkwright.db"));
  const indexes = /** @type {{ name: string, sql: string }[]} */ (
    db
      .prepare(
        "select name, sql from sqlite_schema where name in ('holds_user', 'hold_lots_lot', 'sparks_ended', 'postings_lot')",
      )
      .all()
  );
  for (const { name } of indexes) db.exec(`drop index ${name}`);
  for (const { name, sql } of indexes) {
    since = performance.now();
    db.exec(sql);
    console.log(`migration that makes ${name}: ${seconds(since)} s`);
  }
  db.close();
}

/** @param {number} since */
function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** @param {number[]} values */
function p95(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;
}

/** @param {string} name @param {number} [few] @param {number} [many] */
function report(name, few = Number.NaN, many = Number.NaN) {
  const reason = mayGrow.get(name);
  const over = many / few > most ? (reason ? `  over, as it may: ${reason}` : "  OVER") : "";
  console.log(
    `${name}: ${few.toFixed(1)} ms, with ${accounts} accounts ${many.toFixed(1)} ms, ${(many / few).toFixed(2)} times${over}`,
  );
}

try {
  const { cookie, project, spark } = await prepareSite();
  cpSync(small, large, { recursive: true });
  // why any: a list of one row and a list of a hundred take different times to write
  fillSite(small, 100);
  const filled = fillSite(large, accounts);
  const bytes = statSync(path.join(large, "sparkwright.db")).size;
  console.log(`filled: ${JSON.stringify(filled)}, ${(bytes / 1e6).toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`);
  await comparePages(cookie, listPages(project, spark));
  await compareSweeps();
  await timeKeeping();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
