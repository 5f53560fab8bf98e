import type { BlogPicture } from "./find-blog-page.server";
import type { PostPage } from "./get-post-page.server";
import "~/ui/styles/prose.css";
import "./blog.css";

const longDate = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });

/** The day of a post, in UTC as everywhere on the site. */
export function PostDate({ at }: { at: string }) {
  return <time dateTime={at}>{longDate.format(new Date(at))}</time>;
}

/** A post to read: author and date under the page's title, the picture, the text. */
export function BlogArticle({
  title,
  author,
  published,
  picture,
  html,
  textAttributes,
}: Pick<PostPage, "title" | "author" | "published" | "picture" | "html" | "textAttributes">) {
  return (
    <article className="blog-post" aria-label={title}>
      <p className="blog-post-byline">
        By <bdi>{author}</bdi>, <PostDate at={published} />
      </p>
      {picture ? <PostPicture picture={picture} /> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderPost obeys no tag in it. */}
      <div className="prose" {...textAttributes} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

function PostPicture({ picture: { src, alt, width, height, isOwn } }: { picture: BlogPicture }) {
  return (
    <img
      className={isOwn ? "blog-post-picture" : "blog-post-picture blog-picture-boxed"}
      src={src}
      alt={alt}
      width={width}
      height={height}
      referrerPolicy="no-referrer"
    />
  );
}
