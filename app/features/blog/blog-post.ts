import type { blogPosts } from "#db/schema";

export type BlogPost = typeof blogPosts.$inferSelect;

type Publication = Pick<BlogPost, "published" | "publishAt" | "firstPublicAt">;

/** Whether visitors see it. */
export function isPublic({ published, publishAt }: Omit<Publication, "firstPublicAt">, now: Date): boolean {
  return published && publishAt !== null && publishAt <= now;
}

/** How far a post is, for the list of all. */
export function getPostState(post: Omit<Publication, "firstPublicAt">, now: Date): "published" | "scheduled" | "draft" {
  if (!post.published) return "draft";
  return isPublic(post, now) ? "published" : "scheduled";
}

/** When it first was public: what is known, or what the clock has brought since it was last changed. */
export function findFirstPublicMoment(post: Publication, now: Date): Date | null {
  return post.firstPublicAt ?? (isPublic(post, now) ? post.publishAt : null);
}

/**
 * From when a post is to be public. A published one without a moment keeps the one at which it became public, else it is public at once.
 * @param before The post until now; null for a new one.
 */
export function decidePublication(
  wanted: { published: boolean; publishAt: Date | null },
  before: Publication | null,
  now: Date,
): Publication {
  const publishAt = decideMoment(wanted, before, now);
  const published = wanted.published;
  const known = before ? findFirstPublicMoment(before, now) : null;
  return { published, publishAt, firstPublicAt: known ?? (isPublic({ published, publishAt }, now) ? publishAt : null) };
}

const minute = 60_000;

function decideMoment(
  { published, publishAt }: { published: boolean; publishAt: Date | null },
  before: Publication | null,
  now: Date,
): Date | null {
  const former = before?.publishAt ?? null;
  // why: a form shows whole minutes, and sending them back is no change.
  if (publishAt && former && Math.floor(former.getTime() / minute) === publishAt.getTime() / minute) return former;
  if (publishAt || !published) return publishAt;
  return before && isPublic(before, now) ? former : now;
}
