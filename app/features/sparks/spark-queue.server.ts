import { getDataPath } from "#db/data-dir";
import { openQueue } from "~/platform/jobs/open-queue.server";
import { type QueueDepth, QueueUnreachable } from "~/platform/jobs/queue";

/** Names a spark to be made: the payload of "make-spark" jobs. */
export interface MakeSparkPayload {
  documentId: string;
}

/** The queue of sparks to be made. A job's id is the spark's document id. */
export const sparkQueue = openQueue<MakeSparkPayload>({ file: getDataPath("queue.db"), name: "sparks" });

/** How much waits and runs; null while the queue's server does not answer. */
export async function findQueueDepth(): Promise<QueueDepth | null> {
  try {
    return await sparkQueue.depth();
  } catch (error) {
    if (error instanceof QueueUnreachable) return null;
    throw error;
  }
}
