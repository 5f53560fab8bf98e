import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listVersions } from "~/features/editor/list-versions.server";
import { requireText } from "~/features/editor/require-text.server";
import { VersionsView } from "~/features/editor/versions-view";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";

export const handle = { hideNavigation: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Versions: ${data.title}` : "Versions"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  return listVersions(spark, requireText(spark, params.part));
}

export default function Versions() {
  return <VersionsView list={useLoaderData<typeof loader>()} />;
}
