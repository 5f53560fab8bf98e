import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DebugPanel } from "~/features/results/debug-panel";
import { getResultPage, type ResultPage } from "~/features/results/get-result-page.server";
import { ResultsView } from "~/features/results/results-view";
import { SparkFailed } from "~/features/results/spark-failed";
import { requireUser } from "~/platform/auth/require-user.server";
import "~/features/results/results.css";

/** Seconds after which a page with some of the results looks for more. Source: the specification, section 9. */
const refreshSeconds = 15;

export const handle = {
  hideNavigation: true,
  refresh: ({ progress }: ResultPage) => (progress.hasEnded ? null : refreshSeconds),
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Results for ${data.projectName} · Sparkwright` : "Results · Sparkwright" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const page = getResultPage(user, params.id, params.sparkId);
  const { spark, progress } = page;
  const hasSomething = progress.parts.some((part) => part.state === "completed");
  if (!progress.hasEnded && !hasSomething) throw redirect(`/project/${spark.projectId}/processing/${spark.id}`);
  return page;
}

export default function ResultsPage() {
  const page = useLoaderData<typeof loader>();
  const { spark, progress, receipt, rawStatus } = page;
  const hasSomething = progress.parts.some((part) => part.state === "completed");
  if (!progress.hasEnded || hasSomething) return <ResultsView page={page} />;
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
