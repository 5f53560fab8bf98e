import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readSentScenes, showScript } from "~/features/editor/edit-film";
import { EditorPage } from "~/features/editor/editor-page";
import { getApprovalPage } from "~/features/editor/get-approval-page.server";
import { previewScenes } from "~/features/editor/get-edit-page.server";
import { createScriptSchema } from "~/features/editor/script.schema";
import { approveScript, explainSettledScript, findAwaitingScript } from "~/features/sparks/approve-script.server";
import { formatMoment } from "~/features/sparks/made-by";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, requireUserKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { parseForm, showWith } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { Sparks } from "~/ui/sparks";

export const handle = { hideNavigation: true };

export const meta: MetaFunction = () => [{ title: "Approve the script · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const script = findAwaitingScript(spark);
  if (!script) throw redirect(`/project/${spark.projectId}/processing/${spark.id}`);
  const kept = (await findKeptForm(request, user))?.values ?? null;
  return { page: getApprovalPage(spark, script, kept), kept };
}

/** Has the film made from the script as it was typed, or shows how that runs. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const processing = `/project/${spark.projectId}/processing/${spark.id}`;
  const written = findAwaitingScript(spark)?.scenes ?? [];
  const form = await parseForm(request, createScriptSchema(written), { limit: "texts" });
  if (written.length === 0) return redirectWithInfo(processing, explainSettledScript(spark));
  if (!form.ok) return showWith(form.reply(), showScript(readSentScenes(form.submission.payload), written));

  const { intent, version, scenes } = form.value;
  const shown = showScript(scenes, written);
  if (intent === "arrange") return data({ ...shown, version });
  if (intent === "preview") return data({ ...shown, preview: previewScenes(scenes), version });
  const isApproved = approveScript(user, spark, scenes);
  await forgetKeptForm(request, user);
  if (!isApproved) return redirectWithInfo(processing, explainSettledScript(spark));
  return redirectWithSuccess(processing, { message: "Script approved", description: "Your video is being made." });
}

export default function ApproveScript() {
  const { page, kept } = useLoaderData<typeof loader>();
  return (
    <EditorPage
      title="Approve the script"
      intro="Read it, change what you like, then approve it. The video, its subtitles and its stills are made from these words."
      backLabel="Back to the spark"
      actions={
        <LinkButton href={page.cancellation} size="small">
          Cancel the video
        </LinkButton>
      }
      page={page}
      kept={kept}
      answer={useActionData<typeof action>()}
      order={{
        label: "Approve and make the video",
        leave: "Decide later",
        terms: (
          <p>
            <Sparks amount={page.cost} /> are set aside for the video.{" "}
            {page.until
              ? `The script waits until ${formatMoment(page.until)}. If you haven’t approved it by then, the video isn’t made and they come back.`
              : null}
          </p>
        ),
      }}
    />
  );
}
