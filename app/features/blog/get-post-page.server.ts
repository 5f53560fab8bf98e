import { getTextAttributes } from "~/features/languages/text-attributes";
import { createNotFound } from "~/platform/http/not-found.server";
import { findPublicPost, findRedirect } from "./blog-post.queries.server";
import { describePicture } from "./find-blog-page.server";
import { getBlogPictureUrl } from "./publish-picture.server";
import { describePost, renderPost } from "./render-post.server";

/** Characters of what search engines and shared links say of a page. */
const longestDescription = 160;

/**
 * The page of a post that visitors may read, or `{ movedTo }` for an address that it had before.
 * @throws the 404 of an unknown address, for a draft and for a post that is still to come as well.
 */
export async function getPostPage(slug: string, now = new Date()) {
  const post = findPublicPost(slug, now);
  if (!post) {
    const movedTo = findRedirect(slug, now);
    if (movedTo) return { movedTo };
    throw createNotFound();
  }
  const { title, author, publishAt, updatedAt, firstPublicAt, excerpt, cardId } = post;
  const published = publishAt ?? now;
  return {
    ...{ title, slug: post.slug, author, excerpt },
    published: published.toISOString(),
    // why: what was changed before it came out is no later version for a reader.
    modified: new Date(Math.max(updatedAt.getTime(), (firstPublicAt ?? published).getTime())).toISOString(),
    description: describePost(post, longestDescription),
    html: await renderPost(post.content),
    textAttributes: getTextAttributes(post.content),
    picture: describePicture(post, post.imageUrl),
    card: cardId ? getBlogPictureUrl(cardId) : undefined,
  };
}

export type PostPage = Exclude<Awaited<ReturnType<typeof getPostPage>>, { movedTo: string }>;
