import type { ReactNode } from "react";
import type { CropShape } from "~/engine/engine";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Disclosure } from "~/ui/disclosure";
import { BriefResult } from "./brief-result";
import { DebugPanel } from "./debug-panel";
import type { ResultPage } from "./get-result-page.server";
import { Provenance } from "./provenance";
import { Receipt } from "./receipt";

const cropNames: Record<CropShape, string> = {
  "1:1": "Square post",
  "4:5": "Portrait post",
  "9:16": "Story",
  "1.91:1": "Link preview",
};

/** All that is said about the campaign, out of the way of what was made: formats, texts for publishing, brief, receipt, status. */
export function ResultDetails({ page }: { page: ResultPage }) {
  const { spark, image, video, captions, ads, blog, email, brief } = page;
  return (
    <section id="details" className="section details" aria-label="Details">
      <Disclosure summary="Details: formats, alt text, subtitles, brief, receipt, raw status">
        <div className="details-list">
          <Group title="Your sentence">
            <p className="whole-idea" {...getTextAttributes(spark.prompt)}>
              {spark.prompt}
            </p>
          </Group>
          {image ? <ImageDetails image={image} /> : null}
          {video ? <VideoDetails video={video} /> : null}
          {blog ? <BlogDetails blog={blog} /> : null}
          {Object.entries({ "E-mail": email, Captions: captions, Ads: ads }).map(([title, text]) =>
            text?.provenance ? (
              <Group key={title} title={title}>
                <Provenance made={text.provenance} />
              </Group>
            ) : null,
          )}
          {brief ? <BriefResult brief={brief} /> : null}
          <Group title="Receipt" id="receipt">
            <Receipt lines={page.receipt} />
          </Group>
          <DebugPanel raw={page.rawStatus} />
        </div>
      </Disclosure>
    </section>
  );
}

function Group({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <div className="details-group" id={id}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function ImageDetails({ image }: { image: NonNullable<ResultPage["image"]> }) {
  return (
    <Group title="Image">
      <dl className="facts">
        <Fact name="Alt text" text={image.altText} />
        {image.width && image.height ? <Fact name="Size" text={`${image.width} × ${image.height}`} isPlain /> : null}
      </dl>
      <div className="cluster">
        <LinkButton href={`${image.png}?download`} download icon="download" size="small">
          Download PNG
        </LinkButton>
        <LinkButton href={`${image.webp}?download`} download icon="download" size="small">
          Download WebP
        </LinkButton>
      </div>
      {image.crops.length > 0 ? (
        <ul className="crops" aria-label="Sizes for the platforms">
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
      ) : null}
      <Provenance made={image.provenance} />
    </Group>
  );
}

function VideoDetails({ video }: { video: NonNullable<ResultPage["video"]> }) {
  return (
    <Group title="Video">
      <div className="cluster">
        <LinkButton href={`${video.film}?download`} download icon="download" size="small">
          Download MP4
        </LinkButton>
        {video.horizontal ? (
          <LinkButton href={`${video.horizontal}?download`} download icon="download" size="small">
            Horizontal MP4
          </LinkButton>
        ) : null}
        <LinkButton href={`${video.srt}?download`} download icon="download" size="small">
          Subtitles SRT
        </LinkButton>
        <LinkButton href={`${video.vtt}?download`} download icon="download" size="small">
          Subtitles VTT
        </LinkButton>
      </div>
      <Provenance made={video.provenance} />
    </Group>
  );
}

function BlogDetails({ blog }: { blog: NonNullable<ResultPage["blog"]> }) {
  return (
    <Group title="Blog post">
      <dl className="facts">
        <Fact name="Title" text={blog.title} limit={60} />
        <Fact name="Meta description" text={blog.metaDescription} limit={160} />
        <Fact name="Excerpt" text={blog.excerpt} limit={300} />
        <Fact name="Slug" text={blog.slug} />
      </dl>
      <Provenance made={blog.provenance} />
    </Group>
  );
}

/** A text that goes elsewhere, with a button to take it along; a plain one is only to be read. */
function Fact({
  name,
  text,
  limit,
  isPlain = false,
}: {
  name: string;
  text: string;
  limit?: number;
  isPlain?: boolean;
}) {
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
      <dd dir={isPlain ? undefined : "auto"}>{text}</dd>
      {isPlain ? null : (
        <dd>
          <CopyButton text={text} what={`the ${name.toLowerCase()}`} />
        </dd>
      )}
    </div>
  );
}
