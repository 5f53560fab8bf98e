import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { media, projects, sparks } from "#db/schema";
import { endSpark } from "~/features/sparks/end-spark.server";
import { unendedStatuses } from "~/features/sparks/spark";
import { createNotFound } from "~/platform/http/not-found.server";
import { log } from "~/platform/log/log.server";
import { findMediaId } from "~/platform/media/media";
import { removeMedia } from "~/platform/media/remove-media.server";

/**
 * Deletes a project with its sparks and everything made of them. A spark on its way is cancelled and its hold released first; the
 * ledger's entries stay. Rows go in one transaction, files after it: should that fail, the sweep for orphans takes them.
 * @throws a 404 response when it is not this user's project.
 */
export async function deleteProject(user: { id: number }, projectId: number, now = new Date()): Promise<void> {
  const own = and(eq(projects.id, projectId), eq(projects.userId, user.id));
  const files = inTransaction((tx) => {
    if (!tx.select({ id: projects.id }).from(projects).where(own).get()) throw createNotFound();
    const unmade = { reason: "cancelled", message: "Its project was deleted.", endsWaiting: true } as const;
    const open = and(eq(sparks.projectId, projectId), inArray(sparks.status, unendedStatuses));
    for (const spark of tx.select({ id: sparks.id }).from(sparks).where(open).all()) endSpark(tx, spark, unmade, now);
    const ids = [...madeFiles(tx, projectId), ...referencePictures(tx, user, projectId)];
    tx.delete(projects).where(own).run();
    return ids;
  });
  await removeMedia(...files).catch((error) =>
    log.error({ err: error, projectId }, "files of a deleted project are left"),
  );
}

function madeFiles(tx: Transaction, projectId: number): string[] {
  return tx
    .select({ id: media.id })
    .from(media)
    .innerJoin(sparks, eq(sparks.id, media.sparkId))
    .where(eq(sparks.projectId, projectId))
    .all()
    .map(({ id }) => id);
}

/** The reference pictures of the project's sparks that no spark of another project uses. */
function referencePictures(tx: Transaction, user: { id: number }, projectId: number): string[] {
  const used = tx
    .selectDistinct({ url: sparks.productImageUrl, projectId: sparks.projectId })
    .from(sparks)
    .where(and(eq(sparks.userId, user.id), isNotNull(sparks.productImageUrl)))
    .all();
  const elsewhere = new Set(used.filter((row) => row.projectId !== projectId).map((row) => row.url));
  return used
    .filter((row) => row.projectId === projectId && !elsewhere.has(row.url))
    .flatMap((row) => findMediaId(row.url) ?? []);
}
