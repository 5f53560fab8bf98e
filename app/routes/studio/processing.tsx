import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLoaderData,
  useLocation,
  useRevalidator,
} from "@remix-run/react";
import { useEffect } from "react";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { getAvailableSparks } from "~/features/ledger/get-available-sparks.server";
import { getReceipt } from "~/features/ledger/get-receipt.server";
import { SparkFailed } from "~/features/results/spark-failed";
import { getProgress } from "~/features/sparks/get-progress.server";
import { getGlimpses } from "~/features/sparks/glimpses.server";
import { leadsToResults } from "~/features/sparks/leads-to-results";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { SparkProgress } from "~/features/sparks/spark-progress";
import { useFreshProgress } from "~/features/sparks/use-fresh-progress";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import { showToast } from "~/ui/show-toast";

export const handle = {
  hydrate: true,
  hideNavigation: true,
  refreshWithoutScripts: ({ progress, isPaused }: Loaded) =>
    progress.hasEnded || progress.awaitsApproval || isPaused ? null : refreshAfter(progress.elapsedSeconds),
};

/** Seconds until a page without scripts loads itself again: often at first, then ever less, as whoever reads on would be disturbed. */
function refreshAfter(elapsedSeconds: number): number {
  if (elapsedSeconds < 10) return 3;
  if (elapsedSeconds < 30) return 5;
  return elapsedSeconds < 90 ? 10 : 15;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${data?.progress.status === "failed" ? "Content Generation Failed" : "Making your content"} · Sparkwright`,
  },
];

/** What the open page asks with, so that it is not led away. */
const look = "look";

/** What an address has that was followed from the results to see how far the rest is: it stays until all is done. */
const steps = "steps";

/** Milliseconds for which the page that made a spark shows what is there. */
const doneFor = 1000;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // why not where the open page looks: it stays, and says so itself.
  const user = await requireUser(request, searchParams.has(look) ? undefined : signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const { id, projectId, prompt, userErrorMessage } = spark;
  const results = `/project/${projectId}/results/${id}`;
  const progress = getProgress(spark);
  const leadsOn = leadsToResults(progress) && (progress.hasEnded || !searchParams.has(steps));
  // why not where the open page looks: it shows for a second what is there.
  if (leadsOn && !searchParams.has(look)) throw redirectDocument(results);
  const shown = {
    id,
    projectId,
    prompt,
    attributes: getTextAttributes(prompt),
    userErrorMessage,
    results,
    balance: getAvailableSparks(user.id),
  };
  return {
    ...shown,
    progress,
    leadsOn,
    glimpses: getGlimpses(id),
    receipt: getReceipt(id),
    isPaused: searchParams.has("pause"),
    stays: searchParams.has(steps),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
let lastKnown: Loaded | undefined;
let saidToLogIn = false;

/**
 * A connection that drops, a server that is busy or starts again, or a session that ends must not take the page away: what was known last
 * stays. A spark that is gone does.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    const leadsToSignIn = error instanceof Response && error.headers.get("Location")?.startsWith("/login");
    const isGone = isRouteErrorResponse(error) && error.status === 404;
    if (!lastKnown || isGone) throw error;
    if (leadsToSignIn && !saidToLogIn) {
      showToast({ message: "Authentication Required", description: "Please log in to continue.", type: "error" });
      saidToLogIn = true;
    }
    // biome-ignore lint/suspicious/noConsole: for whoever wonders why the page stands still; there is nothing to do about it.
    if (!leadsToSignIn) console.warn("The progress could not be read. It is asked for again.", error);
    return lastKnown;
  }
}

const query = (...flags: (string | false)[]) =>
  flags
    .filter(Boolean)
    .map((flag, place) => `${place ? "&" : "?"}${flag}`)
    .join("");

export default function Processing() {
  const { pathname } = useLocation();
  const first = useLoaderData<typeof loader>() as Loaded;
  const loaded = useFreshProgress(
    `${pathname}?${look}${first.stays ? `&${steps}` : ""}`,
    first,
    ({ progress, leadsOn }) => !progress.hasEnded && !progress.awaitsApproval && !leadsOn,
  );
  const { id, projectId, prompt, attributes, userErrorMessage, results, progress, glimpses, receipt, isPaused } =
    loaded;
  const { leadsOn, stays } = loaded;
  const { revalidate } = useRevalidator();
  const cameBack = loaded.balance !== first.balance;
  const hasJustFailed = progress.status === "failed" && first.progress.status !== "failed";
  useEffect(() => {
    lastKnown = loaded;
  }, [loaded]);
  // why: only this page's loader is asked again and again; the header learns of sparks that came back from its own. Once the page
  // goes on, the frame's answer would lead to the results at once, which show the balance, too.
  useEffect(() => {
    if (cameBack && !leadsOn) revalidate();
  }, [cameBack, leadsOn, revalidate]);
  useEffect(() => {
    if (!hasJustFailed) return;
    const description = userErrorMessage ?? undefined;
    showToast({ message: "Content Generation Failed", description, type: "error", duration: 10_000 });
  }, [hasJustFailed, userErrorMessage]);

  useEffect(() => {
    if (!leadsOn) return;
    const timer = setTimeout(() => window.location.replace(results), doneFor);
    return () => clearTimeout(timer);
  }, [leadsOn, results]);

  if (progress.status === "failed") {
    return <SparkFailed projectId={projectId} sparkId={id} message={userErrorMessage} receipt={receipt} />;
  }
  const finished = progress.parts.filter((part) => part.state === "completed").length;
  return (
    <Page
      title="Making your content"
      width="reading"
      back={`/project/${projectId}`}
      backLabel="Back to Project"
      actions={<LinkButton href={`${pathname}/cancellation`}>Cancel</LinkButton>}
    >
      <div className="stack">
        <blockquote className="spark-idea" {...attributes}>
          {prompt}
        </blockquote>
        <SparkProgress progress={progress} glimpses={glimpses} results={results} script={`${pathname}/script`} />
        <p className="visually-hidden" role="status">
          {finished} of {progress.parts.length} finished
        </p>
        {progress.awaitsApproval ? null : (
          <>
            <p className="fine-print">
              You can leave this page. We’ll keep working, and the results will be in your project.
            </p>
            <noscript>
              <p className="fine-print">
                {isPaused ? "Updates are paused. " : "This page refreshes itself every few seconds. "}
                <a href={pathname + query(stays && steps, !isPaused && "pause")}>
                  {isPaused ? "Resume updates" : "Pause updates"}
                </a>
              </p>
            </noscript>
          </>
        )}
      </div>
    </Page>
  );
}
