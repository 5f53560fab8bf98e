import { getContentType, sortContentTypes } from "~/features/content-types/content-types";
import { Status } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { ContentTypeIcon } from "~/ui/icon";
import { Page, Section } from "~/ui/page";
import { BlogResult } from "./blog-result";
import { BriefResult } from "./brief-result";
import { CaptionsResult } from "./captions-result";
import { DebugPanel } from "./debug-panel";
import { ImageResult } from "./image-result";
import { Receipt } from "./receipt";
import type { ResultPage } from "./result-page.server";
import { VideoResult } from "./video-result";

/** What catches the eye first. */
const shownOrder = sortContentTypes(({ place }) => place.results);

/** Everything a spark gave, also while some of it is still being made or after some of it failed. */
export function ResultsView({ page }: { page: ResultPage }) {
  const { spark, projectName, progress, blog, image, captions, video, unmade, voices } = page;
  const project = `/project/${spark.projectId}`;
  const files = `${project}/results/${spark.id}/download`;
  return (
    <Page
      title="Your campaign"
      back={project}
      backLabel={`Back to ${projectName}`}
      intro={<p className="results-idea">{spark.prompt}</p>}
      actions={
        <>
          <LinkButton href={`${project}/spark`} variant="primary" icon="spark">
            Create Another
          </LinkButton>
          <LinkButton href={project}>Back to Project</LinkButton>
        </>
      }
    >
      <ul className="results-parts">
        {shownOrder
          .flatMap(({ type }) => progress.parts.filter((part) => part.type === type))
          .map((part) => (
            <li key={part.type}>
              <ContentTypeIcon type={part.type} />
              {part.state === "completed" ? (
                <a href={`#${part.type}`}>{getContentType(part.type).title}</a>
              ) : (
                <>
                  {getContentType(part.type).title} <Status state={part.state} />
                </>
              )}
            </li>
          ))}
      </ul>
      {progress.hasEnded ? null : (
        <p className="results-note">
          Some of it is still being made. <a href={`${project}/processing/${spark.id}`}>See how far it is</a>
        </p>
      )}
      {unmade.map(({ type, message }) => (
        <div key={type} className="results-note results-note-bad" role="note">
          <strong>{getContentType(type).title}: not made</strong>
          <p>{message ?? "It could not be made."} Nothing was charged for it.</p>
        </div>
      ))}
      {image ? <ImageResult image={image} /> : null}
      {video ? <VideoResult video={video} /> : null}
      {captions ? <CaptionsResult captions={captions} files={files} voice={voices.caption} /> : null}
      {blog ? <BlogResult blog={blog} files={files} voice={voices.blog} /> : null}
      {page.brief ? <BriefResult brief={page.brief} /> : null}
      <Section title="Receipt" id="receipt">
        <Receipt lines={page.receipt} />
        <DebugPanel raw={page.rawStatus} />
      </Section>
    </Page>
  );
}
