import { and, asc, desc, eq, lt, lte, sql } from "drizzle-orm";
import { db } from "#db/client";
import { blogPosts, blogRedirects } from "#db/schema";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import type { BlogPost } from "./blog-post";
import type { ListPlace } from "./list-place";

// why written out: an index on what is published is used only for a condition that says so without a parameter.
const isPublicNow = (now: Date) => and(sql`${blogPosts.published} = 1`, lte(blogPosts.publishAt, now));

/**
 * What visitors see, the newest first, at most `limit` posts beside a place: those before it are older. However many there are, only those
 * that are asked for are read.
 */
export function findPublicPosts(
  { before = null, after = null, limit }: { before?: ListPlace | null; after?: ListPlace | null; limit: number },
  now = new Date(),
): BlogPost[] {
  const { publishAt, id } = blogPosts;
  const isOlder = before && sql`(${publishAt}, ${id}) < (${before.publishAt.getTime()}, ${before.id})`;
  const isNewer = after && sql`(${publishAt}, ${id}) > (${after.publishAt.getTime()}, ${after.id})`;
  const rows = db
    .select()
    .from(blogPosts)
    .where(and(isPublicNow(now), isOlder ?? undefined, isNewer ?? undefined))
    .orderBy(...(after ? [asc(publishAt), asc(id)] : [desc(publishAt), desc(id)]))
    .limit(limit)
    .all();
  return after ? rows.reverse() : rows;
}

/** Of every public post, at most `limit`, the newest first: its address and when it came and was changed. */
export function findPublicMoments(limit: number, now = new Date()) {
  const { slug, publishAt, updatedAt, id } = blogPosts;
  return db
    .select({ slug, publishAt, updatedAt })
    .from(blogPosts)
    .where(isPublicNow(now))
    .orderBy(desc(publishAt), desc(id))
    .limit(limit)
    .all();
}

/** The public post at this address, or null: drafts and what is still to come are not there for visitors. */
export function findPublicPost(slug: string, now = new Date()): BlogPost | null {
  return (
    db
      .select()
      .from(blogPosts)
      .where(and(eq(blogPosts.slug, slug), isPublicNow(now)))
      .get() ?? null
  );
}

/** The present address of the public post that once had this one, or null. */
export function findRedirect(slug: string, now = new Date()): string | null {
  const row = db
    .select({ slug: blogPosts.slug })
    .from(blogRedirects)
    .innerJoin(blogPosts, eq(blogPosts.id, blogRedirects.postId))
    .where(and(eq(blogRedirects.slug, slug), isPublicNow(now)))
    .get();
  return row?.slug ?? null;
}

/** Every post, the newest first, at most `limit` of those older than the post `before`. */
export function findPosts({ before, limit }: { before: number | null; limit: number }): BlogPost[] {
  return db
    .select()
    .from(blogPosts)
    .where(before ? lt(blogPosts.id, before) : undefined)
    .orderBy(desc(blogPosts.id))
    .limit(limit)
    .all();
}

export function findPost(id: string | undefined): BlogPost | null {
  const rowId = parseRowId(id ?? "");
  return rowId === null ? null : (db.select().from(blogPosts).where(eq(blogPosts.id, rowId)).get() ?? null);
}

/** @throws the 404 of an unknown address. */
export function requirePost(id: string | undefined): BlogPost {
  const post = findPost(id);
  if (!post) throw createNotFound();
  return post;
}
