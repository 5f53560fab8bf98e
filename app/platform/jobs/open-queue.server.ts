import type { Queue } from "./queue";
import { openSqliteQueue } from "./sqlite-queue.server";

/** Opens the product's queue. The one place that chooses its engine: today the one in a file, later another where QUEUE_URL names it. */
export function openQueue<Payload>(file: string): Queue<Payload> {
  return openSqliteQueue<Payload>({ file });
}
