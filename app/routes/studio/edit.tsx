import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createEditSchema } from "~/features/editor/edit.schema";
import { EditorPage, VersionsLink } from "~/features/editor/editor-page";
import { compareWithSaved, getEditPage, previewEdit } from "~/features/editor/get-edit-page.server";
import { requireEditableText } from "~/features/editor/require-text.server";
import { saveEdit } from "~/features/editor/save-edit.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, requireUserKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";

export const handle = { hideNavigation: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Edit: ${data.page.title}` : "Edit"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const page = getEditPage(spark, requireEditableText(spark, params.part));
  return { page, kept: (await findKeptForm(request, user))?.values ?? null };
}

/** Saves the texts of a part, or shows how they read. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const present = requireEditableText(spark, params.part);
  const form = await parseForm(request, createEditSchema(present.texts), { limit: "texts" });
  if (!form.ok) return form.reply();

  const { intent, version, texts } = form.value;
  if (intent === "preview") {
    const shown = await previewEdit(present, texts);
    return shown.became === "refused" ? form.reject(shown.errors) : data({ ...shown, version });
  }
  const edit = await saveEdit(user, spark, present, { version, texts }).catch((error: unknown) => {
    if (error instanceof TooManyRequests) return error;
    throw error;
  });
  if (edit instanceof TooManyRequests) return form.reject({ "": [edit.message] }, edit.init);
  if (edit.became === "refused") return form.reject(edit.errors);
  await forgetKeptForm(request, user);
  if (edit.became === "stale") {
    return data(compareWithSaved(requireEditableText(spark, params.part), edit.typed), { status: 409 });
  }
  const results = `/project/${spark.projectId}/results/${spark.id}#${present.type}`;
  if (edit.became === "unchanged") return redirectWithInfo(results, "Nothing was changed");
  const long = edit.overLimit.map(({ label }) => label).join("; ");
  return redirectWithSuccess(results, {
    message: "Saved",
    description: long ? `Too long for its platform: ${long}.` : "The earlier version is kept.",
  });
}

export default function EditPage() {
  const { page, kept } = useLoaderData<typeof loader>();
  return (
    <EditorPage
      title={`Edit: ${page.title}`}
      backLabel="Back to the results"
      actions={<VersionsLink {...page} />}
      page={page}
      kept={kept}
      answer={useActionData<typeof action>()}
    />
  );
}
