import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { createReviewLink } from "~/features/reviews/create-review-link.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

/** The button is on the results page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  return redirect(`/project/${spark.projectId}/results/${spark.id}#review`);
}

/** Gives a campaign a secret link, at which clients review it. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  const review = `/project/${spark.projectId}/results/${spark.id}#review`;
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
