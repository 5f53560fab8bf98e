import { config } from "~/platform/config/config.server";
import { log } from "~/platform/log/log.server";
import type { Queue } from "./queue";
import { openSqliteQueue } from "./sqlite-queue.server";

export interface QueuePlace {
  /** The file of the embedded queue, which it may share with queues of other jobs. */
  file: string;
  /** The name of its jobs. */
  job: string;
  /** The queue's name on a server. */
  name: string;
  /** How many jobs a process works on at once where the queue is on a server; one where nothing is said. */
  atOnce?: () => number;
}

/** Opens the product's queue. The one place that chooses its engine: on the server that QUEUE_URL names, else in a file. */
export function openQueue<Payload>({ file, job, ...place }: QueuePlace): Queue<Payload> {
  const url = config.queueUrl;
  return url === null ? openSqliteQueue<Payload>({ file, name: job }) : openQueueOnServer<Payload>({ url, ...place });
}

/** why loaded with the first call: a site without a server does without the memory that its client takes. */
function openQueueOnServer<Payload>(place: { url: string; name: string; atOnce?: () => number }): Queue<Payload> {
  let opened: Promise<Queue<Payload>> | undefined;
  const open = () => {
    opened ??= import("./bull-queue.server").then(({ openBullQueue }) =>
      openBullQueue<Payload>({ ...place, onTrouble }),
    );
    return opened;
  };
  return {
    enqueue: async (job) => (await open()).enqueue(job),
    remove: async (id) => (await open()).remove(id),
    has: async (id) => (await open()).has(id),
    depth: async () => (await open()).depth(),
    run: async (work) => (await open()).run(work),
    drain: async (work) => (await open()).drain(work),
    stop: async () => (await open()).stop(),
    requeueRunning: async () => (await open()).requeueRunning(),
    close: () => void opened?.then((queue) => queue.close()),
  };
}

function onTrouble(error: Error | null): void {
  if (error) log.warn({ err: error }, "the queue's server does not answer: the worker waits for it");
  else log.warn("the queue's server answers again: the worker goes on");
}
