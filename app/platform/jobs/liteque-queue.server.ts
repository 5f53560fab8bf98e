import Sqlite from "better-sqlite3";
import { buildDBClient, SqliteQueue } from "liteque";
import {
  JobTimedOut,
  type NewJob,
  type Queue,
  type QueueDepth,
  type RunningJob,
  type Work,
  WorkerStopping,
} from "./queue";

export interface LitequeOptions {
  /** The queue's own SQLite file. It holds nothing that the sweep could not queue again. */
  file: string;
  name: string;
  /** How often a job is tried in all. */
  tries?: number;
  /** Milliseconds between a failed try and the next. */
  retryAfter?: number;
  /** Milliseconds after which a job's signal aborts. */
  timeout?: number;
  /** Milliseconds for which a job belongs to its worker without a sign of life; renewed at a third of it. */
  lease?: number;
  /** Milliseconds between two looks into an empty queue. */
  pollEvery?: number;
}

interface Task {
  id: number;
  payload: string;
  priority: number;
  allocationId: string;
  numRunsLeft: number;
  maxNumRuns: number;
}

type Envelope<Payload> = Pick<NewJob<Payload>, "id" | "name" | "payload">;

/**
 * The queue on liteque: its table, its idempotency keys, its retries.
 * why not its Runner and attemptDequeue: liteque 0.8 takes a job inside an async transaction, which better-sqlite3 since 11.10 refuses
 * (karakeep-app/karakeep#1594). Its Runner also begins the next job while a timed-out one still runs. So a job is taken by one
 * UPDATE on liteque's own table, which is atomic by itself, and run by the loop below.
 */
export function openLitequeQueue<Payload>(options: LitequeOptions): Queue<Payload> {
  const { file, name, tries = 3, retryAfter = 3_000, timeout = 20 * 60_000, lease = 60_000, pollEvery = 200 } = options;
  const queue = new SqliteQueue<Envelope<Payload>>(name, buildDBClient(file, { runMigrations: true }), {
    defaultJobArgs: { numRetries: tries - 1 },
    keepFailedJobs: false,
  });
  const table = openTaskTable(file, name);

  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  async function runOnce(task: Task, work: Work<Payload>, pause: number): Promise<void> {
    const abort = new AbortController();
    const stop = () => abort.abort(new WorkerStopping("The worker is stopping."));
    const deadline = setTimeout(
      () => abort.abort(new JobTimedOut(`The job ran for more than ${timeout} ms.`)),
      timeout,
    );
    const renewal = setInterval(() => table.renew(task, lease), Math.max(lease / 3, 1000));
    stopping.signal.addEventListener("abort", stop, { once: true });
    if (stopping.signal.aborted) stop();
    try {
      await work(runningJob(task, abort.signal));
      await queue.finalize(task.id, task.allocationId, "completed");
    } catch {
      // why silent: the work logs what went wrong, with what it was about; the queue only keeps count.
      const handedBack = abort.signal.reason instanceof WorkerStopping;
      const next = new Date(Date.now() + (handedBack ? 0 : pause));
      const spent = task.numRunsLeft <= 0 && !handedBack;
      await queue.finalize(task.id, task.allocationId, spent ? "failed" : "pending_retry", next, handedBack);
    } finally {
      clearTimeout(deadline);
      clearInterval(renewal);
      stopping.signal.removeEventListener("abort", stop);
    }
  }

  function runningJob(task: Task, signal: AbortSignal): RunningJob<Payload> {
    const envelope = JSON.parse(task.payload) as Envelope<Payload>;
    return { ...envelope, priority: task.priority, attempt: task.maxNumRuns - task.numRunsLeft, signal };
  }

  async function work(task: Work<Payload>, untilEmpty: boolean): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = table.take(lease);
      if (taken) await runOnce(taken, task, untilEmpty ? 0 : retryAfter);
      else if (untilEmpty && table.depth().waiting === 0) return;
      else await pauseOrStop(pollEvery, stopping.signal);
    }
  }

  return {
    async enqueue({ id, name, payload, priority }) {
      await queue.enqueue({ id, name, payload }, { idempotencyKey: id, priority });
    },
    async remove(id) {
      return table.remove(id);
    },
    async has(id) {
      return table.has(id);
    },
    async depth() {
      return table.depth();
    },
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
    async takeBackAll() {
      return table.takeBackAll();
    },
    close() {
      table.close();
    },
  };
}

/** What liteque has no function for, said in SQL on its table. Its lease ends (`expireAt`) are in seconds, `availableAt` in milliseconds. */
function openTaskTable(file: string, queue: string) {
  const sqlite = new Sqlite(file);
  const take = sqlite.prepare<unknown[], Task>(`
    update tasks set status = 'running', numRunsLeft = numRunsLeft - 1, expireAt = :leaseEnd, allocationId = lower(hex(randomblob(8)))
    where id = (
      select id from tasks
      where queue = :queue and numRunsLeft > 0 and coalesce(availableAt, 0) <= :now
        and (status in ('pending', 'pending_retry') or (status = 'running' and expireAt < :now / 1000))
      order by priority, createdAt, id limit 1)
    returning id, payload, priority, allocationId, numRunsLeft, maxNumRuns`);
  const dropSpent = sqlite.prepare(
    `delete from tasks where queue = :queue and numRunsLeft <= 0
       and (status <> 'running' or expireAt < :now / 1000)`,
  );
  const renew = sqlite.prepare(`update tasks set expireAt = :leaseEnd where id = :id and allocationId = :allocationId`);
  const remove = sqlite.prepare(`delete from tasks where queue = ? and idempotencyKey = ? and status <> 'running'`);
  const find = sqlite.prepare(`select 1 from tasks where queue = ? and idempotencyKey = ?`);
  const takeBackAll = sqlite.prepare(
    `update tasks set status = 'pending_retry', expireAt = null, availableAt = 0 where queue = ? and status = 'running'`,
  );
  const count = sqlite.prepare<unknown[], QueueDepth>(
    `select count(*) filter (where status <> 'running') as waiting, count(*) filter (where status = 'running') as running
     from tasks where queue = ?`,
  );
  const leaseEnd = (lease: number) => Math.ceil((Date.now() + lease) / 1000);

  return {
    take(lease: number): Task | undefined {
      const now = Date.now();
      dropSpent.run({ queue, now });
      return take.get({ queue, now, leaseEnd: leaseEnd(lease) });
    },
    renew(task: Task, lease: number): void {
      try {
        renew.run({ id: task.id, allocationId: task.allocationId, leaseEnd: leaseEnd(lease) });
      } catch {
        // why: a renewal that fails (a full disk, a lock) is followed by another well before the lease ends.
      }
    },
    remove: (id: string): boolean => remove.run(queue, id).changes > 0,
    has: (id: string): boolean => find.get(queue, id) !== undefined,
    takeBackAll(): number {
      const { changes } = takeBackAll.run(queue);
      dropSpent.run({ queue, now: Date.now() });
      return changes;
    },
    depth: (): QueueDepth => count.get(queue) ?? { waiting: 0, running: 0 },
    close: () => sqlite.close(),
  };
}

function pauseOrStop(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
