import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client";
import { blogPosts, blogRedirects } from "#db/schema";
import { numberSlug } from "./slug";

/**
 * The wanted address, with a number where another post has it or had it while it was public. A former address of the post itself is free
 * to it again.
 * @param postId The post that it is for; null for a new one.
 */
export function chooseSlug(tx: Transaction, wanted: string, postId: number | null): string {
  let slug = wanted;
  for (let number = 2; isTaken(tx, slug, postId); number += 1) slug = numberSlug(wanted, number);
  return slug;
}

function isTaken(tx: Transaction, slug: string, postId: number | null): boolean {
  const post = tx.select({ id: blogPosts.id }).from(blogPosts).where(eq(blogPosts.slug, slug)).get();
  if (post) return post.id !== postId;
  const former = tx.select({ id: blogRedirects.postId }).from(blogRedirects).where(eq(blogRedirects.slug, slug)).get();
  return former !== undefined && former.id !== postId;
}
