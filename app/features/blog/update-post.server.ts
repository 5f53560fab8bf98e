import { eq } from "drizzle-orm";
import { inTransaction, type Transaction } from "#db/client";
import { blogPosts, blogRedirects } from "#db/schema";
import { recordAct } from "~/features/administration/record-act.server";
import { requireAdministrator } from "~/features/settings/require-administrator";
import type { User } from "~/platform/auth/user";
import { type BlogPost, decidePublication, findFirstPublicMoment } from "./blog-post";
import type { BlogPostInput } from "./blog-post.schema";
import { chooseSlug } from "./choose-slug.server";
import { drawPostCard } from "./draw-post-card.server";
import { publishPicture } from "./publish-picture.server";
import { requireReadable } from "./require-readable.server";
import { createSlug, numberSlug } from "./slug";

export type PostUpdate =
  | { became: "updated"; post: BlogPost }
  /** Somebody changed it in between; nothing was written. */
  | { became: "stale"; saved: BlogPost }
  | { became: "gone" };

/**
 * Changes a post. Its address follows its title until it was public; from then on only an address that is given changes it, and the former
 * one leads to the new.
 * @param revision The one that was read before; null writes over whatever is there.
 * @throws PictureGone, DiskFull, and what `findFaults` explains of a text that cannot be laid out.
 */
export async function updatePost(
  admin: User,
  before: BlogPost,
  input: BlogPostInput,
  revision: number | null,
  now = new Date(),
): Promise<PostUpdate> {
  requireAdministrator(admin);
  if (revision !== null && before.revision !== revision) return { became: "stale", saved: before };
  await requireReadable(input.content);
  const imageUrl = await publishPicture(admin, input.imageUrl);
  const isSameCard = before.cardId !== null && before.title === input.title && before.excerpt === input.excerpt;
  const cardId = isSameCard ? before.cardId : await drawPostCard(input);
  return inTransaction((tx) => {
    const present = tx.select().from(blogPosts).where(eq(blogPosts.id, before.id)).get();
    if (!present) return { became: "gone" };
    if (revision !== null && present.revision !== revision) return { became: "stale", saved: present };
    const slug = moveToAddress(tx, present, input, now);
    const publication = decidePublication(input, present, now);
    const next = { ...input, ...publication, slug, imageUrl, cardId, revision: present.revision + 1, updatedAt: now };
    const post = tx.update(blogPosts).set(next).where(eq(blogPosts.id, present.id)).returning().get();
    recordAct(tx, admin, { act: "update-post", subject: post.title }, now);
    return { became: "updated", post };
  });
}

/** The address that the post has from now on. One that visitors may know leaves a redirect. */
function moveToAddress(tx: Transaction, present: BlogPost, { slug, title }: BlogPostInput, now: Date): string {
  const wasPublic = findFirstPublicMoment(present, now) !== null;
  const wanted = chooseWanted(present, slug, createSlug(title), wasPublic);
  if (wanted === present.slug) return wanted;
  const chosen = chooseSlug(tx, wanted, present.id);
  if (chosen === present.slug) return chosen;
  tx.delete(blogRedirects).where(eq(blogRedirects.slug, chosen)).run();
  if (wasPublic) tx.insert(blogRedirects).values({ slug: present.slug, postId: present.id, createdAt: now }).run();
  return chosen;
}

function chooseWanted(present: BlogPost, given: string | null, fromTitle: string, wasPublic: boolean): string {
  if (given !== null && given !== present.slug) return given;
  if (wasPublic) return present.slug;
  return given === null || isMadeFrom(createSlug(present.title), present.slug) ? fromTitle : present.slug;
}

const isMadeFrom = (made: string, slug: string) => {
  const number = Number(/-(\d+)$/.exec(slug)?.[1]);
  return slug === made || (number > 1 && slug === numberSlug(made, number));
};
