import { LinkButton } from "~/ui/button";
import type { BlogManagement, PostRow } from "./find-blog-management.server";
import { PostForm, type PostFormAnswer } from "./post-form";
import type { PostValues } from "./post-form-values";
import "./blog-management.css";

/** The form of a post on the left, all posts on the right. */
export function BlogManagementView({
  management,
  editing,
  values,
  answer,
}: {
  management: BlogManagement;
  /** The post that is edited; null for a new one. */
  editing: { id: number; slug: string; isFixed: boolean } | null;
  /** What the form begins with. */
  values: PostValues;
  answer: PostFormAnswer | undefined;
}) {
  return (
    <div className="blog-management">
      <PostForm
        key={editing?.id ?? "new"}
        editing={editing}
        values={values}
        answer={answer}
        constraints={management.constraints}
        now={management.now}
      />
      <div className="blog-management-side">
        <PostList {...management} editing={editing?.id ?? null} />
        <section className="blog-tips" aria-labelledby="blog-tips-title">
          <h2 id="blog-tips-title">Quick Tips</h2>
          <ul>
            <li>A title of up to 60 characters is shown whole by search engines.</li>
            <li>The excerpt stands in the list of posts and in the feed, the meta description in search results.</li>
            <li>Write in Markdown: ## for a heading, - for a list, **bold**, [words](https://…) for a link.</li>
            <li>A draft is seen by administrators alone. Preview shows how it reads.</li>
            <li>Published, with a moment to come: the post appears by itself at that moment.</li>
          </ul>
        </section>
      </div>
    </div>
  );
}

function PostList({
  posts,
  older,
  isNewest,
  editing,
}: Pick<BlogManagement, "posts" | "older" | "isNewest"> & { editing: number | null }) {
  return (
    <section aria-labelledby="blog-posts-title">
      <h2 id="blog-posts-title">Blog Posts</h2>
      {posts.length === 0 ? (
        <p className="fine-print">
          {isNewest ? "No posts yet. The first one that you save stands here." : "There are no older posts."}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        <section className="blog-rows-frame" aria-label="All posts" tabIndex={0}>
          <ul className="blog-rows">
            {posts.map((post) => (
              <Row key={post.id} post={post} isCurrent={post.id === editing} />
            ))}
          </ul>
        </section>
      )}
      <div className="cluster">
        {isNewest ? null : (
          <LinkButton href="/admin/blog" variant="quiet" size="small">
            Newest posts
          </LinkButton>
        )}
        {older ? (
          <LinkButton href={`/admin/blog?before=${older}`} variant="quiet" size="small">
            Older posts
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

const states = {
  published: { word: "Published", moment: "on" },
  scheduled: { word: "Scheduled", moment: "for" },
  draft: { word: "Draft", moment: "from" },
} as const;

function Row({
  post: { id, title, slug, author, state, date, dateTime },
  isCurrent,
}: {
  post: PostRow;
  isCurrent: boolean;
}) {
  const { word, moment } = states[state];
  return (
    <li className="blog-row" aria-current={isCurrent || undefined}>
      <h3 dir="auto">{title}</h3>
      <p className="fine-print">
        <span className={`blog-dot blog-dot-${state}`} aria-hidden="true" />
        {word} {moment} <time dateTime={dateTime}>{date}</time>, by <bdi>{author}</bdi>
      </p>
      <div className="cluster">
        <LinkButton href={`/admin/blog/${id}/edit`} size="small" icon="edit" aria-label={`Edit: ${title}`}>
          Edit
        </LinkButton>
        <LinkButton href={`/admin/blog/${id}/deletion`} size="small" icon="trash" aria-label={`Delete: ${title}`}>
          Delete
        </LinkButton>
        {state === "published" ? (
          <LinkButton href={`/blog/${slug}`} size="small" variant="quiet" aria-label={`View: ${title}`}>
            View
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}
