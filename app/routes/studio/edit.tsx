import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createEditSchema } from "~/features/editor/edit.schema";
import { EditForm } from "~/features/editor/edit-form";
import { compareWithSaved, getEditPage, previewEdit } from "~/features/editor/get-edit-page.server";
import { requireEditableText } from "~/features/editor/require-text.server";
import { saveEdit } from "~/features/editor/save-edit.server";
import { fillInTexts } from "~/features/editor/text-editor";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, requireUserKeepingForm } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { KeptNote } from "~/ui/kept-note";
import { Page } from "~/ui/page";

export const handle = { hideNavigation: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Edit: ${data.page.title}` : "Edit"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const spark = requireSpark(user, params.id, params.sparkId);
  const page = getEditPage(spark, requireEditableText(spark, params.part));
  return { page, kept: (await findKeptForm(request, user))?.values ?? null };
}

/** Saves the texts of a part, or shows how they read. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, {
    message: "Unauthorized",
    description: "You are logged out. Logging in again...",
  });
  const spark = requireSpark(user, params.id, params.sparkId);
  const present = requireEditableText(spark, params.part);
  const form = await parseForm(request, createEditSchema(present.texts), { limit: "texts" });
  if (!form.ok) return form.reply();

  const { intent, version, texts } = form.value;
  if (intent === "preview") return data({ ...previewEdit(present, texts), version });
  const edit = await saveEdit(spark, present, { version, texts });
  await forgetKeptForm(request, user);
  if (edit.became === "stale") {
    return data(compareWithSaved(requireEditableText(spark, params.part), edit.typed), { status: 409 });
  }
  const results = `/project/${spark.projectId}/results/${spark.id}#${present.type}`;
  if (edit.became === "unchanged") return redirectWithInfo(results, "Nothing was changed");
  const long = edit.overLimit.map(({ label }) => label).join("; ");
  return redirectWithSuccess(results, {
    message: "Saved",
    description: long ? `Longer than its platform takes: ${long}.` : "The earlier version is kept.",
  });
}

export default function EditPage() {
  const { page, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = answer && "texts" in answer ? answer : null;
  const conflict = shown && "conflict" in shown ? shown.conflict : null;
  const preview = shown && "preview" in shown ? shown.preview : null;
  const rejected = answer && "initialValue" in answer ? answer.initialValue : null;
  const sent = shown && "version" in shown ? shown.version : (rejected ?? kept)?.version;
  return (
    <Page
      title={`Edit: ${page.title}`}
      back={`${page.results}#${page.type}`}
      backLabel="Back to the results"
      width="reading"
      actions={
        page.hasVersions ? (
          <LinkButton href={`${page.results}/versions/${page.type}`} size="small" icon="clock">
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
      />
    </Page>
  );
}
