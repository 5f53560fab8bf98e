import type { ReactNode } from "react";
import { formatMoment } from "~/features/sparks/made-by";
import { ReviewBadge } from "./review-badge";
import type { Decision } from "./reviews.queries.server";

/** How a review stands: the last decisions, who made them and when, and what was changed since. `action` is what its reader can do with one. */
export function Decisions({
  decisions,
  action,
}: {
  decisions: readonly Decision[];
  action?: (decision: Decision) => ReactNode;
}) {
  if (decisions.length === 0) return null;
  return (
    <ul className="review-decisions">
      {decisions.map((decision) => (
        <li key={decision.id}>
          <DecisionLine decision={decision} />
          {decision.changed.length > 0 ? (
            <strong className="review-changed">
              Changed since {decision.verdict === "approved" ? "approval" : "then"}: {decision.changed.join(", ")}
            </strong>
          ) : null}
          {action?.(decision)}
        </li>
      ))}
    </ul>
  );
}

/** One decision in a line: what, by whom and when. */
export function DecisionLine({ decision: { verdict, isDone, name, at } }: { decision: Decision }) {
  return (
    <>
      <ReviewBadge state={verdict === "approved" ? "approved" : isDone ? "changes-done" : "changes"} />
      <span>
        by <bdi>{name}</bdi>, <time dateTime={at}>{formatMoment(at)}</time>
      </span>
    </>
  );
}
