import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type RedisUnderTest, startRedis } from "../../../tests/mocks/start-redis";
import { openBullQueue } from "./bull-queue.server";
import { type Queue, QueueUnreachable } from "./queue";
import { describeQueue } from "./queue-contract";

let redis: RedisUnderTest;
let queues = 0;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

describeQueue("the queue on BullMQ", () => {
  const name = `contract-${++queues}`;
  const opened: Queue<{ word: string }>[] = [];
  return {
    open({ timeout, lease = 30_000 } = {}) {
      // why: BullMQ knows no lease that is over before it begins; one of a millisecond is over at the next look.
      const options = { timeout, lease: Math.max(lease, 1) };
      const queue = openBullQueue<{ word: string }>({
        url: redis.url,
        name,
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
    },
  };
});

/** A queue on a server of its own, which the test may kill. */
async function openOnOwnServer(options: { atOnce?: () => number; patience?: number } = {}) {
  const own = await startRedis();
  const troubles: string[] = [];
  const queue = openBullQueue<string>({
    url: own.url,
    name: "own",
    patience: 200,
    pollEvery: 1,
    onTrouble: (error) => void troubles.push(error?.name ?? "answers"),
    ...options,
  });
  onTestFinished(async () => {
    queue.close();
    await own.stop();
  });
  return { own, queue, troubles };
}

test("two sites with prefixes of their own share a server, and neither sees the other's jobs", async () => {
  const [shop, blog] = ["shop", "blog"].map((prefix) =>
    openBullQueue<string>({ url: `${redis.url}?prefix=${prefix}`, name: "shared" }),
  ) as [Queue<string>, Queue<string>];
  onTestFinished(() => {
    for (const queue of [shop, blog]) queue.close();
  });
  await shop.enqueue({ id: "a", name: "say", payload: "a", priority: 1 });
  expect([await shop.has("a"), await blog.has("a")]).toEqual([true, false]);
});

test("works on as many jobs at once as it is told", async () => {
  const { queue } = await openOnOwnServer({ atOnce: () => 3 });
  for (const id of ["a", "b", "c", "d", "e"]) await queue.enqueue({ id, name: "say", payload: id, priority: 1 });
  let running = 0;
  let most = 0;
  let letGo = () => {};
  const three = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await queue.drain(async () => {
    most = Math.max(most, ++running);
    if (running === 3) letGo();
    await three;
    running--;
  });
  expect(most).toBe(3);
});

test("says within its patience that the server does not answer, and works on when it is back, empty as it may be", async () => {
  const { own, queue, troubles } = await openOnOwnServer();
  const done: string[] = [];
  let hear = () => {};
  const next = () =>
    new Promise<void>((resolve) => {
      hear = resolve;
    });
  const heard = next();
  const running = queue.run(async ({ id }) => {
    done.push(id);
    hear();
  });
  await queue.enqueue({ id: "before", name: "say", payload: "", priority: 1 });
  await heard;

  await own.kill();
  await expect(queue.enqueue({ id: "lost", name: "say", payload: "", priority: 1 })).rejects.toThrow(QueueUnreachable);
  await expect(queue.depth()).rejects.toThrow(QueueUnreachable);
  await expect.poll(() => troubles).toEqual(["QueueUnreachable"]);

  await own.start();
  await expect
    .poll(() =>
      queue.enqueue({ id: "after", name: "say", payload: "", priority: 1 }).then(
        () => "ok",
        () => "no",
      ),
    )
    .toBe("ok");
  // why not the next that is heard: what was asked just before the loss was noticed may have been kept, and come first.
  await expect.poll(() => done).toContain("after");
  expect(troubles).toEqual(["QueueUnreachable", "answers"]);
  await queue.stop();
  await running;
});

test("says at once that the connection is lost, and keeps nothing that was asked meanwhile for when it is back", async () => {
  const { own, queue } = await openOnOwnServer();
  const lost = "The connection to the queue's server is lost.";
  const job = (id: string) => ({ id, name: "say", payload: "", priority: 1 });
  await queue.enqueue(job("before"));
  await own.kill();
  await expect.poll(() => queue.depth().catch(({ message }) => message)).toBe(lost);
  await expect(queue.enqueue(job("lost"))).rejects.toThrow(lost);

  await own.start();
  await expect.poll(() => queue.depth().catch(() => null)).toEqual({ waiting: 0, running: 0 });
  expect(await queue.has("lost")).toBe(false);
});
