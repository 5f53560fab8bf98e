import { getTextAttributes } from "~/features/languages/text-attributes";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PostDate } from "./blog-article";
import type { BlogEntry, BlogPage } from "./find-blog-page.server";
import "./blog.css";

/** The public posts, the newest first. */
export function BlogList({ posts, older, newer, isFirst }: BlogPage) {
  if (posts.length === 0)
    return isFirst ? (
      <EmptyState
        title="No posts yet"
        text="News and guides about making campaigns will stand here. Until then, see what Sparkwright makes of one sentence."
        action={<LinkButton href="/">Try the demo</LinkButton>}
      />
    ) : (
      <EmptyState
        title="No more posts"
        text="There is nothing on this side of the list."
        action={<LinkButton href="/blog">Newest posts</LinkButton>}
      />
    );
  return (
    <>
      <ol className="blog-list">
        {posts.map((post) => (
          <li key={post.slug}>
            <Entry post={post} />
          </li>
        ))}
      </ol>
      {older || newer ? (
        <nav className="cluster" aria-label="More posts">
          {newer ? (
            <a className="button button-quiet" href={`/blog?after=${newer}`} rel="prev">
              Newer posts
            </a>
          ) : null}
          {older ? (
            <a className="button button-quiet" href={`/blog?before=${older}`} rel="next">
              Older posts
            </a>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

function Entry({ post: { title, slug, author, date, teaser, picture } }: { post: BlogEntry }) {
  return (
    <article className="blog-entry">
      {picture ? (
        // why no words: the link beside it says the same.
        <img
          className="blog-entry-picture"
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : null}
      <div className="blog-entry-text">
        <h2 {...getTextAttributes(title)}>
          <a href={`/blog/${slug}`}>{title}</a>
        </h2>
        <p className="fine-print">
          <PostDate at={date} /> · <bdi>{author}</bdi>
        </p>
        <p {...getTextAttributes(teaser)}>{teaser}</p>
      </div>
    </article>
  );
}
