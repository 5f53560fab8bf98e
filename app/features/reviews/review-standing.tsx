import { DecisionLine } from "./decisions";
import type { Decision } from "./reviews.queries.server";

/** Under the title: a client's open request for changes, and the way to what was said. Nothing while there is none. */
export function ReviewStanding({ decisions, anchor }: { decisions: readonly Decision[]; anchor: string }) {
  const open = decisions.filter(({ verdict, isDone }) => verdict === "changes" && !isDone);
  const [newest] = open;
  if (!newest) return null;
  return (
    <p className="review-standing" role="note" aria-label="Review">
      <DecisionLine decision={newest} />
      {open.length > 1 ? <span>and {open.length - 1} more</span> : null}
      <a href={`#${anchor}`}>See what was said</a>
    </p>
  );
}
