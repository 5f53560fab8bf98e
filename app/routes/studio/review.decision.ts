import type { ActionFunctionArgs } from "@remix-run/node";
import { answerMark } from "~/features/reviews/answer-mark.server";
import { markRequest } from "~/features/reviews/mark-request.server";

export { redirectToReview as loader } from "~/features/reviews/redirect-to-review.server";

/** Marks a client's request for changes as done, or as not done after all. */
export async function action(args: ActionFunctionArgs) {
  return answerMark(args, args.params.decisionId, markRequest);
}
