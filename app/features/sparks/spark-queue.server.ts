import { getDataPath } from "#db/data-dir";
import { openQueue } from "~/platform/jobs/open-queue.server";
import { type QueueDepth, QueueUnreachable } from "~/platform/jobs/queue";

/** Names a spark to be made: the payload of "make-spark" jobs. */
export interface MakeSparkPayload {
  documentId: string;
}

let countAtOnce = () => 1;

/** Lets the worker make as many sparks at once as `count` says, where the queue is on a server. */
export function makeSparksAtOnce(count: () => number): void {
  countAtOnce = count;
}

/** The queue of sparks to be made. A job's id is the spark's document id. */
export const sparkQueue = openQueue<MakeSparkPayload>({
  file: getDataPath("queue.db"),
  name: "sparks",
  atOnce: () => countAtOnce(),
});

/** How much waits and runs; null while the queue's server does not answer. */
export async function findQueueDepth(): Promise<QueueDepth | null> {
  try {
    return await sparkQueue.depth();
  } catch (error) {
    if (error instanceof QueueUnreachable) return null;
    throw error;
  }
}
