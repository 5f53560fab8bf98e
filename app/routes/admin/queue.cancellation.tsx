import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { findOpenSpark } from "~/features/oversight/queue.queries.server";
import { cancelAnySpark } from "~/features/oversight/steer-spark.server";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { LinkButton, SubmitButton } from "~/ui/button";

export const meta: MetaFunction = () => [{ title: "Cancel this spark? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const spark = findOpenSpark(parseRowId(params.id));
  if (!spark) throw redirect("/admin/queue");
  return { id: spark.id, email: spark.email };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const admin = await requireAdmin(request);
  const id = parseRowId(params.id);
  const cancelled = id === null ? null : cancelAnySpark(admin, id);
  if (!cancelled) return redirectWithError("/admin/queue", "This spark has ended already");
  return redirectWithSuccess("/admin/queue", {
    message: "Spark cancelled",
    description: `Spark ${id} of ${cancelled.email}. The sparks for anything not made are back.`,
  });
}

export default function CancelAnySpark() {
  const { id, email } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={`Cancel spark ${id}?`}
      intro={
        <>
          It is <bdi>{email}</bdi>’s. What is made stays; the sparks for the rest go back at once.
        </>
      }
      back="/admin/queue"
      backLabel="Queue"
    >
      <form method="post" className="cluster">
        <SubmitButton variant="danger" pending="Cancelling...">
          Cancel Spark
        </SubmitButton>
        <LinkButton href="/admin/queue">Keep it</LinkButton>
      </form>
    </AdminPage>
  );
}
