import { Badge } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import type { ReviewPage } from "./get-review-page.server";

/**
 * The decision, at hand while the campaign is read: it stays at the foot of the window until the review's own form comes. A form of its
 * own, so that it needs no script. Once all of it is approved it says by whom.
 */
export function ApproveBar({ page: { here, reviews, constraints } }: { page: ReviewPage }) {
  const [last] = reviews.decisions;
  const isApproved = last?.verdict === "approved" && last.changed.length === 0;
  const onward = (
    <LinkButton href="#your-review" variant="quiet" className="approve-bar-more">
      Comment or request changes
    </LinkButton>
  );
  if (isApproved) {
    return (
      <section className="approve-bar" aria-label="Approval of this campaign">
        <p className="approve-bar-said">
          <Badge tone="ok" icon="check">
            Approved
          </Badge>{" "}
          by <bdi>{last.name}</bdi>
        </p>
        {onward}
      </section>
    );
  }
  return (
    <form method="post" action={here} className="approve-bar" aria-label="Approve this campaign">
      <label className="field-label" htmlFor="approve-as">
        Approve as
      </label>
      <input
        id="approve-as"
        className="control"
        name="name"
        placeholder="Your name"
        autoComplete="name"
        required
        maxLength={constraints.name?.maxLength}
      />
      <SubmitButton name="intent" value="approved" variant="strong" icon="check" pending="Approving...">
        Approve
      </SubmitButton>
      {onward}
    </form>
  );
}
