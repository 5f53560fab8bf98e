import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Queue } from "./queue";
import { describeQueue } from "./queue-contract";
import { openSqliteQueue } from "./sqlite-queue.server";

describeQueue("the queue in a SQLite file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "queue-"));
  const opened: Queue<{ word: string }>[] = [];
  return {
    open(options) {
      const queue = openSqliteQueue<{ word: string }>({
        file: path.join(folder, "queue.db"),
        name: "say",
        tries: 3,
        retryAfter: 1,
        pollEvery: 1,
        ...options,
      });
      opened.push(queue);
      return queue;
    },
    cleanUp() {
      for (const queue of opened) queue.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

test("a clock that is set back delays neither a next try nor a job whose worker died", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "queue-"));
  const opened: Queue<string>[] = [];
  onTestFinished(() => {
    for (const queue of opened) queue.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const openAt = (iso: string) => {
    const queue = openSqliteQueue<string>({
      file: path.join(folder, "queue.db"),
      name: "say",
      retryAfter: 3_000,
      pollEvery: 1,
      now: () => Date.parse(iso),
    });
    opened.push(queue);
    return queue;
  };
  const before = openAt("2026-10-25T02:30:00Z");
  for (const id of ["fails", "dies"]) await before.enqueue({ id, name: "say", payload: id, priority: 1 });
  await new Promise<void>((resolve) => {
    void before.run(({ id }) => {
      if (id === "fails") return Promise.reject(new Error("no"));
      resolve();
      return new Promise(() => {});
    });
  });

  const attempts: unknown[] = [];
  await openAt("2026-10-25T01:30:00Z").drain(async ({ id, attempt }) => void attempts.push([id, attempt]));
  expect(attempts).toEqual([
    ["fails", 2],
    ["dies", 2],
  ]);
});
