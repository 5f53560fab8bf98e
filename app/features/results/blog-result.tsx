import type { ReactNode } from "react";
import { TextVoice } from "~/features/brand-voice/text-voice";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Section } from "~/ui/page";
import { Claims } from "./claims";
import { CopyByHand } from "./copy-by-hand";
import type { ResultPage } from "./get-result-page.server";
import "~/ui/styles/prose.css";

/** From this many characters on the article is folded. */
const folded = 1500;

/** The article as it will read, folded after its beginning, and what its author has to check. */
export function BlogResult({
  blog,
  files,
  voice,
  edit,
}: {
  blog: NonNullable<ResultPage["blog"]>;
  /** The address of its files; null for a reader who takes none along. */
  files: string | null;
  voice: ResultPage["voices"]["blog"];
  /** The ways to change it. */
  edit: ReactNode;
}) {
  const written = getTextAttributes(blog.markdown);
  return (
    <Section
      title="Blog Post"
      id="blog"
      actions={
        <>
          <CopyButton target="article" label="Copy all" what="of the blog post" variant="strong" />
          {edit}
          {(files ? [".md", ".html", ".txt"] : []).map((ending) => (
            <LinkButton
              key={ending}
              href={`${files}/article${ending}`}
              download
              icon="download"
              size="small"
              variant="quiet"
              aria-label={`Download the blog post as ${ending}`}
            >
              {ending}
            </LinkButton>
          ))}
        </>
      }
    >
      {files ? <TextVoice voice={voice} type="blog" results={files.replace(/\/download$/, "")} /> : null}
      <div className="made-article">
        <div className="article-body">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the loader renders it with no tag of its author. */}
          <article id="article" className="prose" {...written} dangerouslySetInnerHTML={{ __html: blog.html }} />
          {blog.markdown.length > folded ? (
            <details className="unfold">
              <summary>
                <span className="unfold-closed">Read all</span>
                <span className="unfold-open">Read less</span>
              </summary>
            </details>
          ) : null}
          <CopyByHand text={blog.markdown} label="The blog post as Markdown" />
        </div>
        <Claims claims={blog.claimsToCheck} remarks={blog.remarks} />
      </div>
    </Section>
  );
}
