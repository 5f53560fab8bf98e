import type { ReactNode } from "react";
import type { ContentType } from "~/engine/engine";
import { getContentType, sortContentTypes } from "~/features/content-types/content-types";
import { getTextAttributes } from "~/features/languages/text-attributes";
import type { KeptForm } from "~/platform/http/kept-form.server";
import { Status } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Progress } from "~/ui/progress";
import { AdsResult } from "./ads-result";
import { BlogResult } from "./blog-result";
import { CaptionsResult } from "./captions-result";
import { EditLinks } from "./edit-links";
import { EmailResult } from "./email-result";
import type { ResultPage } from "./get-result-page.server";
import { OpenQuestions } from "./open-questions";
import { WriterNote } from "./provenance";
import { RedoNotes } from "./redo-notes";
import { ResultDetails } from "./result-details";
import { Stage } from "./stage";
import "./print.css";

/** What catches the eye first. */
const shownOrder = sortContentTypes(({ place }) => place.results);

/**
 * A sentence of more characters would take three lines; it is set smaller, so that poster and film end where the first screen does.
 * One of many more is cut after some lines and stands whole under the details.
 */
const longSentence = 56;

/** Everything a spark gave, as a presentation; also while some of it is still being made or after some of it failed. */
export function ResultsView({
  page,
  kept,
  standing,
  review,
}: {
  page: ResultPage;
  kept: KeptForm["values"] | null;
  /** How the review stands, where somebody waits for changes. */
  standing: ReactNode;
  /** What clients said of it, and how they are asked; null while there is nothing whole to review. */
  review: ReactNode;
}) {
  const {
    spark,
    projectName,
    progress,
    blog,
    email,
    image,
    captions,
    ads,
    video,
    unmade,
    unwritten,
    unreadable,
    voices,
    redos,
  } = page;
  const project = `/project/${spark.projectId}`;
  const results = `${project}/results/${spark.id}`;
  const files = `${results}/download`;
  const getEditLinks = (type: ContentType) => (
    <EditLinks
      results={results}
      type={type}
      what={getContentType(type, spark.format).noun}
      hasVersions={page.versioned.includes(type)}
      price={redos.prices[type]}
      variant={type === "image" || type === "video" ? "quiet" : "secondary"}
    />
  );
  return (
    <div className="page results">
      <header className="results-header">
        <div>
          <p className="results-project">
            A campaign for{" "}
            <bdi>
              <a href={project}>{projectName}</a>
            </bdi>
          </p>
          <h1
            {...getTextAttributes(spark.prompt)}
            className={[...spark.prompt].length > longSentence ? "is-long" : undefined}
          >
            {spark.prompt}
          </h1>
          {standing}
        </div>
        <div className="cluster">
          <LinkButton href={`${project}/spark`} variant={page.again ? "secondary" : "primary"} icon="spark">
            Create Another
          </LinkButton>
          <LinkButton href={project}>Back to Project</LinkButton>
          <LinkButton href={`/content-templates/new?spark=${spark.id}`} variant="quiet">
            Save as Template
          </LinkButton>
        </div>
      </header>
      <SectionBar page={page} download={`${files}/campaign.zip`} hasReview={Boolean(review)} />
      {progress.awaitsApproval ? (
        <div className="results-note" role="note">
          <strong>Waiting for your approval of the script</strong>
          <p>The video is made once you approve it.</p>
          <LinkButton href={`${project}/processing/${spark.id}/script`} icon="edit">
            Read the script
          </LinkButton>
        </div>
      ) : null}
      {progress.hasEnded || spark.status === "awaiting" ? null : (
        <div className="results-note">
          <Progress value={progress.percent} label={progress.label} id="progress" />
          Some of it is still being made. <a href={`${project}/processing/${spark.id}?steps`}>Check progress</a>
        </div>
      )}
      <RedoNotes redos={redos} results={results} />
      {unwritten ? (
        <p className="results-note" role="note">
          {capitalize(
            new Intl.ListFormat("en-US").format(unwritten.types.map((type) => getContentType(type, spark.format).noun)),
          )}
          : not written. {unwritten.message} Nothing was charged.
        </p>
      ) : null}
      {unmade.map(({ type, message }) => (
        <div key={type} className="results-note results-note-bad" role="note">
          <strong>{getContentType(type, spark.format).title}: not made</strong>
          <p>{message ?? "It could not be made."} Nothing was charged for it.</p>
        </div>
      ))}
      {unreadable.map((type) => (
        <div key={type} className="results-note results-note-bad" role="note">
          <strong>{getContentType(type, spark.format).title}: cannot be shown</strong>
          <p>We can’t read what was stored. Contact support and mention spark {spark.id}.</p>
        </div>
      ))}
      <Stage image={image} video={video} progress={progress} edit={getEditLinks} />
      {captions ? (
        <CaptionsResult
          captions={captions}
          author={projectName}
          image={image}
          video={video}
          files={files}
          voice={voices.caption}
          edit={getEditLinks("caption")}
        />
      ) : null}
      {ads ? <AdsResult ads={ads} files={files} voice={voices.caption} edit={getEditLinks("caption")} /> : null}
      {blog ? <BlogResult blog={blog} files={files} voice={voices.blog} edit={getEditLinks("blog")} /> : null}
      {email ? <EmailResult email={email} files={files} voice={voices.blog} edit={getEditLinks("blog")} /> : null}
      <WriterNote made={[captions, ads, blog, email].map((text) => text?.provenance)} isAdmin={page.isAdmin} />
      {page.again ? <OpenQuestions again={page.again} kept={kept} /> : null}
      {review}
      <ResultDetails page={page} />
      <p className="results-foot">
        <LinkButton href={`${results}/deletion`} variant="quiet" icon="trash" size="small">
          Delete this spark
        </LinkButton>
      </p>
    </div>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The ways to the parts and the way to take all of it along; it stays at the top while the page is read. */
function SectionBar({ page, download, hasReview }: { page: ResultPage; download: string; hasReview: boolean }) {
  const parts = shownOrder.flatMap(({ type }) => page.progress.parts.filter((part) => part.type === type));
  return (
    <div className="section-bar">
      <nav aria-label="Parts of the campaign">
        <ul>
          {parts.map((part) => (
            <li key={part.type}>
              {part.state === "completed" ? (
                <a href={`#${part.type}`}>{part.title}</a>
              ) : (
                <span>
                  {part.title}{" "}
                  <Status state={part.state} label={part.state === "awaiting" ? "Waiting for you" : undefined} />
                </span>
              )}
            </li>
          ))}
          {page.again ? (
            <li>
              <a href="#questions">Questions</a>
            </li>
          ) : null}
          {hasReview ? (
            <li>
              <a href="#review">Review</a>
            </li>
          ) : null}
          <li>
            <a href="#details">Details</a>
          </li>
        </ul>
      </nav>
      {parts.some((part) => part.state === "completed") ? (
        <LinkButton href={download} download icon="download" size="small" className="download-all">
          <span>Download everything</span>
        </LinkButton>
      ) : null}
    </div>
  );
}
