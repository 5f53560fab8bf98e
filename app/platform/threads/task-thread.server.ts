import { Worker } from "node:worker_threads";

/** What a thread is sent, and what it answers. */
export interface TaskCall {
  id: number;
  task: string;
  args: unknown[];
}
export type TaskAnswer = { id: number; value: unknown } | { id: number; error: { name: string; message: string } };

/** Nothing was begun: the owner has a task on its way already, or too many wait. */
export class ThreadBusy extends Error {
  override name = "ThreadBusy";
  constructor(readonly reason: "owner" | "queue") {
    super(reason === "owner" ? "This owner's task is still running." : "Too many tasks are waiting.");
  }
}

/** The task took longer than it may, or the thread broke. */
export class ThreadFailed extends Error {
  override name = "ThreadFailed";
}

export interface TaskThreadOptions {
  /** Tasks that wait at most, all owners together. */
  mostWaiting?: number;
  /** Milliseconds that one task may take, once it has begun. */
  timeLimit?: number;
  /** Milliseconds without a task after which the thread ends and gives its memory back. */
  idle?: number;
}

interface Job extends TaskCall {
  owner: string;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Work that would block the loop, done one after the other in a thread of its own that is started when it is needed. An owner has one
 * task at a time. A thread that takes too long is ended, and the next task gets a new one.
 */
export class TaskThread {
  readonly #options: Required<TaskThreadOptions>;
  readonly #waiting: Job[] = [];
  #running: Job | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(
    private readonly file: string,
    { mostWaiting = 16, timeLimit = 20_000, idle = 60_000 }: TaskThreadOptions = {},
  ) {
    this.#options = { mostWaiting, timeLimit, idle };
  }

  /**
   * Resolves with what the task answers; an error of the task rejects with its name and message.
   * @throws ThreadBusy at once, ThreadFailed later.
   */
  run(owner: string, task: string, args: unknown[]): Promise<unknown> {
    if (this.#running?.owner === owner || this.#waiting.some((job) => job.owner === owner))
      return Promise.reject(new ThreadBusy("owner"));
    if (this.#waiting.length >= this.#options.mostWaiting) return Promise.reject(new ThreadBusy("queue"));
    this.#count += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: this.#count, owner, task, args, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running) return;
    const job = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (!job) {
      this.#timer = setTimeout(() => this.#end(), this.#options.idle).unref();
      return;
    }
    this.#running = job;
    this.#timer = setTimeout(() => this.#fail("It took too long."), this.#options.timeLimit);
    const { id, task, args } = job;
    this.#started().postMessage({ id, task, args } satisfies TaskCall);
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker.on("message", (answer: TaskAnswer) => this.#settle(answer));
    worker.on("error", (error) => worker === this.#worker && this.#fail(error.message));
    worker.on("exit", () => worker === this.#worker && this.#fail("The thread ended."));
    // why: a thread that waits keeps no process alive
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #settle(answer: TaskAnswer): void {
    const job = this.#running;
    if (job?.id !== answer.id) return;
    this.#running = null;
    if ("value" in answer) job.resolve(answer.value);
    else job.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }));
    this.#next();
  }

  #fail(message: string): void {
    const job = this.#running;
    this.#running = null;
    this.#end();
    job?.reject(new ThreadFailed(message));
    this.#next();
  }

  #end(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }
}
