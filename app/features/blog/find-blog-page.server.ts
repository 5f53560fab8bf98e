import type { BlogPost } from "./blog-post";
import { findPublicPosts } from "./blog-post.queries.server";
import { readListPlace, writeListPlace } from "./list-place";
import { findBlogPicture } from "./publish-picture.server";
import { describePost } from "./render-post.server";

const postsAtOnce = 10;
/** Characters under a title in the list. */
const longestTeaser = 240;

/** A post in the list, with what is shown of it. */
function describeEntry(post: BlogPost) {
  const { title, slug, author, publishAt, imageUrl } = post;
  return {
    ...{ title, slug, author },
    date: publishAt?.toISOString() ?? "",
    teaser: describePost({ content: post.content, excerpt: post.excerpt }, longestTeaser),
    picture: describePicture(post, imageUrl),
  };
}

export type BlogEntry = ReturnType<typeof describeEntry>;

/** The picture of a post as a page shows it: its own size where it is ours, else the shape that the page gives it. */
export function describePicture({ title, imageAlt }: Pick<BlogPost, "title" | "imageAlt">, src: string | null) {
  if (!src) return null;
  const own = findBlogPicture(src);
  const isOwn = own !== null && own.width > 0 && own.height > 0;
  return { src, alt: imageAlt || title, width: isOwn ? own.width : 1200, height: isOwn ? own.height : 630, isOwn };
}

export type BlogPicture = NonNullable<ReturnType<typeof describePicture>>;

/**
 * The part of the blog that an address asks for, `before` or `after` a place in it. `older` and `newer` are the places beside it, null
 * where there is nothing more.
 */
export function findBlogPage(request: Request, now = new Date()) {
  const params = new URL(request.url).searchParams;
  const after = readListPlace(params.get("after"));
  const before = after ? null : readListPlace(params.get("before"));
  const found = findPublicPosts({ before, after, limit: postsAtOnce + 1 }, now);
  const hasMore = found.length > postsAtOnce;
  const posts = after && hasMore ? found.slice(1) : found.slice(0, postsAtOnce);
  const [first, last] = [posts[0], posts.at(-1)];
  return {
    posts: posts.map(describeEntry),
    older: (after ? true : hasMore) && last ? writeListPlace(last) : null,
    newer: (after ? hasMore : before !== null) && first ? writeListPlace(first) : null,
    isFirst: !after && !before,
    // why not the address as it came: whatever else stands in its query is no other page.
    path: `/blog${after ? `?after=${writeListPlace(after)}` : before ? `?before=${writeListPlace(before)}` : ""}`,
  };
}

export type BlogPage = ReturnType<typeof findBlogPage>;
