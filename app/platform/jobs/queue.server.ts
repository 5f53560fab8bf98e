import { dataPath } from "#db/data-dir";
import { openLitequeQueue } from "./liteque-queue.server";

/** Names a spark to be made: the payload of "make-spark" jobs. */
export interface MakeSparkPayload {
  documentId: string;
}

/** The queue of sparks to be made. A job's id is the spark's document id. */
export const sparkQueue = openLitequeQueue<MakeSparkPayload>({ file: dataPath("queue.db"), name: "sparks" });

export { JobTimedOut, type Queue, type RunningJob, WorkerStopping } from "./queue";
