import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { rowFormSchema } from "~/features/oversight/oversight.schema";
import { findQueue } from "~/features/oversight/queue.queries.server";
import { QueueView } from "~/features/oversight/queue-view";
import { retrySpark } from "~/features/oversight/steer-spark.server";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { QueueUnreachable } from "~/platform/jobs/queue";
import { parseRowId } from "~/platform/text/parse-row-id";

export const meta: MetaFunction = () => [{ title: "Queue · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  return findQueue({
    after: parseRowId(searchParams.get("after") ?? ""),
    before: parseRowId(searchParams.get("before") ?? ""),
  });
}

/** Puts a spark that waits into the queue again. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, rowFormSchema);
  try {
    const retried = form.ok ? await retrySpark(admin, form.value.id) : null;
    if (!form.ok || !retried) return redirectWithError("/admin/queue", "This spark does not wait any more");
    return redirectWithSuccess("/admin/queue", {
      message: "The spark is in the queue",
      description: `Spark ${form.value.id} of ${retried.email}.`,
    });
  } catch (error) {
    if (!(error instanceof QueueUnreachable)) throw error;
    return redirectWithError("/admin/queue", "The queue's server does not answer");
  }
}

export default function Queue() {
  return (
    <AdminPage title="Queue" intro="What is being made, what waits, and what could not be made.">
      <QueueView {...useLoaderData<typeof loader>()} />
    </AdminPage>
  );
}
