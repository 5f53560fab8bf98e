import { and, eq } from "drizzle-orm";
import { db } from "#db/client";
import { media, parts, partVersions } from "#db/schema";
import { removeMedia } from "~/platform/media/remove-media.server";
import { findMediaIds } from "./stored-content";

/**
 * Removes files that were stored for a spark but belong to none of its parts, nor to what a part was before: a crash came between the
 * file and the part.
 * Only for a spark that nobody is storing for right now. Returns how many.
 */
export async function removeOrphansOfSpark(sparkId: number): Promise<number> {
  const done = db
    .select({ content: parts.content })
    .from(parts)
    .where(and(eq(parts.sparkId, sparkId), eq(parts.state, "done")))
    .all();
  const earlier = db
    .select({ content: partVersions.content })
    .from(partVersions)
    .innerJoin(parts, eq(parts.id, partVersions.partId))
    .where(eq(parts.sparkId, sparkId))
    .all();
  const used = new Set([...done, ...earlier].flatMap(({ content }) => findMediaIds(content)));
  const stored = db.select({ id: media.id }).from(media).where(eq(media.sparkId, sparkId)).all();
  const orphans = stored.map((row) => row.id).filter((id) => !used.has(id));
  await removeMedia(...orphans);
  return orphans.length;
}
