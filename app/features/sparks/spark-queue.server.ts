import { getDataPath } from "#db/data-dir";
import { joinQueues } from "~/platform/jobs/join-queues";
import { openQueue } from "~/platform/jobs/open-queue.server";
import { type QueueDepth, QueueUnreachable } from "~/platform/jobs/queue";

/** Names a spark to be made: the payload of its job. */
export interface MakeSparkPayload {
  documentId: string;
}

let countAtOnce = () => 1;

/** Lets the worker make as many sparks of each job at once as `count` says, where the queue is on a server. */
export function makeSparksAtOnce(count: () => number): void {
  countAtOnce = count;
}

/** What a spark's job is called: one of words alone takes seconds, and goes past those that draw. */
export type SparkJob = "make-spark" | "write-spark";

const file = getDataPath("queue.db");

/** The queue of sparks to be made. A job's id is the spark's document id. */
export const sparkQueue = joinQueues<MakeSparkPayload>({
  "make-spark": openQueue<MakeSparkPayload>({ file, job: "make-spark", name: "sparks", atOnce: () => countAtOnce() }),
  "write-spark": openQueue<MakeSparkPayload>({
    file,
    job: "write-spark",
    name: "texts",
    // why as many: where a model writes, one that is slow must not hold up the others
    atOnce: () => countAtOnce(),
  }),
} satisfies Record<SparkJob, unknown>);

/** How much waits and runs; null while the queue's server does not answer. */
export async function findQueueDepth(): Promise<QueueDepth | null> {
  try {
    return await sparkQueue.depth();
  } catch (error) {
    if (error instanceof QueueUnreachable) return null;
    throw error;
  }
}
