import { sparkQueue } from "./spark-queue.server";

/** Queues a spark to be made; the smaller the priority, the sooner. Queueing one that already waits changes nothing. */
export async function makeSparkLater(documentId: string, priority: number): Promise<void> {
  await sparkQueue.enqueue({ id: documentId, name: "make-spark", payload: { documentId }, priority });
}
