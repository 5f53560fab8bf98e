import { LinkButton } from "~/ui/button";
import { Section } from "~/ui/page";
import { Provenance } from "./provenance";
import type { ResultPage } from "./result-page.server";

/** The poster, large, with its alt text and its files. */
export function ImageResult({ image }: { image: NonNullable<ResultPage["image"]> }) {
  return (
    <Section title="Image" id="image">
      <div className="made-picture">
        <a href={image.png} target="_blank" rel="noreferrer" aria-label="Open the image in a new tab">
          <picture>
            <source srcSet={image.webp} type="image/webp" />
            <img src={image.png} alt={image.altText} width={image.width} height={image.height} />
          </picture>
        </a>
        <div className="made-side">
          <dl className="facts">
            <div>
              <dt>Alt text</dt>
              <dd id="alt-text">{image.altText}</dd>
            </div>
            {image.width && image.height ? (
              <div>
                <dt>Size</dt>
                <dd className="figure">
                  {image.width} × {image.height}
                </dd>
              </div>
            ) : null}
          </dl>
          <div className="cluster">
            <LinkButton href={image.png} target="_blank" icon="external" size="small">
              Open in new tab
            </LinkButton>
            <LinkButton href={`${image.png}?download`} download icon="download" size="small">
              Download PNG
            </LinkButton>
            <LinkButton href={`${image.webp}?download`} download icon="download" size="small">
              Download WebP
            </LinkButton>
          </div>
          <Provenance made={image.provenance} />
        </div>
      </div>
    </Section>
  );
}
