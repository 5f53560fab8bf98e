import { isDiskFull } from "#db/disk-full";
import { type Job, openJobTable } from "./job-table.server";
import { pauseOrStop } from "./pause-or-stop";
import { JobHandedBack, JobTimedOut, type Queue, type RunningJob, type Work, WorkerStopping } from "./queue";

export interface SqliteQueueOptions {
  /** The queue's own SQLite file. It holds nothing that the sweep could not queue again. */
  file: string;
  /** The name of its jobs; others of the same file belong to other queues. */
  name: string;
  /** How often a job is tried in all. */
  tries?: number;
  /** Milliseconds between a failed try and the next. */
  retryAfter?: number;
  /** Milliseconds after which a job's signal aborts. */
  timeout?: number;
  /** Milliseconds for which a job belongs to its worker without a sign of life; renewed at a third of it. */
  lease?: number;
  /** Milliseconds between two looks into an empty queue, and between two tries to write on a full disk. */
  pollEvery?: number;
  /** The calendar's time in milliseconds, which may jump. */
  now?: () => number;
}

/** The embedded queue: one table in a SQLite file, one job at a time. */
export function openSqliteQueue<Payload>(options: SqliteQueueOptions): Queue<Payload> {
  const { file, name, tries = 3, retryAfter = 3_000, timeout = 20 * 60_000, lease = 60_000 } = options;
  const { pollEvery = 200, now = Date.now } = options;
  const table = openJobTable(file, { name, tries, retryAfter, lease, now });
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  /** Writes again and again while the disk is full. What is not written when the worker stops is found by `requeueRunning`. */
  async function persist<T>(write: () => T): Promise<T | undefined> {
    for (;;) {
      try {
        return write();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        if (stopping.signal.aborted) return undefined;
        await pauseOrStop(pollEvery, stopping.signal);
      }
    }
  }

  async function runOnce(job: Job, work: Work<Payload>, pause: number): Promise<void> {
    const abort = new AbortController();
    const stop = () => abort.abort(new WorkerStopping("The worker is stopping."));
    const deadline = setTimeout(
      () => abort.abort(new JobTimedOut(`The job ran for more than ${timeout} ms.`)),
      timeout,
    );
    const renewal = setInterval(() => renew(job), Math.max(lease / 3, 1000));
    stopping.signal.addEventListener("abort", stop, { once: true });
    if (stopping.signal.aborted) stop();
    try {
      await work(runningJob(job, abort.signal));
      await persist(() => table.complete(job));
    } catch (error) {
      // why silent: the work logs what went wrong, with what it was about; the queue only keeps count.
      const isHandedBack = abort.signal.reason instanceof WorkerStopping || error instanceof JobHandedBack;
      await persist(() => (isHandedBack ? table.handBack(job) : table.fail(job, pause)));
    } finally {
      clearTimeout(deadline);
      clearInterval(renewal);
      stopping.signal.removeEventListener("abort", stop);
    }
  }

  function renew(job: Job): void {
    try {
      table.renew(job);
    } catch {
      // why: a renewal that fails (a full disk, a lock) is followed by another well before the lease ends.
    }
  }

  async function work(task: Work<Payload>, untilEmpty: boolean): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await persist(() => table.take());
      if (taken) await runOnce(taken, task, untilEmpty ? 0 : retryAfter);
      else if (untilEmpty && table.depth().waiting === 0) return;
      else await pauseOrStop(pollEvery, stopping.signal);
    }
  }

  return {
    async enqueue({ id, name: given, payload, priority }) {
      if (given !== name) throw new Error(`This queue is for jobs of the name "${name}", not "${given}"`);
      table.add({ id, name, payload: JSON.stringify(payload), priority });
    },
    remove: async (id) => table.remove(id),
    has: async (id) => table.has(id),
    depth: async () => table.depth(),
    run(task) {
      loop = work(task, false);
      return loop;
    },
    drain(task) {
      loop = work(task, true);
      return loop;
    },
    async stop() {
      stopping.abort();
      await loop;
    },
    requeueRunning: async () => table.requeueRunning(),
    close() {
      // why: a loop that waits for jobs would ask a file that is shut
      stopping.abort();
      table.close();
    },
  };
}

function runningJob<Payload>({ payload, lease: _, ...job }: Job, signal: AbortSignal): RunningJob<Payload> {
  return { ...job, payload: JSON.parse(payload) as Payload, signal };
}
