/**
 * The queue's port: work that outlives the request that asked for it. An adapter keeps jobs until they are done, hands them out by
 * priority and gives back what a dead worker left. There is one in a file, and one on Redis for workers on other machines.
 */

export interface NewJob<Payload> {
  /** The job's own key. While a job of this id waits or runs, a second one is not added. */
  id: string;
  /** What is to be done, for the worker to choose its code by: "make-spark". */
  name: string;
  /** Plain data, kept as JSON. */
  payload: Payload;
  /** 0 goes first; a larger number waits behind. Equals go in the order of their coming. */
  priority: number;
}

export interface RunningJob<Payload> extends NewJob<Payload> {
  /** 1 for the first try. */
  attempt: number;
  /** Aborts with `WorkerStopping` or `JobTimedOut`. The work should end within two seconds of it. */
  signal: AbortSignal;
}

/** Resolves when the job is done; a rejection has it tried again, after a pause, as long as it has tries left. */
export type Work<Payload> = (job: RunningJob<Payload>) => Promise<void>;

/** The reason of a job's signal when the worker stops. The job goes back to the queue and the try does not count. */
export class WorkerStopping extends Error {
  override name = "WorkerStopping";
}

/** Thrown by the work when it could not even begin, as on a full disk: the job goes back to the queue and the try does not count. */
export class JobHandedBack extends Error {
  override name = "JobHandedBack";
}

/** The reason of a job's signal when the job has run for too long. The try counts. */
export class JobTimedOut extends Error {
  override name = "JobTimedOut";
}

/** Thrown by a queue on another machine that does not answer in time. */
export class QueueUnreachable extends Error {
  override name = "QueueUnreachable";
}

export interface QueueDepth {
  waiting: number;
  running: number;
}

export interface Queue<Payload> {
  /** Adds a job, or leaves the one that already waits or runs under this id. An id whose job has ended may be used again. */
  enqueue(job: NewJob<Payload>): Promise<void>;
  /** Takes a job out that no worker has begun. Says whether there was one. */
  remove(id: string): Promise<boolean>;
  /** Whether a job of this id waits or runs. */
  has(id: string): Promise<boolean>;
  depth(): Promise<QueueDepth>;
  /**
   * Works on jobs, one at a time where nothing else was asked for, until `stop` is called. Rejects when the queue's own file cannot be
   * read or written; a server that is away is waited for.
   */
  run(work: Work<Payload>): Promise<void>;
  /** Works until no job is left, repeats included, without their pauses. For tests and for one-off programs. */
  drain(work: Work<Payload>): Promise<void>;
  /** Takes no further job, aborts the running one with `WorkerStopping` and resolves when it is back in the queue. */
  stop(): Promise<void>;
  /**
   * Puts every job that counts as running back to waiting, at once, without waiting for leases to run out; returns how many.
   * The try that was cut off counts, so that a job that kills its worker is dropped in the end.
   * Only for a worker that knows itself to be the only one, before it runs.
   */
  requeueRunning(): Promise<number>;
  close(): void;
}
