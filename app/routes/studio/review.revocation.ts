import type { ActionFunctionArgs } from "@remix-run/node";
import { getReviewPath, redirectToReview } from "~/features/reviews/redirect-to-review.server";
import { revokeReviewLink } from "~/features/reviews/revoke-review-link.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

export { redirectToReview as loader };

/** Ends the link of a campaign for everybody who has it. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  revokeReviewLink(spark);
  return redirectWithSuccess(getReviewPath(spark), {
    message: "The link is revoked",
    description: "Nobody opens it any more. What was said stays here.",
  });
}
