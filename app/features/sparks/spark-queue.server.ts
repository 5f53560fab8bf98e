import { getDataPath } from "#db/data-dir";
import { openQueue } from "~/platform/jobs/open-queue.server";

/** Names a spark to be made: the payload of "make-spark" jobs. */
export interface MakeSparkPayload {
  documentId: string;
}

/** The queue of sparks to be made. A job's id is the spark's document id. */
export const sparkQueue = openQueue<MakeSparkPayload>(getDataPath("queue.db"));
