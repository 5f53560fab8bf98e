import type { ReactNode } from "react";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { formatMoment } from "~/features/sparks/made-by";
import { Badge } from "~/ui/badge";
import { Pager } from "~/ui/pager";
import type { Reviews } from "./reviews.queries.server";

type Comment = Reviews["comments"][number];

/** What was said, each with who, when and about what. `action` is what its reader can do with a comment. */
export function CommentList({
  reviews: { comments, page, pages },
  anchor,
  action,
}: {
  reviews: Pick<Reviews, "comments" | "page" | "pages">;
  /** The id of the list's place on the page. */
  anchor: string;
  action?: (comment: Comment) => ReactNode;
}) {
  if (comments.length === 0) return null;
  return (
    <>
      <ol className="review-comments">
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className="review-said">
              <strong>
                <bdi>{comment.name}</bdi>
              </strong>{" "}
              on {comment.about ?? "the whole campaign"}
              <span className="fine-print">
                , <time dateTime={comment.at}>{formatMoment(comment.at)}</time>
              </span>
              {comment.isDone ? (
                <Badge tone="ok" icon="check">
                  Done
                </Badge>
              ) : null}
            </p>
            <p className="review-text" {...getTextAttributes(comment.text)}>
              {comment.text}
            </p>
            {action?.(comment)}
          </li>
        ))}
      </ol>
      <Pager page={page} pages={pages} label="Pages of comments" anchor={anchor} />
    </>
  );
}
