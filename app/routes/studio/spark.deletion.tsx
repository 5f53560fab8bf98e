import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getContentType, sortContentTypes } from "~/features/content-types/content-types";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { findLinkedSparks } from "~/features/reviews/review-link.queries.server";
import { deleteSpark } from "~/features/sparks/delete-spark.server";
import { findOutcomes } from "~/features/sparks/find-outcomes.server";
import { findRedos } from "~/features/sparks/redo-part.server";
import { hasEnded } from "~/features/sparks/spark";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { log } from "~/platform/log/log.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";
import "~/features/sparks/making.css";

export const handle = { hideNavigation: true };

export const meta: MetaFunction = () => [{ title: "Delete this spark? · Sparkwright" }];

const contentOrder = sortContentTypes(({ place }) => place.results);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const all = [spark, ...findRedos(spark.id)];
  const outcomeOf = findOutcomes(all);
  const { parts } = outcomeOf(spark);
  const made = contentOrder.filter(({ type }) => parts[type] === "completed");
  return {
    id: spark.id,
    projectId: spark.projectId,
    prompt: spark.prompt,
    made: made.map(({ type }) => getContentType(type, spark.format).noun),
    charged: all.reduce((total, one) => total + outcomeOf(one).charged, 0),
    isOnItsWay: all.some((one) => !hasEnded(one)),
    hasLink: findLinkedSparks([spark.id]).has(spark.id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const { id, projectId } = requireSpark(user, params.id, params.sparkId);
  try {
    await deleteSpark(user, id);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "a spark could not be deleted");
    return redirectWithError(`/project/${projectId}/results/${id}`, {
      message: "Error",
      description: "Failed to delete spark. Please try again.",
    });
  }
  return redirectWithSuccess(`/project/${projectId}`, "Spark deleted");
}

export default function DeleteSpark() {
  const { id, projectId, prompt, made, charged, isOnItsWay, hasLink } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Delete this spark?"
      back={`/project/${projectId}`}
      backLabel="Back to Project"
      intro="It goes for good. This action cannot be undone."
    >
      <blockquote className="spark-idea" {...getTextAttributes(prompt)}>
        {prompt}
      </blockquote>
      <ul className="what-goes">
        {made.length > 0 ? (
          <li>Deleted, with files and earlier versions: {new Intl.ListFormat("en-US").format(made)}.</li>
        ) : (
          <li>Nothing was made of it.</li>
        )}
        {isOnItsWay ? <li>What is not made yet is cancelled, and its sparks come back.</li> : null}
        {hasLink ? <li>Its review link stops working, and what was said there goes.</li> : null}
        {charged > 0 ? (
          <li>
            {charged.toLocaleString("en-US")} sparks stay spent, and stay in{" "}
            <a href="/billing/statement">your statement</a>.
          </li>
        ) : null}
      </ul>
      <form method="post">
        <div className="cluster">
          <SubmitButton variant="danger" icon="trash" pending="Deleting...">
            Delete Spark
          </SubmitButton>
          <LinkButton href={`/project/${projectId}/results/${id}`}>Keep it</LinkButton>
        </div>
      </form>
    </FormPage>
  );
}
