import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EditForm } from "~/features/editor/edit-form";
import { compareWithSaved, previewEdit } from "~/features/editor/get-edit-page.server";
import { getScriptPage } from "~/features/editor/get-script-page.server";
import { RedoPrice } from "~/features/editor/redo-price";
import { requireFilm } from "~/features/editor/require-text.server";
import { saveScript } from "~/features/editor/save-script.server";
import { createFilmOrderSchema } from "~/features/editor/script.schema";
import { fillInTexts } from "~/features/editor/text-editor";
import { refuseRedo } from "~/features/sparks/redo-refusal.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, requireUserKeepingForm } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { KeptNote } from "~/ui/kept-note";
import { Page } from "~/ui/page";

export const handle = { hideNavigation: true };

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = () => [{ title: "Edit the script · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  const page = getScriptPage(user, spark, requireFilm(spark));
  return { page, kept: (await findKeptForm(request, user))?.values ?? null };
}

/** Has the film made anew from the script that was typed, or shows how that runs. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, {
    message: "Unauthorized",
    description: "You are logged out. Logging in again...",
  });
  const spark = requireSpark(user, params.id, params.sparkId);
  const present = requireFilm(spark);
  const form = await parseForm(request, createFilmOrderSchema(present.content), { limit: "texts" });
  if (!form.ok) return form.reply();

  const { intent, version, texts, nonce, price } = form.value;
  if (intent === "preview") return data({ ...previewEdit(present, texts), version });
  const results = `/project/${spark.projectId}/results/${spark.id}`;
  try {
    const saved = await saveScript(user, spark, present, { version, texts }, { nonce, price });
    await forgetKeptForm(request, user);
    if (saved.became === "stale") return data(compareWithSaved(requireFilm(spark), saved.typed), { status: 409 });
    if (saved.became === "unchanged") return await redirectWithInfo(`${results}#video`, "Nothing was changed");
  } catch (error) {
    const { messages, status, headers } = refuseRedo(error);
    return form.reject({ "": messages }, { status, headers });
  }
  return redirectWithSuccess(results, {
    message: "The film is being made anew",
    description: "What is there stays until the new one is ready.",
  });
}

export default function EditScript() {
  const { page, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = answer && "texts" in answer ? answer : null;
  const conflict = shown && "conflict" in shown ? shown.conflict : null;
  const preview = shown && "preview" in shown ? shown.preview : null;
  const rejected = answer && "initialValue" in answer ? answer.initialValue : null;
  const sent = shown && "version" in shown ? shown.version : (rejected ?? kept)?.version;
  return (
    <Page
      title="Edit the script"
      back={`${page.results}#video`}
      backLabel="Back to the results"
      width="reading"
      intro="The film is made anew from it, with its subtitles and stills, in the same look. The present one stays until then and is kept among the versions."
      actions={
        page.hasVersions ? (
          <LinkButton href={`${page.results}/versions/video`} size="small" icon="clock">
            Versions
          </LinkButton>
        ) : null
      }
    >
      {kept && !answer ? <KeptNote /> : null}
      <EditForm
        here={`${page.results}/edit/${page.type}`}
        back={`${page.results}#${page.type}`}
        texts={shown?.texts ?? (kept ? fillInTexts(page.texts, kept) : page.texts)}
        version={conflict?.version ?? (sent ? String(sent) : page.version)}
        preview={preview}
        conflict={conflict}
        order={{
          label: "Make the film anew",
          terms: (
            <>
              <input type="hidden" name="nonce" value={page.nonce} />
              <input type="hidden" name="price" value={page.price} />
              <RedoPrice price={page.price} balance={page.balance} />
            </>
          ),
        }}
      />
    </Page>
  );
}
