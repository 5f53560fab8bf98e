import { and, eq } from "drizzle-orm";
import { inTransaction } from "#db/client";
import { projects, sparks } from "#db/schema";
import { removeSparks } from "~/features/sparks/remove-sparks.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { log } from "~/platform/log/log.server";
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
    const ids = removeSparks(tx, user, eq(sparks.projectId, projectId), "Its project was deleted.", now);
    tx.delete(projects).where(own).run();
    return ids;
  });
  await removeMedia(...files).catch((error) =>
    log.error({ err: error, projectId }, "files of a deleted project are left"),
  );
}
