import { formatMoment } from "~/features/sparks/made-by";
import { Badge } from "~/ui/badge";
import type { Decision } from "./reviews.queries.server";

/** How a review stands: the last decisions, who made them and when, and what was changed since. */
export function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null;
  return (
    <ul className="review-decisions">
      {decisions.map(({ id, verdict, name, at, changed }) => (
        <li key={id}>
          {verdict === "approved" ? (
            <Badge tone="ok" icon="check">
              Approved
            </Badge>
          ) : (
            <Badge tone="warn" icon="edit">
              Changes requested
            </Badge>
          )}
          <span>
            by <bdi>{name}</bdi>, <time dateTime={at}>{formatMoment(at)}</time>
          </span>
          {changed.length > 0 ? (
            <strong className="review-changed">
              Changed since {verdict === "approved" ? "approval" : "then"}: {changed.join(", ")}
            </strong>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
