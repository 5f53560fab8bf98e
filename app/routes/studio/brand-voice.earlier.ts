import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { changeFormSchema } from "~/features/brand-voice/change-form.schema";
import { findText, restorePreviousVersion } from "~/features/brand-voice/part-versions.server";
import { measureText } from "~/features/brand-voice/text-match.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";

/** The button is on the results page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  return redirect(`/project/${spark.projectId}/results/${spark.id}`);
}

/** Puts the earlier version of a text back. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, changeFormSchema);
  const spark = requireSpark(user, params.id, params.sparkId);
  if (!form.ok) throw createNotFound();
  const { type, version } = form.value;
  const part = findText(spark.id, type);
  if (!part) throw createNotFound();
  const results = `/project/${spark.projectId}/results/${spark.id}#${type}`;
  if (restorePreviousVersion(part.id, version)) {
    await measureText(part.id, spark.projectId);
    return redirectWithSuccess(results, "The earlier version is back");
  }
  return redirectWithInfo(results, {
    message: "This text has changed",
    description: "You see the newest version. Look again, then decide.",
  });
}
