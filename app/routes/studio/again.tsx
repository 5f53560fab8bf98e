import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { chooseEditToKeep } from "~/features/editor/choose-edit-to-keep.server";
import { getRedoPage } from "~/features/editor/get-redo-page.server";
import { redoSchema } from "~/features/editor/redo.schema";
import { RedoForm } from "~/features/editor/redo-form";
import { requireText } from "~/features/editor/require-text.server";
import { redoPart } from "~/features/sparks/redo-part.server";
import { refuseRedo } from "~/features/sparks/redo-refusal.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, requireUserKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { KeptNote } from "~/ui/kept-note";
import { Page } from "~/ui/page";

export const handle = { hideNavigation: true };

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Make again: ${data.title}` : "Make again"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const page = getRedoPage(user, spark, requireText(spark, params.part));
  return { ...page, kept: (await findKeptForm(request, user))?.values ?? null };
}

/** Has one part of a spark made again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, signedOut);
  const form = await parseForm(request, redoSchema);
  const spark = requireSpark(user, params.id, params.sparkId);
  const present = requireText(spark, params.part);
  if (!form.ok) return form.reply();

  const { keepsEdit, headline, ...order } = form.value;
  const { type, results, headline: shown } = getRedoPage(user, spark, present);
  const isReworded = type === "image" && headline !== shown;
  try {
    const words = { headline: isReworded ? headline : null, keepsLook: isReworded };
    redoPart(user, spark, { ...order, ...words, ...chooseEditToKeep(present, keepsEdit === "on"), type });
  } catch (error) {
    const { messages, status, headers } = refuseRedo(error);
    return form.reject({ "": messages }, { status, headers });
  }
  await forgetKeptForm(request, user);
  return redirectWithSuccess(results, {
    message: "It is being made again",
    description: "The current one stays until the new one is ready.",
  });
}

export default function MakeAgain() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Make again: ${page.title}`}
      back={`${page.results}#${page.type}`}
      backLabel="Back to the results"
      width="reading"
      intro="Made from the same idea. The current one is kept under Versions."
    >
      {page.kept ? <KeptNote /> : null}
      <RedoForm page={page} kept={page.kept} />
    </Page>
  );
}
