import type { ReactNode } from "react";
import { SubmitButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Disclosure } from "~/ui/disclosure";
import { CommentList } from "./comment-list";
import { Decisions } from "./decisions";
import type { SparkReview } from "./get-spark-review.server";
import "./reviews.css";

/** On the results page, for the owner: the link to the campaign, and what those who have it said. */
export function SparkReviewSection({ review }: { review: SparkReview }) {
  const { results, link, decisions, total } = review;
  return (
    <section id="review" className="section spark-review" aria-label="Review">
      <Disclosure summary={summarize(review)} open={link !== null || total > 0}>
        <div className="review-body">
          {link ? (
            <SharedLink results={results} link={link} />
          ) : (
            <form method="post" action={`${results}/review`} className="review-offer">
              <p>
                Create a secret link, valid for 30 days. Anyone who has it can read this campaign, comment on it and
                approve it without an account. They can’t change anything or see anything else of yours. You can revoke
                it at any time.
              </p>
              <SubmitButton variant="secondary" icon="link" pending="Creating...">
                {total > 0 ? "Create a new link" : "Create a link"}
              </SubmitButton>
            </form>
          )}
          <Decisions
            decisions={decisions}
            action={({ id, verdict, name, isDone }) =>
              verdict === "changes" ? (
                <MarkForm action={`${results}/review/decision/${id}`} isDone={isDone}>
                  : changes requested by <bdi>{name}</bdi>
                </MarkForm>
              ) : null
            }
          />
          <CommentList
            reviews={review}
            anchor="review"
            action={({ id, name, isDone }) => (
              <MarkForm action={`${results}/review/comment/${id}`} isDone={isDone}>
                : comment {id} by <bdi>{name}</bdi>
              </MarkForm>
            )}
          />
        </div>
      </Disclosure>
    </section>
  );
}

/** The button that marks something said as done, or opens it again; `children` says what, for whoever does not see it. */
function MarkForm({ action, isDone, children }: { action: string; isDone: boolean; children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <SubmitButton name="done" value={isDone ? "no" : "yes"} variant="secondary" size="small" pending="Marking...">
        {isDone ? "Not done yet" : "Mark as done"}
        <span className="visually-hidden">{children}</span>
      </SubmitButton>
    </form>
  );
}

/** What the closed section says: that there is a link to be had, or how the review stands. */
function summarize({ decisions: [last], open, total }: SparkReview): string {
  const stands =
    last && (last.verdict === "approved" ? "approved" : last.isDone ? "changes made" : "changes requested");
  const changed = last && last.changed.length > 0 && last.verdict === "approved" ? ", changed since" : "";
  const comments = total > 0 ? `${total} ${total === 1 ? "comment" : "comments"}, ${open} to do` : null;
  const said = [stands && stands + changed, comments].filter(Boolean).join("; ");
  return said ? `Share for review: ${said}` : "Share for review";
}

function SharedLink({ results, link }: { results: string; link: NonNullable<SparkReview["link"]> }) {
  return (
    <div className="review-link">
      {link.url ? (
        <>
          <label className="field-label" htmlFor="review-url">
            Link for review
          </label>
          <div className="review-address">
            <input id="review-url" className="control" readOnly value={link.url} />
            <CopyButton text={link.url} label="Copy" what="the link" />
          </div>
        </>
      ) : (
        <p>The link still works but can’t be shown again. Revoke it to create a new one.</p>
      )}
      <div className="cluster">
        <form method="post" action={`${results}/review/revocation`}>
          <SubmitButton variant="secondary" size="small" icon="close" pending="Revoking...">
            Revoke<span className="visually-hidden"> the link</span>
          </SubmitButton>
        </form>
        <span className="fine-print">Works until {link.until}. Anyone with the link can read and comment.</span>
      </div>
    </div>
  );
}
