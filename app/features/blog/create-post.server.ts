import { inTransaction } from "#db/client";
import { blogPosts } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import { requireAdministrator } from "~/features/settings/require-administrator";
import type { User } from "~/platform/auth/user";
import { type BlogPost, decidePublication } from "./blog-post";
import type { BlogPostInput } from "./blog-post.schema";
import { chooseSlug } from "./choose-slug.server";
import { drawPostCard } from "./draw-post-card.server";
import { publishPicture } from "./publish-picture.server";
import { requireReadable } from "./require-readable.server";
import { createSlug } from "./slug";

/**
 * Writes a new post: a draft, or public from its moment on. Without an address of its own it has one after its title.
 * @throws PictureGone, DiskFull, and what `findFaults` explains of a text that cannot be laid out.
 */
export async function createPost(admin: User, input: BlogPostInput, now = new Date()): Promise<BlogPost> {
  requireAdministrator(admin);
  await requireReadable(input.content);
  const imageUrl = await publishPicture(admin, input.imageUrl);
  const cardId = await drawPostCard(input);
  return inTransaction((tx) => {
    const slug = chooseSlug(tx, input.slug ?? createSlug(input.title), null);
    const publication = decidePublication(input, null, now);
    const post = { ...input, ...publication, slug, imageUrl, cardId, createdAt: now, updatedAt: now };
    recordAct(tx, admin, { act: "create-post", subject: input.title }, now);
    return tx.insert(blogPosts).values(post).returning().get();
  });
}
