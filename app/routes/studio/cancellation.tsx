import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { cancelSpark } from "~/features/sparks/cancel-spark.server";
import { hasEnded } from "~/features/sparks/spark";
import { findParts, requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithInfo } from "~/platform/http/toast.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";
import "~/features/sparks/making.css";

export const handle = { hideNavigation: true };

export const meta: MetaFunction = () => [{ title: "Cancel this spark? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const progress = `/project/${spark.projectId}/processing/${spark.id}`;
  if (hasEnded(spark)) throw redirect(progress);
  return { prompt: spark.prompt, progress, isFilm: spark.status === "awaiting" };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const { id, status } = requireSpark(user, params.id, params.sparkId);
  const spark = cancelSpark(user, id);
  const results = `/project/${spark.projectId}/results/${spark.id}`;
  if (!findParts(spark.id).some((part) => part.state === "cancelled")) return redirect(results);
  return redirectWithInfo(results, {
    message: status === "awaiting" ? "Video cancelled" : "Spark cancelled",
    description: "The sparks for anything not made are back.",
  });
}

export default function CancelSpark() {
  const { prompt, progress, isFilm } = useLoaderData<typeof loader>();
  const back = isFilm ? `${progress}/script` : progress;
  return (
    <FormPage
      title={isFilm ? "Cancel the video?" : "Cancel this spark?"}
      back={back}
      intro="You keep and pay for what’s finished. The sparks for the rest come back right away."
    >
      <blockquote className="spark-idea" {...getTextAttributes(prompt)}>
        {prompt}
      </blockquote>
      <form method="post">
        <div className="cluster">
          <SubmitButton variant="danger" pending="Cancelling...">
            {isFilm ? "Cancel the video" : "Cancel Spark"}
          </SubmitButton>
          <LinkButton href={back}>{isFilm ? "Back to the script" : "Keep making it"}</LinkButton>
        </div>
      </form>
    </FormPage>
  );
}
