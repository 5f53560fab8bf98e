import { eq, sql } from "drizzle-orm";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { sparks } from "#db/schema";
import { log } from "~/platform/log/log.server";
import { getContentType } from "../content-types/content-types";
import { type SparkJob, sparkQueue } from "./spark-queue.server";

/**
 * Queues a spark to be made; the smaller the priority, the sooner. One of words alone waits for no picture and no film of others. Queueing one
 * that already waits changes nothing.
 */
export async function makeSparkLater(documentId: string, priority: number): Promise<void> {
  await sparkQueue.enqueue({ id: documentId, name: findJob(documentId), payload: { documentId }, priority });
}

/**
 * The same for a spark that somebody just asked for, and who need not wait for a queue on a server that says nothing: what could not be
 * queued, the sweep queues.
 */
export function makeSparkSoon(documentId: string, priority: number): void {
  makeSparkLater(documentId, priority).catch((error) =>
    log.error({ err: error, documentId }, "a spark could not be queued; the sweep will do it"),
  );
}

const selectTypes = keepQuery((reader: typeof db) =>
  reader
    .select({ contentTypes: sparks.contentTypes })
    .from(sparks)
    .where(eq(sparks.documentId, sql.placeholder("documentId")))
    .prepare(),
);

function findJob(documentId: string): SparkJob {
  const types = selectTypes(db).get({ documentId })?.contentTypes ?? [];
  const isWritten = types.length > 0 && types.every((type) => getContentType(type).isWritten);
  return isWritten ? "write-spark" : "make-spark";
}
