import type { ActionFunctionArgs } from "@remix-run/node";
import { createReviewLink } from "~/features/reviews/create-review-link.server";
import { getReviewPath, redirectToReview } from "~/features/reviews/redirect-to-review.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export { redirectToReview as loader };

/** Gives a campaign a secret link, at which clients review it. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const review = getReviewPath(spark);
  try {
    createReviewLink(user, spark);
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return redirectWithError(review, error.message);
  }
  return redirectWithSuccess(review, {
    message: "The link is ready",
    description: "Copy it and send it to whoever is to review the campaign.",
  });
}
