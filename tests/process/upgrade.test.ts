import { spawnSync } from "node:child_process";
import { cpSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { signInPerson } from "#bench/person.mjs";
import { findFaults, firstPerson, makeFirstRelease, readRows } from "./first-release";
import { randomFrom } from "./random-from";
import { freePort, newDataDir, runProgram, startSite } from "./site";

/** What a start does first: it checks the configuration and brings the database to this version. */
function prepareSite(dataDir: string, env: Record<string, string> = {}, nodeArgs: string[] = []) {
  return spawnSync(process.execPath, [...nodeArgs, "build/node/prepare.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, ...env },
    encoding: "utf8",
  });
}

const killing = ["--require", path.resolve("tests/process/kill-at-statement.cjs")];

/** Holds that every row of a former schema is there, in those of its columns that the newest has too. */
function expectKept(before: ReturnType<typeof readRows>, dataDir: string): void {
  const after = readRows(dataDir);
  for (const [table, rows] of before) {
    const now = after.get(table);
    expect(now?.length, table).toBe(rows.length);
    for (const [index, row] of rows.entries()) expect(now?.[index], `${table} ${index}`).toMatchObject(row);
  }
}

test("a site of the first released schema, with rows in every table, comes to the newest with all of them, and its person signs in", {
  timeout: 180_000,
}, async () => {
  const dataDir = newDataDir();
  await makeFirstRelease(dataDir);
  const before = readRows(dataDir);
  expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(before.size).toBe(12);

  expect(prepareSite(dataDir)).toMatchObject({ status: 0 });
  expectKept(before, dataDir);
  expect(findFaults(dataDir)).toEqual([]);

  const env = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const site = await startSite(env);
  expect(runProgram(["billing", "reconcile"], env)).toMatchObject({ status: 0, stdout: "Everything adds up." });
  const person = await signInPerson(site.url, firstPerson);
  expect(await person.get("/api/user")).toMatchObject({ email: firstPerson.email, isAdmin: false });
  expect(await person.get("/api/projects")).toMatchObject([{ id: 1, name: "Bean There" }]);
  expect(await person.get("/api/sparks")).toMatchObject([{ documentId: "document-1", status: "complete" }]);
  for (const page of ["/", "/dashboard", "/my-content", "/project/1", "/project/1/results/1", "/billing"])
    expect((await person.ask(page)).status, page).toBe(200);
});

test("a start that is killed twenty times amid its migrations leaves what was there, and the next is complete", {
  timeout: 300_000,
}, async () => {
  const original = newDataDir();
  await makeFirstRelease(original, 3000);
  const before = readRows(original);
  const copy = () => {
    const dataDir = newDataDir();
    cpSync(original, dataDir, { recursive: true });
    return dataDir;
  };
  const whole = prepareSite(copy(), {}, killing);
  const statements = Number(/(\d+) statements/.exec(whole.stderr)?.[1]);
  expect(statements).toBeGreaterThan(100);

  const random = randomFrom(20_261_123);
  const written = [];
  for (let time = 0; time < 20; time++) {
    const dataDir = copy();
    const killAt = 1 + Math.floor(random() * statements);
    const killed = prepareSite(dataDir, { KILL_AT: String(killAt) }, killing);
    expect(killed.signal, `before statement ${killAt}`).toBe("SIGKILL");
    written.push(statSync(path.join(dataDir, "sparkwright.db-wal"), { throwIfNoEntry: false })?.size ?? 0);
    const again = prepareSite(dataDir);
    expect(again.status, `after a kill before statement ${killAt}: ${again.stderr}`).toBe(0);
    expect(findFaults(dataDir)).toEqual([]);
    expectKept(before, dataDir);
  }
  expect(Math.max(...written), "some are killed with half of it on the disk").toBeGreaterThan(0);
});
