import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActList } from "~/features/administration/act-list";
import { AdminPage } from "~/features/administration/admin-page";
import { listActs } from "~/features/administration/list-acts.server";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

export const meta: MetaFunction = () => [{ title: "Log of administration · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return listActs({ before: new URL(request.url).searchParams.get("before") });
}

export default function Log() {
  const { acts, before } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Log" intro="What administrators did, the newest first. Nothing in it can be changed or deleted.">
      {acts.length > 0 ? (
        <ActList acts={acts} />
      ) : (
        <EmptyState title="Nothing was done yet" text="Who did what with which account, and why, is listed here." />
      )}
      {before ? (
        <nav className="cluster" aria-label="Pages of the log">
          <LinkButton href={`/admin/log?before=${before}`}>Older</LinkButton>
        </nav>
      ) : null}
    </AdminPage>
  );
}
