import { eq, or } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { sparks } from "#db/schema";
import { createNotFound } from "~/platform/http/not-found.server";
import { log } from "~/platform/log/log.server";
import { removeMedia } from "~/platform/media/remove-media.server";
import { removeSparks } from "./remove-sparks.server";

/**
 * Deletes one spark with its files, versions and review links, and with what is being made again of it. What is on its way is cancelled
 * and its hold released first; what it cost stays in the ledger. Rows go in one transaction, files after it: should that fail, the sweep
 * for orphans takes them.
 * @throws a 404 response when it is not this user's spark, or only a part that is made again.
 */
export async function deleteSpark(user: { id: number }, sparkId: number, now = new Date()): Promise<void> {
  const files = inTransaction((tx) => {
    const spark = tx
      .select({ userId: sparks.userId, redoOf: sparks.redoOf })
      .from(sparks)
      .where(eq(sparks.id, sparkId))
      .get();
    if (spark?.userId !== user.id || spark.redoOf !== null) throw createNotFound();
    const itAndItsRedos = or(eq(sparks.id, sparkId), eq(sparks.redoOf, sparkId));
    return removeSparks(tx, user, itAndItsRedos, "It was deleted.", now);
  });
  await removeMedia(...files).catch((error) => log.error({ err: error, sparkId }, "files of a deleted spark are left"));
}
