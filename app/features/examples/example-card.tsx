import { getContentType } from "~/features/content-types/content-types";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ContentTypeIcon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { type Example, type ExampleContent, exampleCategories } from "./example";

/** One idea and what became of it. */
export function ExampleCard({ example }: { example: Example }) {
  const { sparkTitle, sparkPrompt, contentTypes, format, category, charged, isFeatured, results } = example;
  return (
    <article className="example-card">
      <h3>
        <bdi>{sparkTitle}</bdi>
      </h3>
      <p className="cluster">
        {isFeatured ? <Badge tone="ok">Featured</Badge> : null}
        <Badge>{exampleCategories[category]}</Badge>
        {charged > 0 ? <Sparks amount={charged} className="fine-print" /> : null}
      </p>
      <p className="example-card-prompt" {...getTextAttributes(sparkPrompt)}>
        {sparkPrompt}
      </p>
      <p className="visually-hidden">Made of it:</p>
      <ul className="cluster example-card-types">
        {contentTypes.map((type) => (
          <li key={type}>
            <ContentTypeIcon type={type} /> {getContentType(type, format).title}
          </li>
        ))}
      </ul>
      {pictureFirst(example.generatedContent).map((content) => (
        <Content key={content.type} content={content} example={example} />
      ))}
      <p className="cluster example-card-foot">
        <LinkButton href="/" icon="spark">
          Create Similar Spark<span className="visually-hidden"> to {sparkTitle}</span>
        </LinkButton>
        {results ? (
          <LinkButton href={results} variant="quiet">
            View all of it<span className="visually-hidden"> of {sparkPrompt}</span>
          </LinkButton>
        ) : null}
      </p>
    </article>
  );
}

/** What catches the eye comes before what is read. */
function pictureFirst(content: readonly ExampleContent[]): ExampleContent[] {
  return [...content.filter(({ picture }) => picture), ...content.filter(({ picture }) => !picture)];
}

function Content({ content, example }: { content: ExampleContent; example: Example }) {
  const { type, title, preview, sample, picture } = content;
  return (
    <section className="example-content">
      <p>
        <Badge>{getContentType(type, example.format).title}</Badge> {title ? <strong>{title}</strong> : null}
      </p>
      {preview ? <p {...getTextAttributes(preview)}>{preview}</p> : null}
      {picture ? (
        <img
          className="example-preview"
          src={picture.src}
          alt={picture.alt}
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <Disclosure
        summary={
          <>
            {picture ? "Show all of it" : "Read a sample"}
            <span className="visually-hidden"> of {example.sparkTitle}</span>
          </>
        }
      >
        {picture ? (
          <img
            src={picture.src}
            alt={`All of it: ${picture.alt}`}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <p className="example-sample" {...getTextAttributes(sample ?? "")}>
            {sample}
          </p>
        )}
      </Disclosure>
    </section>
  );
}
