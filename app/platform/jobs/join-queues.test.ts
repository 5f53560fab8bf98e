import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { joinQueues } from "./join-queues";
import type { Queue } from "./queue";
import { describeQueue } from "./queue-contract";
import { openSqliteQueue } from "./sqlite-queue.server";

type Payload = { word: string };

function openTwo(file: string, more: { timeout?: number; lease?: number } = {}): Queue<Payload> {
  const open = (name: string) => openSqliteQueue<Payload>({ file, name, retryAfter: 1, pollEvery: 1, ...more });
  return joinQueues({ say: open("say"), sing: open("sing") });
}

describeQueue("two queues of one file, joined", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "queue-"));
  const opened: Queue<Payload>[] = [];
  return {
    open(options) {
      const queue = openTwo(path.join(folder, "queue.db"), options);
      opened.push(queue);
      return queue;
    },
    cleanUp() {
      for (const queue of opened) queue.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

function openJoined(): Queue<Payload> {
  const folder = mkdtempSync(path.join(tmpdir(), "queue-"));
  const queue = openTwo(path.join(folder, "queue.db"));
  onTestFinished(() => {
    queue.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return queue;
}

const job = (name: string, id: string) => ({ id, name, payload: { word: id }, priority: 1 });

test("a job waits for those of its own name alone", async () => {
  const queue = openJoined();
  for (const id of ["a", "b"]) await queue.enqueue(job("sing", id));
  await queue.enqueue(job("say", "c"));
  const done: string[] = [];
  let endSong = () => {};
  const song = new Promise<void>((resolve) => {
    endSong = resolve;
  });
  await queue.drain(async ({ id, name }) => {
    if (name === "say") expect(await queue.depth()).toEqual({ waiting: 1, running: 2 });
    if (name === "say") endSong();
    else await song;
    done.push(id);
  });
  expect(done.indexOf("c")).toBeLessThan(done.indexOf("b"));
  expect([...done].sort()).toEqual(["a", "b", "c"]);
});

test("a job of a name that no queue has is refused", async () => {
  await expect(openJoined().enqueue(job("dance", "a"))).rejects.toThrow('"dance"');
});
