import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { revokeReviewLink } from "~/features/reviews/revoke-review-link.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

/** The button is on the results page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  return redirect(`/project/${spark.projectId}/results/${spark.id}#review`);
}

/** Ends the link of a campaign for everybody who has it. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  revokeReviewLink(spark);
  return redirectWithSuccess(`/project/${spark.projectId}/results/${spark.id}#review`, {
    message: "The link is revoked",
    description: "Nobody opens it any more. What was said stays here.",
  });
}
