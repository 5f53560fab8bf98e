import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { releaseWorkerLock, takeWorkerLock } from "./worker-lock.server";

const file = path.join(process.env.DATA_DIR ?? "", "lock-under-test");

afterEach(releaseWorkerLock);

/** Holds the lock in a process of its own, as a worker does. */
async function anotherWorker() {
  const hold = `new (require("better-sqlite3"))(process.argv[1]).exec("begin exclusive"); console.log("held"); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ["-e", hold, file], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return child;
}

test("a second worker does not get the lock, and gets it once the first was killed", async () => {
  const first = await anotherWorker();
  expect(takeWorkerLock(file, 0)).toBe(false);

  const ended = once(first, "exit");
  first.kill("SIGKILL");
  await ended;
  expect(takeWorkerLock(file, 0)).toBe(true);
});
