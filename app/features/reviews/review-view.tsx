import type { ContentType } from "~/engine/brief";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { AdsResult } from "~/features/results/ads-result";
import { BlogResult } from "~/features/results/blog-result";
import { CaptionsResult } from "~/features/results/captions-result";
import { EmailResult } from "~/features/results/email-result";
import { Stage } from "~/features/results/stage";
import { LinkButton } from "~/ui/button";
import { ApproveBar } from "./approve-bar";
import { CommentList } from "./comment-list";
import { Decisions } from "./decisions";
import type { ReviewPage } from "./get-review-page.server";
import { ReviewForm } from "./review-form";
import { ReviewStanding } from "./review-standing";
import "~/features/results/results.css";
import "~/features/results/print.css";
import "./reviews.css";

/** A campaign for somebody without an account: to be read, commented and approved. */
export function ReviewView({ page }: { page: ReviewPage }) {
  const { here, projectName, prompt, until, parts, blog, email, image, captions, ads, video, reviews } = page;
  const getCommentLink = (type: ContentType) => (
    <LinkButton
      href={`${here}?about=${type}#your-review`}
      icon="caption"
      size="small"
      variant={type === "image" || type === "video" ? "quiet" : "secondary"}
      aria-label={`Comment on: ${parts.find((part) => part.type === type)?.title}`}
    >
      Comment
    </LinkButton>
  );
  const asShown = { files: null, voice: null };
  return (
    <div className="page results">
      <header className="results-header">
        <div>
          <p className="results-project">
            For your review: a campaign for <bdi>{projectName}</bdi>
          </p>
          <h1 {...getTextAttributes(prompt)} className="is-long">
            {prompt}
          </h1>
          <ReviewStanding decisions={reviews.decisions} anchor="your-review" />
          <p className="review-task">
            Look it over, then approve it or say what should change. You don’t need an account.
          </p>
          <p className="fine-print">Everyone with this link can see the comments. It works until {until}.</p>
        </div>
      </header>
      <div className="section-bar">
        <nav aria-label="Parts of the campaign">
          <ul>
            {parts.map(({ type, title }) => (
              <li key={type}>
                <a href={`#${type}`}>{title}</a>
              </li>
            ))}
            <li>
              <a href="#your-review">Your review</a>
            </li>
          </ul>
        </nav>
      </div>
      <Stage image={image} video={video} progress={{ parts: [] }} edit={getCommentLink} />
      {captions ? (
        <CaptionsResult
          captions={captions}
          author={projectName}
          image={image}
          video={video}
          edit={getCommentLink("caption")}
          {...asShown}
        />
      ) : null}
      {ads ? <AdsResult ads={ads} edit={getCommentLink("caption")} {...asShown} /> : null}
      {blog ? <BlogResult blog={blog} edit={getCommentLink("blog")} {...asShown} /> : null}
      {email ? <EmailResult email={email} edit={getCommentLink("blog")} {...asShown} /> : null}
      <ApproveBar page={page} />
      <section id="your-review" className="section review" aria-labelledby="your-review-title">
        <h2 id="your-review-title">Your review</h2>
        <div className="review-body">
          <Decisions decisions={reviews.decisions} />
          <ReviewForm page={page} />
          <CommentList reviews={reviews} anchor="your-review" />
        </div>
      </section>
    </div>
  );
}
