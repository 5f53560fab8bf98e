import type { ActionFunctionArgs } from "@remix-run/node";
import { markRequest } from "~/features/reviews/mark-request.server";
import { getReviewPath, redirectToReview } from "~/features/reviews/redirect-to-review.server";
import { markSchema } from "~/features/reviews/review.schema";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

export { redirectToReview as loader };

/** Marks a client's request for changes as done, or as not done after all. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const form = await parseForm(request, markSchema);
  const spark = requireSpark(user, params.id, params.sparkId);
  if (!form.ok) throw createNotFound();
  const isDone = form.value.done === "yes";
  markRequest(spark, params.decisionId, isDone);
  return redirectWithSuccess(getReviewPath(spark), isDone ? "Marked as done" : "Open again");
}
