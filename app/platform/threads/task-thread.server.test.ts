import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TaskThread } from "./task-thread.server";

const program = `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", ({ id, task, args }) => {
  if (task === "spin") for (;;);
  if (task === "die") process.exit(1);
  if (task === "fail") return parentPort.postMessage({ id, error: { name: "Refused", message: args[0] } });
  parentPort.postMessage({ id, value: [threadId, ...args] });
});`;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "thread-"));
  file = path.join(folder, "thread.mjs");
  writeFileSync(file, program);
});
afterEach(() => rm(folder, { recursive: true }));

describe("a thread for tasks", () => {
  test("answers in turn, and passes a task's error on by its name", async () => {
    const thread = new TaskThread(file, { idle: 50 });
    const answers = await Promise.allSettled([
      thread.run("one", "echo", ["a"]),
      thread.run("other", "fail", ["no words"]),
      thread.run("third", "echo", ["b"]),
    ]);
    expect(answers).toMatchObject([
      { value: [expect.any(Number), "a"] },
      { reason: { name: "Refused", message: "no words" } },
      { value: [expect.any(Number), "b"] },
    ]);
  });

  test("takes one task of an owner at a time and no more than may wait, and blocks nobody meanwhile", async () => {
    const thread = new TaskThread(file, { mostWaiting: 1, timeLimit: 1000 });
    const running = thread.run("one", "spin", []);
    const waiting = thread.run("other", "echo", ["waited"]);
    await expect(thread.run("one", "echo", [])).rejects.toMatchObject({ name: "ThreadBusy", reason: "owner" });
    await expect(thread.run("other", "echo", [])).rejects.toMatchObject({ name: "ThreadBusy", reason: "owner" });
    await expect(thread.run("third", "echo", [])).rejects.toMatchObject({ name: "ThreadBusy", reason: "queue" });
    await expect(running).rejects.toMatchObject({ name: "ThreadFailed" });
    await expect(waiting).resolves.toEqual([expect.any(Number), "waited"]);
    await expect(thread.run("one", "echo", ["again"])).resolves.toEqual([expect.any(Number), "again"]);
  });

  test("begins a new one when it breaks", async () => {
    const thread = new TaskThread(file);
    await expect(thread.run("one", "die", [])).rejects.toMatchObject({ name: "ThreadFailed" });
    await expect(thread.run("one", "echo", ["alive"])).resolves.toEqual([expect.any(Number), "alive"]);
  });
});
