import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Spark } from "~/features/sparks/spark";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";

/** Where a spark's review stands: a part of its results page. */
export const getReviewPath = ({ id, projectId }: Pick<Spark, "id" | "projectId">) =>
  `/project/${projectId}/results/${id}#review`;

/** The loader of every address that only a button of the review sends to: it leads to where the buttons are. */
export async function redirectToReview({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  return redirect(getReviewPath(requireSpark(user, params.id, params.sparkId)));
}
