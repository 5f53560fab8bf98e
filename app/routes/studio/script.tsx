import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readSentScenes, showScript } from "~/features/editor/edit-film";
import { EditorPage, VersionsLink } from "~/features/editor/editor-page";
import { compareWithSaved, previewScenes } from "~/features/editor/get-edit-page.server";
import { getScriptPage } from "~/features/editor/get-script-page.server";
import { RedoPrice } from "~/features/editor/redo-price";
import { requireFilm } from "~/features/editor/require-text.server";
import { saveScript } from "~/features/editor/save-script.server";
import { createFilmOrderSchema } from "~/features/editor/script.schema";
import { refuseRedo } from "~/features/sparks/redo-refusal.server";
import { listScenes } from "~/features/sparks/script";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, requireUserKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { parseForm, showWith } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";

export const handle = { hideNavigation: true };

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = () => [{ title: "Edit the script · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const kept = (await findKeptForm(request, user))?.values ?? null;
  return { page: getScriptPage(user, spark, requireFilm(spark), kept), kept };
}

/** Has the film made anew from the script that was typed, or shows how that runs. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const present = requireFilm(spark);
  const form = await parseForm(request, createFilmOrderSchema(present.content), { limit: "texts" });
  const written = listScenes(present.content);
  if (!form.ok) return showWith(form.reply(), showScript(readSentScenes(form.submission.payload), written));

  const { intent, version, scenes, nonce, price } = form.value;
  const shown = showScript(scenes, written);
  if (intent === "arrange") return data({ ...shown, version });
  if (intent === "preview") return data({ ...shown, preview: previewScenes(scenes), version });
  const results = `/project/${spark.projectId}/results/${spark.id}`;
  try {
    const saved = saveScript(user, spark, present, { version, scenes }, { nonce, price });
    await forgetKeptForm(request, user);
    if (saved.became === "stale") {
      const typed = showScript(saved.scenes, written);
      return data({ ...typed, ...compareWithSaved(requireFilm(spark), typed.texts) }, { status: 409 });
    }
    if (saved.became === "unchanged") return await redirectWithInfo(`${results}#video`, "Nothing was changed");
  } catch (error) {
    const { messages, status, headers } = refuseRedo(error);
    return showWith(form.reject({ "": messages }, { status, headers }), shown);
  }
  return redirectWithSuccess(results, {
    message: "The video is being made again",
    description: "The current one stays until the new one is ready.",
  });
}

export default function EditScript() {
  const { page, kept } = useLoaderData<typeof loader>();
  return (
    <EditorPage
      title="Edit the script"
      intro="A new video is made from this script, with new subtitles and stills, in the same style. The current one stays until then and is kept under Versions."
      backLabel="Back to the results"
      actions={<VersionsLink {...page} />}
      page={page}
      kept={kept}
      answer={useActionData<typeof action>()}
      order={{
        label: "Make the video again",
        terms: (
          <>
            <input type="hidden" name="nonce" value={page.nonce} />
            <input type="hidden" name="price" value={page.price} />
            <RedoPrice price={page.price} balance={page.balance} />
          </>
        ),
      }}
    />
  );
}
