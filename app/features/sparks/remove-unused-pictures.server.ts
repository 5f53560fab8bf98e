import { and, isNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client";
import { media, sparks } from "#db/schema";
import { removeMedia } from "~/platform/media/remove-media.server";

/** Milliseconds that an uploaded picture waits for its spark. */
const patience = 24 * 3_600_000;

/** Removes the uploaded pictures that no spark used within a day. Returns how many. */
export async function removeUnusedPictures(now: Date): Promise<number> {
  const unused = db
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        isNull(media.sparkId),
        lt(media.createdAt, new Date(now.getTime() - patience)),
        sql`not exists (select 1 from ${sparks} where ${sparks.userId} = ${media.userId} and ${sparks.productImageUrl} = '/media/' || ${media.id})`,
      ),
    )
    .all();
  await removeMedia(...unused.map((row) => row.id));
  return unused.length;
}
