import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { expectExactBooks, readBooks } from "./books";
import { startBucket } from "./machines";
import { eventually, freePort, killProcess, newDataDir, startSite } from "./site";

// why not one that waits: the bucket answers out of this process
const execute = promisify(execFile);

/** Litestream of the packages, which hold it for one system; elsewhere the machine's own. */
const packaged = path.resolve("node_modules/@flydotio/litestream-linux-x64/litestream");
const litestream = existsSync(packaged) ? packaged : "litestream";
const config = "deploy/litestream.yml";

test("when the database's machine dies, another goes on by the steps of docs/scaling.md, and nothing that was done is lost", {
  timeout: 480_000,
}, async () => {
  const bucket = await startBucket();
  const [first, second, backups, scratch] = [newDataDir(), newDataDir(), newDataDir(), newDataDir()];
  const { PATH, HOME } = process.env;
  const siteOn = (dataDir: string) => ({
    ...bucket.env,
    FREE_MONTHLY_SPARKS: "10000",
    LOG_LEVEL: "error",
    DATA_DIR: dataDir,
  });
  const replica = {
    PATH,
    NODE_ENV: process.env.NODE_ENV,
    DATA_DIR: first,
    LITESTREAM_BUCKET: "replica",
    LITESTREAM_ENDPOINT: bucket.env.S3_ENDPOINT,
    LITESTREAM_ACCESS_KEY_ID: bucket.env.S3_ACCESS_KEY_ID,
    LITESTREAM_SECRET_ACCESS_KEY: bucket.env.S3_SECRET_ACCESS_KEY,
  };
  const run = (words: string[], dataDir: string) =>
    execute(process.execPath, ["scripts/run-built.mjs", ...words], {
      env: { PATH, HOME, NODE_ENV: "production", ...siteOn(dataDir) },
    });
  const restoreReplica = (file: string) =>
    execute(litestream, ["restore", "-config", config, "-o", file, path.join(first, "sparkwright.db")], {
      env: replica,
    });

  const site = await startSite({ ...siteOn(first), PORT: String(await freePort()) });
  const person = await signUpPerson(site.url);
  const project = await person.hasProject();
  const backup = path.join(backups, "site.tar.gz");
  await run(["backup", backup], first);
  const replicating = spawn(litestream, ["replicate", "-config", config], { env: replica, stdio: "ignore" });
  onTestFinished(() => void replicating.kill("SIGKILL"));

  const made = await person.asksFor(project.id, ["image"]);
  await person.waitsForSpark(made.documentId);
  const open = await person.asksFor(project.id, ["blog", "video"]);
  const copy = path.join(scratch, "sparkwright.db");
  const copied = await eventually(
    async () => {
      rmSync(copy, { force: true });
      await restoreReplica(copy).catch(() => null);
      return readStates(copy);
    },
    ([one, two]) => one === "complete" && two !== undefined,
    60,
  );
  expect(copied[1], "the film takes longer than its way into the copy").toMatch(/^(?:pending|processing)$/);
  const { web, worker } = site.children();
  for (const id of [site.process.pid ?? 0, web, worker, replicating.pid ?? 0]) killProcess(id);
  if (replicating.exitCode === null && replicating.signalCode === null) await once(replicating, "exit");

  await run(["restore", backup], second);
  rmSync(copy, { force: true });
  await restoreReplica(copy);
  for (const name of ["sparkwright.db-wal", "sparkwright.db-shm"]) rmSync(path.join(second, name), { force: true });
  renameSync(copy, path.join(second, "sparkwright.db"));
  const { stdout } = await run(["doctor"], second).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/^ok {4}Books: /m);
  expect(stdout.match(/^bad .*$/gm)).toEqual(["bad   Workflow automation: The worker is not running."]);

  const next = await startSite({ ...siteOn(second), PORT: String(await freePort()) });
  person.url = next.url;
  await person.waitsForSpark(made.documentId);
  await person.waitsForSpark(open.documentId);
  const results = await (await person.ask(`/project/${project.id}/results/${made.id}`)).text();
  const picture = await person.ask(/\/media\/[0-9a-f]{32}/.exec(results)?.[0] ?? "");
  expect(picture.headers.get("Content-Type")).toMatch(/^image\//);
  expectExactBooks(readBooks(second), 10_000);
});

/** The states of a copy's sparks; none where there is no copy yet. */
function readStates(file: string): string[] {
  try {
    const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      return sqlite.prepare<[], string>("select status from sparks order by id").pluck().all();
    } finally {
      sqlite.close();
    }
  } catch {
    return [];
  }
}
