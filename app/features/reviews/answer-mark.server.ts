import type { ActionFunctionArgs } from "@remix-run/node";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import type { markComment } from "./mark-comment.server";
import { getReviewPath } from "./redirect-to-review.server";
import { markSchema } from "./review.schema";

/** Answers the button that marks something a client said as done, or opens it again: `mark` does it, `id` is the thing's own. */
export async function answerMark(
  { request, params }: ActionFunctionArgs,
  id: string | undefined,
  mark: typeof markComment,
): Promise<Response> {
  const user = await requireUser(request, signedOut);
  const form = await parseForm(request, markSchema);
  const spark = requireSpark(user, params.id, params.sparkId);
  if (!form.ok) throw createNotFound();
  const isDone = form.value.done === "yes";
  mark(spark, id, isDone);
  return redirectWithSuccess(getReviewPath(spark), isDone ? "Marked as done" : "Open again");
}
