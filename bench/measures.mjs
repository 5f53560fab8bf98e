import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findInstalled, run } from "../scripts/test/command.mjs";
import { measureScriptSizes } from "../scripts/test/script-sizes.mjs";
import { startProduct } from "../scripts/test/start-product.mjs";
import { measureFrameSpeed } from "./frames.mjs";
import { watchWorkerMemory } from "./memory.mjs";
import { pageWeight } from "./page-weight.mjs";
import { signUpPerson } from "./person.mjs";
import { fillWithRows } from "./ten-thousand-rows.mjs";

/** @typedef {{ name: string, value: number, unit: string, most?: number, least?: number }} Row */

/** @param {number[]} values @param {number} share 0 to 1 */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {number} times @param {() => Promise<number>} measure */
async function repeated(times, measure) {
  const values = [];
  for (let turn = 0; turn < times; turn++) values.push(await measure());
  return values;
}

/** @template T @param {(folder: string) => Promise<T>} work @param {string} [below] */
async function withFolder(work, below = tmpdir()) {
  const folder = mkdtempSync(path.join(below, "sparkwright-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A start with everything installed, built and migrated. @returns {Promise<Row[]>} */
async function secondStart() {
  return withFolder(async (dataDir) => {
    await (await startProduct({ dataDir })).stop();
    const second = await startProduct({ dataDir });
    await second.stop();
    return [{ name: "second start", value: second.readyAfter / 1000, unit: "s", most: 5 }];
  });
}

/** One campaign of all four types, with someone reading pages meanwhile. @returns {Promise<Row[]>} */
async function campaign() {
  const product = await startProduct();
  try {
    const person = await signUpPerson(product.url);
    const project = await person.hasProject();
    const page = `/project/${project.id}`;
    await repeated(20, () => person.waitsFor(page));
    const readsOn = async () => {
      const waited = await person.waitsFor(page);
      await pause(100);
      return waited;
    };
    const memory = watchWorkerMemory(product.pid);
    // why at the same pace and under the same watch: a machine that rests between two pages answers later than one that is kept awake
    const idle = await repeated(120, readsOn);
    const busy = /** @type {number[]} */ ([]);
    const spark = await person.asksFor(project.id, ["blog", "image", "caption", "video"]);
    const seconds = await person.waitsForSpark(spark.documentId, async () => {
      busy.push(await readsOn());
    });
    memory.stop();
    const results = `${product.url}${page}/results/${spark.id}`;
    return [
      { name: "campaign of all four types", value: seconds, unit: "s", most: 30 },
      { name: "worker while making it", value: memory.peak, unit: "MB", most: 400 },
      {
        name: "p95 of a page while making, to idle",
        value: quantile(busy, 0.95) / quantile(idle, 0.95),
        unit: "times",
        most: 1.5,
      },
      { name: "results page before play", value: await pageWeight(results, person.cookie), unit: "KB", most: 150 },
    ];
  } finally {
    await product.stop();
  }
}

/** Someone reading pages while others have as much text analysed as the form takes. @returns {Promise<Row[]>} */
async function analyses() {
  const product = await startProduct();
  try {
    const reader = await signUpPerson(product.url);
    const project = await reader.hasProject();
    const readsOn = async () => {
      const waited = await reader.waitsFor(`/project/${project.id}`);
      await pause(50);
      return waited;
    };
    const sentence = "We roast small lots on Monday, and you will certainly taste the difference by Thursday. ";
    const contentSample = sentence.repeat(Math.floor(50_000 / sentence.length));
    const writer = await signUpPerson(product.url);
    const analyse = () => writer.post("/api/brand-voice/analyze", { contentSample });
    await repeated(20, readsOn);
    const idle = await repeated(100, readsOn);
    const busy = /** @type {number[]} */ ([]);
    for (let turn = 0; turn < 8; turn++) {
      let isOver = false;
      const analysing = analyse().finally(() => {
        isOver = true;
      });
      while (!isOver) busy.push(await readsOn());
      await analysing;
    }
    return [
      {
        name: "p95 of a page while analysing, to idle",
        value: quantile(busy, 0.95) / quantile(idle, 0.95),
        unit: "times",
        most: 2,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** From the cancel of a spark whose video renders until the worker has put everything away. @returns {Promise<Row[]>} */
async function cancellation() {
  const product = await startProduct();
  try {
    const person = await signUpPerson(product.url);
    const project = await person.hasProject();
    const spark = await person.asksFor(project.id, ["video"]);
    const folders = () => readdirSync(path.join(product.dataDir, "scratch"));
    const isRendering = () => folders().some((name) => name.startsWith(spark.documentId));
    while (!isRendering()) await pause(50);
    await pause(3000);
    if (!isRendering()) throw new Error("the video was ready before it could be cancelled");
    const since = performance.now();
    await person.ask(`/project/${project.id}/processing/${spark.id}/cancellation`, { method: "POST" });
    while (isRendering()) await pause(20);
    const seconds = (performance.now() - since) / 1000;
    const { sparks } = await person.get("/api/user");
    if (sparks !== 5000) throw new Error(`the hold was not released: ${sparks} of 5000`);
    return [{ name: "cancel while the video renders", value: seconds, unit: "s", most: 2 }];
  } finally {
    await product.stop();
  }
}

/** A film's frames, drawn and encoded, and how much of the encoder's own speed is left. @returns {Promise<Row[]>} */
async function frames() {
  const { film, blank } = await measureFrameSpeed();
  return [
    { name: "film frames drawn and encoded", value: film, unit: "a second", least: 15 },
    { name: "film frames, to blank ones", value: film / blank, unit: "times", least: 0.5 },
  ];
}

/** Someone's home page with ten thousand sparks behind it, to one with none. @returns {Promise<Row[]>} */
async function scale() {
  return withFolder(async (dataDir) => {
    const before = await startProduct({ dataDir });
    let cookie = "";
    let userId = 0;
    const few = [];
    try {
      const person = await signUpPerson(before.url);
      await person.hasProject();
      await repeated(20, () => person.waitsFor("/"));
      few.push(...(await repeated(60, () => person.waitsFor("/"))));
      userId = (await person.get("/api/user")).id;
      cookie = person.cookie;
    } finally {
      await before.stop();
    }
    fillWithRows(dataDir, userId, 10_000);
    const after = await startProduct({ dataDir });
    try {
      const waits = async () => {
        const since = performance.now();
        const page = await fetch(after.url, { headers: { cookie } });
        if (!(await page.text()).includes("Your Projects")) throw new Error("not the signed-in home");
        return performance.now() - since;
      };
      await repeated(20, waits);
      const many = await repeated(60, waits);
      return [
        {
          name: "home page with 10,000 sparks, to one with none",
          value: quantile(many, 0.5) / quantile(few, 0.5),
          unit: "times",
          most: 3,
        },
      ];
    } finally {
      await after.stop();
    }
  });
}

/** Calls that a fuzzer makes of the OpenAPI document, until one gets a 5xx or an answer that is not described. @returns {Promise<Row[]>} */
async function fuzzedCalls() {
  const calls = 10_000;
  const test = ["run", "tests/routes/api/fuzzed-calls.test.ts"];
  const { code, output } = await run(findInstalled("vitest"), test, { env: { FUZZED_CALLS: String(calls) } });
  if (code !== 0) console.log(output);
  return [{ name: "fuzzed calls without a 5xx", value: code === 0 ? calls : 0, unit: "calls", least: calls }];
}

/** Two processes that write to the same accounts while a third reads them all, on a disk that does not have to be waited for where there is one. @returns {Promise<Row[]>} */
async function bank() {
  const memory = "/dev/shm";
  return withFolder(
    async (dataDir) => {
      const program = ["--config", "vite.node.config.ts", "bench/bank/bank.ts"];
      const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent" };
      const { code, output, stdout } = await run(findInstalled("vite-node"), program, { env });
      if (code !== 0) throw new Error(output);
      const { perSecond, reads, faults } = JSON.parse(stdout);
      if (faults.length > 0) throw new Error(`The books do not add up: ${faults.join(" ")}`);
      return [
        { name: "ledger operations of 50 accounts, on one core", value: perSecond, unit: "a second", least: 2000 },
        { name: "readings of all accounts meanwhile that add up", value: reads, unit: "readings", least: 1 },
      ];
    },
    existsSync(memory) ? memory : tmpdir(),
  );
}

/** A year of payments, told in random orders with the worker killed in between. @returns {Promise<Row[]>} */
async function replayedYear() {
  const orders = 200;
  const test = ["run", "app/features/billing/replayed-year.test.ts"];
  const { code, output } = await run(findInstalled("vitest"), test, { env: { REPLAY_ORDERS: String(orders) } });
  if (code !== 0) console.log(output);
  return [
    {
      name: "orders of a year's events with the same rows",
      value: code === 0 ? orders : 0,
      unit: "orders",
      least: orders,
    },
  ];
}

/** @returns {Promise<Row[]>} */
async function scripts() {
  return measureScriptSizes().map(({ name, bytes, most }) => ({
    name: `script of ${name}`,
    value: bytes / 1024,
    unit: "KB gzipped",
    most: most / 1024,
  }));
}

/** @type {(() => Promise<Row[]>)[]} */
export const measures = [
  ...[scripts, bank, replayedYear, fuzzedCalls, secondStart],
  ...[campaign, analyses, cancellation, frames, scale],
];
