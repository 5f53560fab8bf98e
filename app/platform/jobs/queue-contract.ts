import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { JobHandedBack, type JobTimedOut, type NewJob, type Queue, WorkerStopping } from "./queue";

type Payload = { word: string };

export interface QueueUnderTest {
  /** Opens the queue; called again it opens the same one, as a restarted process would. Short pauses and `timeout` keep tests quick. */
  open(options?: { timeout?: number; lease?: number }): Queue<Payload>;
  cleanUp(): void;
}

const job = (id: string, priority = 1): NewJob<Payload> => ({ id, name: "say", payload: { word: id }, priority });

/** What every adapter of the queue port keeps. Adapters try a job three times. */
export function describeQueue(name: string, make: () => QueueUnderTest): void {
  describe(name, () => {
    let under: QueueUnderTest;
    let queue: Queue<Payload>;
    const done: string[] = [];
    const say = async ({ payload }: { payload: Payload }) => void done.push(payload.word);

    beforeEach(() => {
      done.length = 0;
      under = make();
      queue = under.open();
    });
    afterEach(() => under.cleanUp());

    test("hands a job with its name, payload and try to the work", async () => {
      await queue.enqueue(job("a", 4));
      const seen: unknown[] = [];
      await queue.drain(async ({ signal, ...rest }) => void seen.push(rest));
      expect(seen).toEqual([{ id: "a", name: "say", payload: { word: "a" }, priority: 4, attempt: 1 }]);
    });

    test("takes the lower priority first, and equals in the order of their coming", async () => {
      for (const [id, priority] of [
        ["free-1", 3],
        ["scale", 0],
        ["free-2", 3],
        ["launch", 2],
      ] as const) {
        await queue.enqueue(job(id, priority));
      }
      await queue.drain(say);
      expect(done).toEqual(["scale", "launch", "free-1", "free-2"]);
    });

    test("does not add a job twice while it waits or runs, and adds it again when it has ended", async () => {
      await queue.enqueue(job("a"));
      await queue.enqueue(job("a"));
      await queue.drain(async (running) => {
        await queue.enqueue(job("a"));
        await say(running);
      });
      expect(done).toEqual(["a"]);

      await queue.enqueue(job("a"));
      await queue.drain(say);
      expect(done).toEqual(["a", "a"]);
    });

    test("tries a failing job three times, others go on, and its id is free afterwards", async () => {
      await queue.enqueue(job("bad", 0));
      await queue.enqueue(job("good", 1));
      const attempts: number[] = [];
      await queue.drain(async (running) => {
        if (running.id === "bad") {
          attempts.push(running.attempt);
          throw new Error("no");
        }
        await say(running);
      });
      expect(attempts).toEqual([1, 2, 3]);
      expect(done).toEqual(["good"]);
      expect(await queue.has("bad")).toBe(false);
      await queue.enqueue(job("bad"));
      expect(await queue.has("bad")).toBe(true);
    });

    test("runs one job at a time", async () => {
      await queue.enqueue(job("a"));
      await queue.enqueue(job("b"));
      let running = 0;
      let most = 0;
      await queue.drain(async () => {
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running--;
      });
      expect(most).toBe(1);
    });

    test("counts what waits and what runs", async () => {
      await queue.enqueue(job("a", 0));
      await queue.enqueue(job("b"));
      const depths: unknown[] = [];
      await queue.drain(async () => void depths.push(await queue.depth()));
      expect(depths).toEqual([
        { waiting: 1, running: 1 },
        { waiting: 0, running: 1 },
      ]);
      expect(await queue.depth()).toEqual({ waiting: 0, running: 0 });
    });

    test("takes out a job that waits, and leaves one that runs", async () => {
      await queue.enqueue(job("a", 0));
      await queue.enqueue(job("b"));
      const removed: boolean[] = [];
      await queue.drain(async (running) => {
        removed.push(await queue.remove("a"), await queue.remove("b"), await queue.remove("unknown"));
        await say(running);
      });
      expect(removed).toEqual([false, true, false]);
      expect(done).toEqual(["a"]);
    });

    test("takes up a job that comes while it runs", async () => {
      const running = queue.run(async (started) => {
        await say(started);
        void queue.stop();
      });
      await queue.enqueue(job("late"));
      await running;
      expect(done).toEqual(["late"]);
    });

    test("stopping aborts the running job and hands it back without counting the try", async () => {
      await queue.enqueue(job("a"));
      const reasons: unknown[] = [];
      await queue.run(async ({ signal }) => {
        void queue.stop();
        await aborted(signal);
        reasons.push(signal.reason);
        throw signal.reason;
      });
      expect(reasons[0]).toBeInstanceOf(WorkerStopping);
      expect(await queue.depth()).toEqual({ waiting: 1, running: 0 });

      const attempts: number[] = [];
      await under.open().drain(async ({ attempt }) => void attempts.push(attempt));
      expect(attempts).toEqual([1]);
    });

    test("a try that the work hands back does not count", async () => {
      await queue.enqueue(job("a"));
      const attempts: number[] = [];
      await queue.drain(async ({ attempt }) => {
        attempts.push(attempt);
        if (attempts.length < 5) throw new JobHandedBack("no room");
      });
      expect(attempts).toEqual([1, 1, 1, 1, 1]);
    });

    test("a job that finishes while the worker stops is done", async () => {
      await queue.enqueue(job("a"));
      await queue.run(async (running) => {
        void queue.stop();
        await say(running);
      });
      expect(await queue.has("a")).toBe(false);
    });

    test("aborts a job that runs too long and begins no other before it has ended", async () => {
      queue = under.open({ timeout: 20 });
      await queue.enqueue(job("long", 0));
      await queue.enqueue(job("next", 1));
      const events: string[] = [];
      await queue.drain(async ({ id, signal }) => {
        events.push(`begin ${id}`);
        if (id === "next") return;
        await aborted(signal);
        await new Promise(setImmediate);
        events.push(`end ${id}: ${(signal.reason as JobTimedOut).name}`);
        throw signal.reason;
      });
      const once = ["begin long", "end long: JobTimedOut"];
      expect(events).toEqual([...once, ...once, ...once, "begin next"]);
    });

    test("what a dead worker had is waiting again at once, and that try counted", async () => {
      await queue.enqueue(job("a"));
      const attempts: number[] = [];
      // why never settled: a killed process leaves its job just so.
      await begun(queue, attempts);

      const second = under.open();
      expect(await second.depth()).toEqual({ waiting: 0, running: 1 });
      expect(await second.requeueRunning()).toBe(1);
      await second.drain(async ({ attempt }) => void attempts.push(attempt));
      expect(attempts).toEqual([1, 2]);
    });

    test("a job that kills its worker each time is dropped, and its id is free", async () => {
      await queue.enqueue(job("killer"));
      const attempts: number[] = [];
      for (let death = 0; death < 3; death++) {
        const worker = under.open();
        await worker.requeueRunning();
        await begun(worker, attempts);
      }
      expect(attempts).toEqual([1, 2, 3]);
      const next = under.open();
      await next.requeueRunning();
      expect(await next.has("killer")).toBe(false);
    });

    test("a job whose lease has run out goes to another worker", async () => {
      const short = under.open({ lease: -2000 });
      await short.enqueue(job("a"));
      await begun(short, []);
      await queue.drain(say);
      expect(done).toEqual(["a"]);
    });
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Resolves once the queue has begun a job, which then never ends. */
function begun(queue: Queue<Payload>, attempts: number[]): Promise<void> {
  return new Promise((resolve) => {
    void queue.run(({ attempt }) => {
      attempts.push(attempt);
      resolve();
      return new Promise(() => {});
    });
  });
}
