import { randomUUID } from "node:crypto";
import { db } from "#db/client";
import { blogPosts } from "#db/schema";
import type { BlogPostInput } from "~/features/blog/blog-post.schema";
import { createPost } from "~/features/blog/create-post.server";
import { makeUser } from "./users";

const postInput: BlogPostInput = {
  title: "How we roast",
  content: "We roast each lot on its own, from the first crack on, and write down what we hear.",
  excerpt: null,
  metaDescription: null,
  imageUrl: null,
  imageAlt: null,
  author: "Admin",
  slug: null,
  published: true,
  publishAt: null,
};

/** What an administrator typed. */
export const aPost = (given: Partial<BlogPostInput> = {}): BlogPostInput => ({ ...postInput, ...given });

/** A post of the blog, public unless something else is said. */
export async function makePost(given: Partial<BlogPostInput> = {}, now = new Date()) {
  return createPost(await makeUser({ isAdmin: true }), aPost(given), now);
}

/** The id of a post as it is stored, without the card that is drawn for one. */
export function storePost(given: Partial<BlogPostInput> = {}): number {
  const typed = aPost(given);
  const post = { ...typed, slug: `post-${randomUUID()}`, publishAt: typed.publishAt ?? new Date() };
  return db.insert(blogPosts).values(post).returning({ id: blogPosts.id }).get().id;
}
