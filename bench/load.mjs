import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { startProduct } from "../scripts/test/start-product.mjs";
import { fillWithRows } from "./many-rows.mjs";
import { signUpPerson } from "./person.mjs";

/** @typedef {import("./measures.mjs").Row} Row */
/** @typedef {{ name: string, path: string, mark: string, isVisitors?: boolean, isAnew?: boolean, least?: number }} Page */

/** Seconds and connections of one round, and how many of them: the median of three is not moved by one that was disturbed. */
const round = { seconds: 3, connections: 8, times: 3 };

/** What somebody has whose pages are measured. */
const projects = 20;
const sparks = 50;

/** Shares of the bare server's rate that pages have to reach, in percent. */
const least = { signedIn: 1.5, anew: 0.35, visitors: 10, posted: 1 };
/** Sparks that are posted: below what an account may ask for in an hour. */
const posts = 15;

/**
 * Requests a second, as a share of what a bare `node:http` server answers: both on one core, the load from the other, in turns. Every answer is
 * held to its status and to a mark in its body, and every spark that was acknowledged is looked up afterwards.
 * @returns {Promise<Row[]>}
 */
export async function measureLoad() {
  pin(process.pid, 1);
  const bare = await startBareServer();
  const dataDir = mkdtempSync(path.join(tmpdir(), "sparkwright-load-"));
  const first = await startProduct({ dataDir });
  const person = await signUpPerson(first.url);
  for (let count = 1; count < projects; count++) await person.hasProject();
  const { id } = await person.get("/api/user");
  await first.stop();
  const project = fillWithRows(dataDir, id, sparks);
  const product = await startProduct({ dataDir });
  try {
    pin(product.pid, 0);
    person.url = product.url;
    const rows = [];
    /** @type {{ id: number, projectId: number }[]} */
    const newest = await person.get("/api/sparks");
    const spark = newest.find(({ projectId }) => projectId === project);
    if (!spark) throw new Error(`There is no spark of project ${project}`);
    for (const page of listPages(project, spark.id)) {
      /** @type {number[]} */
      const shares = [];
      const rates = [];
      for (let time = 0; time < round.times; time++) {
        const reference = await countRequests(bare.url, { mark: "bare" });
        const rate = await countRequests(product.url + page.path, {
          mark: page.mark,
          ...(page.isVisitors ? {} : { cookie: person.cookie }),
          isAnew: page.isAnew ?? false,
        });
        rates.push(rate);
        shares.push((rate / reference) * 100);
      }
      rows.push({
        name: `${page.name}, to a bare server (${median(rates).toFixed(0)} a second)`,
        value: median(shares),
        unit: "percent",
        least: page.isVisitors ? least.visitors : page.isAnew ? least.anew : least.signedIn,
      });
    }
    return [...rows, await postSparks(person, project, bare.url)];
  } finally {
    await product.stop();
    bare.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Each page of a person's own twice: read again while nothing has changed, and rendered anew, as the first time and after each change.
 * @param {number} project @param {number} spark @returns {Page[]}
 */
const listPages = (project, spark) => [
  { name: "visitor's landing page", path: "/", mark: "One sentence in", isVisitors: true },
  { name: "sign-in", path: "/login", mark: "Sign in", isVisitors: true },
  ...[
    { name: "home with 20 projects", path: "/", mark: "Your Projects" },
    { name: "project with 50 sparks", path: `/project/${project}`, mark: "An idea among many" },
    { name: "results", path: `/project/${project}/results/${spark}`, mark: "A caption among many" },
  ].flatMap((page) => [page, { ...page, name: `${page.name}, rendered anew`, isAnew: true }]),
  { name: "/api/user", path: "/api/user", mark: '"firstName":"Robin"' },
  { name: "/api/status", path: "/api/status/measure-1", mark: '"status":"complete"' },
];

/**
 * Sparks that are acknowledged, as many as a free account has sparks for, and each of them looked up afterwards.
 * @param {Awaited<ReturnType<typeof signUpPerson>>} person @param {number} project @param {string} bareUrl @returns {Promise<Row>}
 */
async function postSparks(person, project, bareUrl) {
  const since = performance.now();
  const posted = [];
  for (let count = 0; count < posts; count++) posted.push(await person.asksFor(project, ["caption"]));
  const took = performance.now() - since;
  for (const { documentId } of posted) await person.get(`/api/status/${documentId}`);
  const referenceSince = performance.now();
  for (let count = 0; count < posts; count++) await (await fetch(bareUrl, { method: "POST", body: "{}" })).text();
  const reference = performance.now() - referenceSince;
  return {
    name: `a spark posted, one after the other, to a bare server (${((posts / took) * 1000).toFixed(0)} a second)`,
    value: (reference / took) * 100,
    unit: "percent",
    least: least.posted,
  };
}

/** @param {string} url @param {{ mark: string, cookie?: string, isAnew?: boolean }} expected @returns {Promise<number>} answers a second */
async function countRequests(url, { mark, cookie, isAnew }) {
  const result = await autocannon({
    url,
    connections: round.connections,
    duration: round.seconds,
    // why same-origin: somebody who goes on from page to page; whoever comes from elsewhere gets the page's style with it
    headers: {
      ...(cookie ? { cookie, "sec-fetch-site": "same-origin" } : {}),
      ...(isAnew ? { "cache-control": "no-cache" } : {}),
      accept: "text/html",
    },
    verifyBody: (body) => body.toString().includes(mark),
  });
  const faults = result.non2xx + result.errors + result.timeouts + result.mismatches;
  if (faults > 0) throw new Error(`${url}: ${faults} answers were not as they have to be`);
  return result.requests.average;
}

/** A server that does nothing else: what one core of this machine answers at most. */
async function startBareServer() {
  const program = `require("node:http").createServer((request, response) => {
    response.setHeader("Content-Type", "text/html"); response.end("<p>bare</p>");
  }).listen(0, "127.0.0.1", function () { console.log(this.address().port); })`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise((resolve) => child.stdout.once("data", (data) => resolve(String(data).trim())));
  pin(Number(child.pid), 0);
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

/** Keeps a process and its children on one core, where the machine knows how. @param {number} pid @param {number} core */
function pin(pid, core) {
  try {
    for (const each of [pid, ...listChildren(pid)])
      execFileSync("taskset", ["-a", "-p", "-c", String(core), String(each)], { stdio: "ignore" });
  } catch {
    console.log("taskset is missing: the processes share all cores");
  }
}

/** @param {number} pid @returns {number[]} */
function listChildren(pid) {
  const found = spawnSync("pgrep", ["-P", String(pid)]).stdout?.toString() ?? "";
  return found
    .split("\n")
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...listChildren(child)]);
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
