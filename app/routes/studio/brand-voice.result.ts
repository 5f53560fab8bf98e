import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { changeFormSchema } from "~/features/brand-voice/change-form.schema";
import { type RewriteOutcome, rewriteTowardsVoice } from "~/features/brand-voice/rewrite-towards-voice.server";
import { limitRate } from "~/features/plans/limit-rate.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithError, redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

/** The buttons are on the results page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  return redirect(`/project/${spark.projectId}/results/${spark.id}`);
}

/** Brings a text closer to the voice of its project. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const form = await parseForm(request, changeFormSchema);
  const spark = requireSpark(user, params.id, params.sparkId);
  if (!form.ok) throw createNotFound();
  const { type, version } = form.value;
  const results = `/project/${spark.projectId}/results/${spark.id}#${type}`;
  try {
    limitRate(user, "rewrites");
    const became = await rewriteTowardsVoice(user, spark, type, version);
    if (became !== "closer") return redirectWithInfo(results, said[became]);
    return redirectWithSuccess(results, {
      message: "Closer to your voice",
      description: "No sparks were charged. The earlier version is kept.",
    });
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return redirectWithError(results, error.message);
  }
}

const said: Record<Exclude<RewriteOutcome, "closer">, { message: string; description: string }> = {
  "as-close-as-it-gets": {
    message: "As close as it gets",
    description: "What is left would change what the text says, so nothing was changed.",
  },
  stale: { message: "This text has changed", description: "You see the newest version. Look again, then decide." },
  "no-voice": { message: "No brand voice", description: "Save a voice to the project first, in Brand Voice Analysis." },
};
