import type { ActionFunctionArgs } from "@remix-run/node";
import { answerMark } from "~/features/reviews/answer-mark.server";
import { markComment } from "~/features/reviews/mark-comment.server";

export { redirectToReview as loader } from "~/features/reviews/redirect-to-review.server";

/** Marks a client's comment as done, or as not done after all. */
export async function action(args: ActionFunctionArgs) {
  return answerMark(args, args.params.commentId, markComment);
}
