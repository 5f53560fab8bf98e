import type { CropShape } from "~/engine/engine";
import { LinkButton } from "~/ui/button";
import { Section } from "~/ui/page";
import { Provenance } from "./provenance";
import type { ResultPage } from "./result-page.server";

const cropNames: Record<CropShape, string> = {
  "1:1": "Square post",
  "4:5": "Portrait post",
  "9:16": "Story",
  "1.91:1": "Link preview",
};

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
          {image.crops.length > 0 ? (
            <>
              <h3 id="crops-title">Sizes for the platforms</h3>
              <ul className="crops" aria-labelledby="crops-title">
                {image.crops.map(({ shape, url, width, height }) => (
                  <li key={shape}>
                    <a href={`${url}?download`} download>
                      {cropNames[shape]}
                      <span className="visually-hidden"> image as PNG</span>
                    </a>
                    <span className="fine-print figure">
                      {shape}
                      {width && height ? `, ${width} × ${height}` : null}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <Provenance made={image.provenance} />
        </div>
      </div>
    </Section>
  );
}
