import { randomUUID } from "node:crypto";
import { Queue as BullQueue, type Job, Worker } from "bullmq";
import { askServer, usualPatience } from "./ask-server";
import { openRedis, watchConnection } from "./open-redis.server";
import { pauseOrStop } from "./pause-or-stop";
import {
  JobHandedBack,
  JobTimedOut,
  type Queue,
  QueueUnreachable,
  type RunningJob,
  type Work,
  WorkerStopping,
} from "./queue";
import { readKeyPrefix } from "./redis-keys";

export interface BullQueueOptions {
  /** redis://..., or rediss:// for TLS. */
  url: string;
  /** Keeps the queues of one server apart. */
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
  /** Milliseconds after which a question to a server that says nothing fails. */
  patience?: number;
  /** How many jobs this process works on at once, asked before each is taken. */
  atOnce?: () => number;
  /** Told each time the server stops answering the loop, and with null when it answers again. */
  onTrouble?: (error: Error | null) => void;
}

/** What is kept of a job beside what BullMQ keeps: the tries that were handed back do not count. */
interface Kept<Payload> {
  payload: Payload;
  handedBack: number;
}

/** Looks often: a look costs one round trip, and people wait for what it finds. */
const usualPoll = 100;

/**
 * A queue on BullMQ with Redis or Valkey, for workers on several machines. A job's lock in BullMQ is its lease; who may take back a job
 * whose lock is gone, and how often it is tried, is decided here, so that the port's promises hold as they do in the embedded queue.
 * While the server cannot be reached `run` waits for it; every other call fails with QueueUnreachable.
 */
