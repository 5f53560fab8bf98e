import { and, lt, sql } from "drizzle-orm";
import { db } from "#db/client";
import { blogPosts, siteMedia } from "#db/schema";
import { removeSiteMedia } from "~/platform/media/site-media.server";
import { getBlogPictureUrl } from "./publish-picture.server";

/** Milliseconds that a picture waits for its post. */
const patience = 24 * 3_600_000;

/** Removes the blog's public files that no post has named for a day after they came. Returns how many. */
export async function removeUnusedBlogMedia(now = new Date()): Promise<number> {
  const unused = db
    .select({ id: siteMedia.id })
    .from(siteMedia)
    .where(
      and(
        lt(siteMedia.createdAt, new Date(now.getTime() - patience)),
        sql`not exists (select 1 from ${blogPosts} where ${blogPosts.cardId} = ${siteMedia.id} or ${blogPosts.imageUrl} = ${getBlogPictureUrl("")} || ${siteMedia.id})`,
      ),
    )
    .all();
  for (const { id } of unused) await removeSiteMedia(id);
  return unused.length;
}
