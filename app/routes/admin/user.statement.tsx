import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { getUserStatement } from "~/features/administration/get-user-statement.server";
import { SparkStatement } from "~/features/billing/statement";
import { requireAdmin } from "~/platform/auth/require-user.server";

export const meta: MetaFunction = () => [{ title: "Spark statement of a user · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return getUserStatement(params.id, new URL(request.url).searchParams.get("before"));
}

export default function UserStatement() {
  const { user, ...statement } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Spark statement"
      intro={
        <>
          Every spark of <bdi>{user.email}</bdi> that came and went, the newest first.
        </>
      }
      back={`/admin?user=${user.id}#manage`}
      backLabel={user.email}
    >
      <SparkStatement {...statement} path={`/admin/users/${user.id}/statement`} isOwn={false} />
    </AdminPage>
  );
}
