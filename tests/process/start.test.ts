import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { getPriority } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { fillDisk, mountTemporary } from "./file-system";
import {
  eventually,
  freePort,
  isAlive,
  killProcess,
  newDataDir,
  refusedStart,
  type Site,
  startSite,
  statusOf,
  type WhenDone,
} from "./site";

/** One site for all of it, in this order: each test leaves it well, the last one ends it. */
describe("a running site", { timeout: 120_000 }, () => {
  const port = freePort();
  const ends: Parameters<WhenDone>[0][] = [];
  const whenDone: WhenDone = (end) => ends.unshift(end);
  const DATA_DIR = newDataDir(whenDone);
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ PORT: String(await port), DATA_DIR }, whenDone);
  }, 120_000);

  afterAll(async () => {
    for (const end of ends) await end();
  });

  test("says where it is, once web and worker answer", async () => {
    expect(site.url).toBe(`http://localhost:${await port}`);
    const response = await fetch(`${site.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: "ok", database: "ok", worker: "ok" }]);
  });

  test("has the worker yield to web in all its threads, so that pages stay answered while sparks are made", async () => {
    const { web, worker } = site.children();
    expect(new Set(prioritiesOf(web))).toEqual(new Set([getPriority()]));
    await eventually(
      () => prioritiesOf(worker),
      (priorities) => priorities.every((priority) => priority === 10),
    );
  });

  test("shares its data folder with no second site", async () => {
    const { status, stderr } = refusedStart({ PORT: String(await freePort()), DATA_DIR });
    expect(status).toBe(1);
    expect(stderr).toBe(
      "Another Sparkwright already works on this DATA_DIR. Stop it first, or choose another folder with DATA_DIR.",
    );
  });

  test("has a killed worker again, and says meanwhile that it is not well", async () => {
    const before = site.children();
    killProcess(before.worker);
    const after = await eventually(site.children, ({ worker }) => worker !== 0 && worker !== before.worker);
    expect(after.web).toBe(before.web);
    await eventually(
      () => statusOf(`${site.url}/healthz`),
      (status) => status === 200,
    );
    expect(site.said()).toContain("The worker process ended (SIGKILL) and is started again");
  });

  test("has a killed web process again", async () => {
    const before = site.children();
    killProcess(before.web);
    await eventually(site.children, ({ web }) => web !== 0 && web !== before.web);
    await eventually(
      () => statusOf(`${site.url}/healthz`),
      (status) => status === 200,
    );
    expect(site.children().worker).toBe(before.worker);
  });

  test("has a web process again that hangs", async () => {
    const before = site.children();
    process.kill(before.web, "SIGSTOP");
    await eventually(site.children, ({ web }) => web !== 0 && web !== before.web, 90);
    await eventually(
      () => statusOf(`${site.url}/healthz`),
      (status) => status === 200,
    );
    expect(site.said()).toContain("The web process gave no sign of life for 30 s and is ended.");
    expect(site.children().worker).toBe(before.worker);
  });

  test("ends with 0 on SIGTERM and leaves no process", async () => {
    const { web, worker } = site.children();
    expect([isAlive(web), isAlive(worker)]).toEqual([true, true]);
    expect(await site.end("SIGTERM")).toBe(0);
    expect([isAlive(web), isAlive(worker)]).toEqual([false, false]);
  });
});

describe("the start command", { timeout: 120_000 }, () => {
  test("ends with 0 on SIGINT and leaves no process", async () => {
    const site = await startSite({ PORT: String(await freePort()), DATA_DIR: newDataDir() });
    const { web, worker } = site.children();
    expect(await site.end("SIGINT")).toBe(0);
    expect([isAlive(web), isAlive(worker)]).toEqual([false, false]);
  });

  test("when it is killed itself, its processes end and the next start finds the port free", async () => {
    const env = { PORT: String(await freePort()), DATA_DIR: newDataDir() };
    const site = await startSite(env);
    const { web, worker } = site.children();
    await site.end("SIGKILL");
    await eventually(
      () => [isAlive(web), isAlive(worker)],
      (alive) => !alive.includes(true),
    );
    const second = await startSite(env);
    expect(await statusOf(`${second.url}/healthz`)).toBe(200);
  });

  test("says that the port is taken, and how to choose another", async () => {
    const port = await freePort();
    const other = createServer().listen(port);
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const { status, stderr } = refusedStart({ PORT: String(port), DATA_DIR: newDataDir() });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  test("names each variable that is wrong", async () => {
    const { status, stderr } = refusedStart({
      PORT: "eighty",
      APP_URL: "sparkwright.example",
      LOG_LEVEL: "loud",
      DATA_DIR: newDataDir(),
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The configuration is wrong:$/m);
    for (const name of ["PORT", "APP_URL", "LOG_LEVEL"]) expect(stderr).toMatch(new RegExp(`^ {2}${name}: `, "m"));
    expect(stderr).not.toContain("    at ");
  });

  test("refuses an old Node with a sentence", () => {
    const old = `Object.defineProperty(process.versions, "node", { value: "18.20.4" })`;
    const { status, stderr } = refusedStart({ DATA_DIR: newDataDir() }, ["--import", `data:text/javascript,${old}`]);
    expect(status).toBe(1);
    expect(stderr).toBe(
      "Sparkwright needs Node 20.19 or newer, and this is Node 18.20.4. Get a newer one at https://nodejs.org.",
    );
  });
});

describe("a data folder that cannot be used", { timeout: 60_000 }, () => {
  test("read-only: one clear sentence", () => {
    const folder = newDataDir();
    const { status, stderr } = mountTemporary(folder, "1m", "ro")
      ? refusedStart({ DATA_DIR: folder })
      : refusedStart({ DATA_DIR: withoutPermission(folder) }, failingWith("EROFS"));
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The data folder \S+ is read-only for this user\. Make it writable, or choose another with DATA_DIR\.$/,
    );
  });

  test("on a full disk: one clear sentence", () => {
    const folder = newDataDir();
    const isMounted = mountTemporary(folder, "1m", "rw");
    if (isMounted) fillDisk(path.join(folder, "filler"), 0);
    const { status, stderr } = refusedStart({ DATA_DIR: folder }, isMounted ? [] : failingWith("ENOSPC"));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The disk that holds the data folder \S+ is full: at least 32 MB must be free\./);
    expect(stderr).not.toContain("\n");
  });

  test("a file in its place: one clear sentence", () => {
    const file = path.join(newDataDir(), "file");
    writeFileSync(file, "");
    const { status, stderr } = refusedStart({ DATA_DIR: file });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The data folder \S+ is not a folder\./);
  });
});

function withoutPermission(folder: string): string {
  const inner = path.join(folder, "data");
  mkdirSync(inner);
  chmodSync(inner, 0o555);
  return inner;
}

/** Node arguments that make every write fail so, for users who may not mount anything. */
function failingWith(code: string): string[] {
  const failing = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    fs.writeSync = () => { throw Object.assign(new Error("${code}"), { code: "${code}" }); }; syncBuiltinESMExports();`;
  return ["--import", `data:text/javascript,${encodeURIComponent(failing)}`];
}

/** The niceness of each thread of a process. */
function prioritiesOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));
}
