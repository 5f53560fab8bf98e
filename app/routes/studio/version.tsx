import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { measureText } from "~/features/brand-voice/text-match.server";
import { ComparedView } from "~/features/editor/compared-view";
import { compareVersion } from "~/features/editor/list-versions.server";
import { requireText } from "~/features/editor/require-text.server";
import { restoreSchema } from "~/features/editor/restore.schema";
import { declineProposal, restoreVersion } from "~/features/sparks/part-versions.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";

export const handle = { hideNavigation: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Compare versions: ${data.title}` : "Compare versions"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  return compareVersion(spark, requireText(spark, params.part), params.version);
}

/** Makes the version the present one again; what it takes the place of is kept. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const form = await parseForm(request, restoreSchema);
  const spark = requireSpark(user, params.id, params.sparkId);
  const present = requireText(spark, params.part);
  if (!form.ok) throw createNotFound();
  const { id, results, type, isProposal } = compareVersion(spark, present, params.version);
  if (form.value.intent === "decline") {
    declineProposal(present.part.id, id);
    return redirectWithSuccess(`${results}#${type}`, "Your version stays");
  }
  if (!restoreVersion(present.part.id, id, form.value.version)) {
    return redirectWithInfo(`${results}/versions/${type}`, {
      message: "This text has changed",
      description: "You see the newest versions. Look again, then decide.",
    });
  }
  await measureText(present.part.id, spark.projectId);
  return redirectWithSuccess(`${results}#${type}`, {
    message: isProposal ? "The new version is in use" : "The earlier version is restored",
    description: "The one it replaced is kept under Versions.",
  });
}

export default function CompareVersions() {
  return <ComparedView compared={useLoaderData<typeof loader>()} />;
}
