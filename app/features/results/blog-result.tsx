import { TextVoice } from "~/features/brand-voice/text-voice";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Section } from "~/ui/page";
import { Provenance } from "./provenance";
import type { ResultPage } from "./result-page.server";

/** The article as it will read, and beside it what goes with it when it is published. */
export function BlogResult({
  blog,
  files,
  voice,
}: {
  blog: NonNullable<ResultPage["blog"]>;
  files: string;
  voice: ResultPage["voices"]["blog"];
}) {
  return (
    <Section
      title="Blog Post"
      id="blog"
      actions={
        <>
          <CopyButton target="article" label="Copy all" aria-label="Copy the whole blog post" />
          {[".md", ".html", ".txt"].map((ending) => (
            <LinkButton
              key={ending}
              href={`${files}/article${ending}`}
              download
              icon="download"
              size="small"
              aria-label={`Download the blog post as ${ending}`}
            >
              {ending}
            </LinkButton>
          ))}
        </>
      }
    >
      <TextVoice voice={voice} type="blog" results={files.replace(/\/download$/, "")} />
      <div className="made-article">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the loader renders it through the sanitizer. */}
        <article id="article" className="prose" dangerouslySetInnerHTML={{ __html: blog.html }} />
        <div className="made-side">
          {blog.claimsToCheck.length > 0 ? (
            <div className="claims">
              <h3>Check before you publish</h3>
              <p>These sentences hold numbers, names or superlatives.</p>
              <ul>
                {blog.claimsToCheck.map((claim) => (
                  <li key={claim}>{claim}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <dl className="facts">
            <Fact name="Title" text={blog.title} limit={60} />
            <Fact name="Meta description" text={blog.metaDescription} limit={160} />
            <Fact name="Excerpt" text={blog.excerpt} limit={300} />
            <Fact name="Slug" text={blog.slug} />
          </dl>
          <Provenance made={blog.provenance} />
        </div>
      </div>
    </Section>
  );
}

function Fact({ name, text, limit }: { name: string; text: string; limit?: number }) {
  return (
    <div>
      <dt>
        {name}
        {limit ? (
          <span className="figure">
            {[...text].length} of {limit}
          </span>
        ) : null}
      </dt>
      <dd>{text}</dd>
      <dd>
        <CopyButton text={text} aria-label={`Copy the ${name.toLowerCase()}`} />
      </dd>
    </div>
  );
}
