import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { answersSchema } from "~/features/results/answers.schema";
import { DebugPanel } from "~/features/results/debug-panel";
import { getResultPage, type ResultPage } from "~/features/results/get-result-page.server";
import { ResultsView } from "~/features/results/results-view";
import { SparkFailed } from "~/features/results/spark-failed";
import { getSparkReview } from "~/features/reviews/get-spark-review.server";
import { ReviewStanding } from "~/features/reviews/review-standing";
import { SparkReviewSection } from "~/features/reviews/spark-review-section";
import { answerQuestions, getAnswerField, mostQuestions } from "~/features/sparks/answer-questions.server";
import { createSpark } from "~/features/sparks/create-spark.server";
import { explainUnwritable, findUnwritable } from "~/features/sparks/find-unwritable.server";
import { readPlan } from "~/features/sparks/read-content.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { refuseSpark } from "~/features/sparks/spark-refusal.server";
import { requireUser, requireUserKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import "~/features/results/results.css";

/** Seconds after which a page with some of the results looks for more. Source: the specification, section 9. */
const refreshSeconds = 15;

export const handle = {
  hideNavigation: true,
  refresh: ({ progress, redos }: ResultPage) =>
    (progress.hasEnded || progress.awaitsApproval) && redos.underWay.length === 0 ? null : refreshSeconds,
  // why not before: how far it is depends on the time
  isKeptForReader: ({ progress, redos }: ResultPage) => progress.hasEnded && redos.underWay.length === 0,
};

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Results for ${data.projectName} · Sparkwright` : "Results · Sparkwright" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const page = await getResultPage(user, params.id, params.sparkId);
  const { spark, progress } = page;
  const hasSomething = progress.parts.some((part) => part.state === "completed");
  if (!progress.hasEnded && !hasSomething) throw redirect(`/project/${spark.projectId}/processing/${spark.id}`);
  const review = getSparkReview(requireSpark(user, params.id, params.sparkId), request);
  return { ...page, review, kept: page.again && ((await findKeptForm(request, user))?.values ?? null) };
}

/** The answers to the open questions, with which the campaign is made again as a new spark. */
export async function action({ request, params }: ActionFunctionArgs) {
  const toast = { message: "Authentication Error", description: "Session expired. Please refresh and try again." };
  const user = await requireUserKeepingForm(request, toast);
  const spark = requireSpark(user, params.id, params.sparkId);
  const form = await parseForm(request, answersSchema);
  if (!form.ok) return form.reply();

  const { contentTypes, nonce } = form.value;
  const answers = (readPlan(spark)?.questions ?? [])
    .slice(0, mostQuestions)
    .map((question, place) => ({ question, text: form.value[getAnswerField(place)] }));
  if (answers.every(({ text }) => text === ""))
    return form.reject({
      "": ["Nothing was made again", "Answer at least one question, so that there is more to say."],
    });
  const unwritable = findUnwritable(spark.prompt, contentTypes, getAvailableSparks(user.id));
  if (unwritable) return form.reject({ "": explainUnwritable(unwritable) });
  try {
    const input = await answerQuestions(spark, answers);
    const again = await createSpark(user, { ...input, contentTypes }, nonce ?? undefined);
    await forgetKeptForm(request, user);
    return await redirectWithSuccess(`/project/${again.projectId}/processing/${again.id}`, "Spark Created!");
  } catch (error) {
    const { status, headers, heading, message } = refuseSpark(error);
    return form.reject({ "": [heading, message] }, { status, headers });
  }
}

export default function ResultsPage() {
  const page = useLoaderData<typeof loader>();
  const { spark, progress, receipt, rawStatus } = page;
  const hasSomething = progress.parts.some((part) => part.state === "completed");
  if (!progress.hasEnded || hasSomething)
    return (
      <ResultsView
        page={page}
        kept={page.kept}
        standing={page.review ? <ReviewStanding decisions={page.review.decisions} anchor="review" /> : null}
        review={page.review ? <SparkReviewSection review={page.review} /> : null}
      />
    );
  return (
    <SparkFailed
      projectId={spark.projectId}
      sparkId={spark.id}
      message={spark.userErrorMessage}
      receipt={receipt}
      cancelled={spark.status === "cancelled"}
    >
      <DebugPanel raw={rawStatus} />
    </SparkFailed>
  );
}
