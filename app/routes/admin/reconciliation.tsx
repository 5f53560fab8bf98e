import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { eventFormSchema } from "~/features/oversight/oversight.schema";
import { reconcile, replay } from "~/features/oversight/reconciliation.server";
import { ReconciliationView } from "~/features/oversight/reconciliation-view";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";

export const meta: MetaFunction = () => [{ title: "Reconciliation · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return reconcile();
}

/** Has an event of a payment provider worked on again. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, eventFormSchema);
  if (!form.ok || !replay(admin, form.value.provider, form.value.event))
    return redirectWithError("/admin/reconciliation", "No such event came");
  return redirectWithSuccess("/admin/reconciliation", "The event is worked on again");
}

export default function Reconciliation() {
  return (
    <AdminPage
      title="Reconciliation"
      intro="What does not add up between money, sparks and holds. An empty list is how it should be."
      back="/admin/queue"
      backLabel="Queue"
    >
      <ReconciliationView {...useLoaderData<typeof loader>()} />
    </AdminPage>
  );
}
