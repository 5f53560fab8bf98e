import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listSceneTexts, takeScenes } from "~/features/editor/edit-film";
import { EditForm } from "~/features/editor/edit-form";
import { getApprovalPage } from "~/features/editor/get-approval-page.server";
import { previewScenes } from "~/features/editor/get-edit-page.server";
import { createScriptSchema } from "~/features/editor/script.schema";
import { fillInTexts } from "~/features/editor/text-editor";
import { approveScript, explainSettledScript, findAwaitingScript } from "~/features/sparks/approve-script.server";
import { formatMoment } from "~/features/sparks/made-by";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, requireUserKeepingForm } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { KeptNote } from "~/ui/kept-note";
import { Page } from "~/ui/page";
import { Sparks } from "~/ui/sparks";

export const handle = { hideNavigation: true };

export const meta: MetaFunction = () => [{ title: "Approve the script · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  const script = findAwaitingScript(spark);
  if (!script) throw redirect(`/project/${spark.projectId}/processing/${spark.id}`);
  return { page: getApprovalPage(spark, script), kept: (await findKeptForm(request, user))?.values ?? null };
}

/** Has the film made from the script as it was typed, or shows how that runs. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, {
    message: "Unauthorized",
    description: "You are logged out. Logging in again...",
  });
  const spark = requireSpark(user, params.id, params.sparkId);
  const processing = `/project/${spark.projectId}/processing/${spark.id}`;
  const scenes = findAwaitingScript(spark)?.scenes ?? [];
  const form = await parseForm(request, createScriptSchema(scenes), { limit: "texts" });
  if (scenes.length === 0) return redirectWithInfo(processing, explainSettledScript(spark));
  if (!form.ok) return form.reply();

  const { intent, version, texts } = form.value;
  const typed = takeScenes(scenes, texts);
  if (intent === "preview") return data({ texts: listSceneTexts(typed), preview: previewScenes(typed), version });
  const isApproved = await approveScript(user, spark, typed);
  await forgetKeptForm(request, user);
  if (!isApproved) return redirectWithInfo(processing, explainSettledScript(spark));
  return redirectWithSuccess(processing, { message: "Script approved", description: "The film is being made." });
}

export default function ApproveScript() {
  const { page, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = answer && "texts" in answer ? answer : null;
  return (
    <Page
      title="Approve the script"
      back={page.back}
      backLabel="Back to the spark"
      width="reading"
      intro="Read it, change what you like, then approve it. The film, its subtitles and its stills are made from these words."
      actions={
        <LinkButton href={page.cancellation} size="small">
          Cancel the film
        </LinkButton>
      }
    >
      {kept && !answer ? <KeptNote /> : null}
      <EditForm
        here={page.here}
        back={page.back}
        texts={shown?.texts ?? (kept ? fillInTexts(page.texts, kept) : page.texts)}
        version={page.version}
        preview={shown?.preview ?? null}
        conflict={null}
        order={{
          label: "Approve and make the film",
          leave: "Decide later",
          terms: (
            <p>
              <Sparks amount={page.cost} /> are held for the film.{" "}
              {page.until
                ? `The script waits until ${formatMoment(page.until)}. After that the film is not made, and they come back.`
                : null}
            </p>
          ),
        }}
      />
    </Page>
  );
}