export function openBullQueue<Payload>(options: BullQueueOptions): Queue<Payload> {
  const { url, name, tries = 3, retryAfter = 3_000, timeout = 20 * 60_000, lease = 30_000 } = options;
  const { pollEvery = usualPoll, patience = usualPatience, atOnce = () => 1, onTrouble = () => {} } = options;
  const connection = openRedis(url);
  const prefix = readKeyPrefix(url);
  const queue = new BullQueue<Kept<Payload>>(name, { connection, prefix });
  // why nothing is done: what cannot be asked fails where it is asked.
  queue.on("error", () => {});
  let worker: Worker<Kept<Payload>> | undefined;
  const token = randomUUID();
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;
  let lastLook = 0;

  function openWorker() {
    if (worker) return worker;
    worker = new Worker(name, undefined, { connection, prefix, autorun: false, lockDuration: lease });
    worker.on("error", () => {});
    return worker;
  }

  const isLost = watchConnection(connection);

  /** why not asked where the connection is lost: it is made again by itself, and what is asked meanwhile would be kept for it without end. */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (isLost()) throw new QueueUnreachable("The connection to the queue's server is lost.");
    return askServer(question(), patience);
  }
  const countTries = (job: Job<Kept<Payload>>) => job.attemptsStarted - job.data.handedBack;

  /** Puts a job back that is nobody's any more, or drops it when it had its last try. Needs the job's lock. */
  async function putBack(job: Job<Kept<Payload>>): Promise<void> {
    if (countTries(job) >= tries) await ask(() => job.moveToCompleted(null, token, false));
    else await ask(() => job.moveToWait(token));
  }

  /** Takes jobs back that count as running: those whose lease ran out, or all. Says how many. */
  async function takeBack(which: "expired" | "all"): Promise<number> {
    let taken = 0;
    for (const job of await ask(() => queue.getActive())) {
      if (!job?.id) continue;
      const lock = queue.toKey(`${job.id}:lock`);
      // why a lock first: of two workers that see the same job, one gets it.
      const isOurs = await ask(() =>
        which === "all" ? connection.set(lock, token, "PX", 10_000) : connection.set(lock, token, "PX", 10_000, "NX"),
      );
      if (!isOurs) continue;
      await putBack(job);
      taken += 1;
    }
    return taken;
  }

  async function take(isDraining: boolean): Promise<Job<Kept<Payload>> | undefined> {
    if (isDraining) await ask(() => queue.promoteJobs());
    if (isDraining || performance.now() - lastLook > lease / 3) {
      await takeBack("expired");
      lastLook = performance.now();
    }
    return ask(() => openWorker().getNextJob(token, { block: false }));
  }

  async function runOnce(job: Job<Kept<Payload>>, work: Work<Payload>, pause: number): Promise<void> {
    const abort = new AbortController();
    const stop = () => abort.abort(new WorkerStopping("The worker is stopping."));
    const deadline = setTimeout(
      () => abort.abort(new JobTimedOut(`The job ran for more than ${timeout} ms.`)),
      timeout,
    );
    // why ignored: a renewal that fails is followed by another well before the lease ends.
    const renewal = setInterval(() => void job.extendLock(token, lease).catch(() => {}), Math.max(lease / 3, 1000));
    stopping.signal.addEventListener("abort", stop, { once: true });
    if (stopping.signal.aborted) stop();
    try {
      await work(runningJob(job, countTries(job), abort.signal));
      await settle(() => job.moveToCompleted(null, token, false));
    } catch (error) {
      // why silent: the work logs what went wrong, with what it was about; the queue only keeps count.
      const isHandedBack = abort.signal.reason instanceof WorkerStopping || error instanceof JobHandedBack;
      await settle(() => (isHandedBack ? handBack(job) : fail(job, pause)));
    } finally {
      clearTimeout(deadline);
      clearInterval(renewal);
      stopping.signal.removeEventListener("abort", stop);
    }
  }

  async function handBack(job: Job<Kept<Payload>>) {
    await job.updateData({ ...job.data, handedBack: job.data.handedBack + 1 });
    await job.moveToWait(token);
  }

  async function fail(job: Job<Kept<Payload>>, pause: number) {
    if (countTries(job) >= tries) await job.moveToCompleted(null, token, false);
    else if (pause > 0) await job.moveToDelayed(Date.now() + pause, token);
    else await job.moveToWait(token);
  }

  /**
   * why no error: a job that the server lost, or gave to another worker meanwhile, is not ours to settle; its lease says the rest. why asked of
   * a lost connection, too: it may be back in time.
   */
  async function settle(write: () => Promise<unknown>): Promise<void> {
    await askServer(write(), patience).catch(() => {});
  }

  async function work(task: Work<Payload>, isDraining: boolean): Promise<void> {
    const running = new Set<Promise<void>>();
    let isAway = false;
    while (!stopping.signal.aborted) {
      if (running.size >= Math.max(1, atOnce())) {
        await Promise.race([...running, pauseOrStop(usualPoll, stopping.signal)]);
        continue;
      }
      try {
        const job = await take(isDraining);
        if (isAway) onTrouble(null);
        isAway = false;
        if (job) {
          const run: Promise<void> = runOnce(job, task, isDraining ? 0 : retryAfter).finally(() => running.delete(run));
          running.add(run);
          continue;
        }
      } catch (error) {
        if (!isAway) onTrouble(error as Error);
        isAway = true;
      }
      if (isDraining && running.size === 0 && !isAway && (await isEmpty())) return;
      await Promise.race([...running, pauseOrStop(pollEvery, stopping.signal)]);
    }
    await Promise.all(running);
  }

  async function isEmpty(): Promise<boolean> {
    const { waiting, running } = await countJobs();
    return waiting === 0 && running === 0;
  }

  async function countJobs() {
    const {
      wait = 0,
      prioritized = 0,
      delayed = 0,
      active = 0,
    } = await ask(() => queue.getJobCounts("wait", "prioritized", "delayed", "active"));
    return { waiting: wait + prioritized + delayed, running: active };
  }

  return {
    async enqueue({ id, name, payload, priority }) {
      const settings = { jobId: id, priority, removeOnComplete: true, removeOnFail: true };
      await ask(() => queue.add(name, { payload, handedBack: 0 }, settings));
    },
    async remove(id) {
      const job = await ask(() => queue.getJob(id));
      if (!job || (await ask(() => job.isActive()))) return false;
      return ask(() => job.remove()).then(
        () => true,
        (error) => {
          if (error instanceof QueueUnreachable) throw error;
          return false;
        },
      );
    },
    has: async (id) => (await ask(() => queue.getJob(id))) !== undefined,
    depth: countJobs,
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
    requeueRunning: () => takeBack("all"),
    close() {
      for (const opened of [queue, worker]) void opened?.disconnect().catch(() => {});
      connection.disconnect();
    },
  };
}

function runningJob<Payload>(job: Job<Kept<Payload>>, attempt: number, signal: AbortSignal): RunningJob<Payload> {
  return {
    id: job.id ?? "",
    name: job.name,
    payload: job.data.payload,
    priority: job.opts.priority ?? 0,
    attempt,
    signal,
  };
}
