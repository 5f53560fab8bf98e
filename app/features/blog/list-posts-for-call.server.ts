import { createCallError } from "~/platform/http/call.server";
import { entriesPerCall } from "~/platform/http/call-page.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import type { BlogPostAnswer } from "./blog.calls";
import type { BlogPost } from "./blog-post";
import { findPosts } from "./blog-post.queries.server";
import type { BlogPostInput } from "./blog-post.schema";
import { createSlug } from "./slug";

/** A post as calls answer it. */
export function toBlogPostAnswer({ firstPublicAt: _, cardId: __, ...post }: BlogPost): BlogPostAnswer {
  const { publishAt, createdAt, updatedAt } = post;
  return {
    ...post,
    publishAt: publishAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Clients send an address after the title with each post: that is no choice of one, and leaves a public post where it is. */
export function readChosenSlug<Input extends BlogPostInput>(input: Input): Input {
  return input.slug === createSlug(input.title) ? { ...input, slug: null } : input;
}

/**
 * The posts that a call asks for with `?before=`, and the `Link` header to the next page.
 * @throws a 400 for what is no id.
 */
export function listPostsForCall(request: Request) {
  const url = new URL(request.url);
  const asked = url.searchParams.get("before");
  const before = asked === null ? null : parseRowId(asked);
  if (asked !== null && before === null) {
    const message = "'before' is the id of a post.";
    throw createCallError(400, message, { errors: { before: [message] } });
  }
  const found = findPosts({ before, limit: entriesPerCall + 1 });
  const shown = found.slice(0, entriesPerCall);
  const headers: Record<string, string> =
    found.length > entriesPerCall ? { Link: `<${url.pathname}?before=${shown.at(-1)?.id}>; rel="next"` } : {};
  return { posts: shown.map(toBlogPostAnswer), headers };
}
