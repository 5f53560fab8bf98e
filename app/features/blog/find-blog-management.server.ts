import { formatCreatedAt } from "~/features/projects/format-created-at";
import { parseRowId } from "~/platform/text/parse-row-id";
import { type BlogPost, getPostState } from "./blog-post";
import { findPosts } from "./blog-post.queries.server";
import { postFormConstraints } from "./post-form.schema";

const postsAtOnce = 50;

const moment = new Intl.DateTimeFormat("en-US", {
  ...({ month: "short", day: "numeric", year: "numeric", hour: "2-digit", minute: "2-digit" } as const),
  hourCycle: "h23",
  timeZone: "UTC",
});

/** A moment with the zone that it is told in: 'Mar 31, 2026, 09:00 UTC'. */
const formatMoment = (date: Date) => `${moment.format(date)} UTC`;

function describeRow(post: BlogPost, now: Date) {
  const { id, title, slug, author, publishAt, createdAt } = post;
  const state = getPostState(post, now);
  const shown = state === "draft" || !publishAt ? createdAt : publishAt;
  return {
    ...{ id, title, slug, author, state },
    date: state === "scheduled" ? formatMoment(shown) : formatCreatedAt(shown),
    dateTime: shown.toISOString(),
  };
}

export type PostRow = ReturnType<typeof describeRow>;

/** What the page has beside its form: a part of the list of all posts, `before` a post of it, and what the form's controls take. */
export function findBlogManagement(request: Request, now = new Date()) {
  const before = parseRowId(new URL(request.url).searchParams.get("before") ?? "");
  const found = findPosts({ before, limit: postsAtOnce + 1 });
  const shown = found.slice(0, postsAtOnce);
  return {
    posts: shown.map((post) => describeRow(post, now)),
    older: found.length > postsAtOnce ? (shown.at(-1)?.id ?? null) : null,
    isNewest: before === null,
    constraints: postFormConstraints,
    now: formatMoment(now),
  };
}

export type BlogManagement = ReturnType<typeof findBlogManagement>;
