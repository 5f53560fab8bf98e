import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { reconciliationFormSchema } from "~/features/oversight/oversight.schema";
import { reconcile, replay } from "~/features/oversight/reconciliation.server";
import { ReconciliationView } from "~/features/oversight/reconciliation-view";
import { dismissFinding, lookAgain } from "~/features/oversight/settle-finding.server";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";

const path = "/admin/reconciliation";

export const meta: MetaFunction = () => [{ title: "Reconciliation · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return reconcile();
}

/** Has an event of a payment provider worked on again, or settles what its lists have and we have not. */
export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, reconciliationFormSchema);
  const { provider, event, finding, intent } = form.ok ? form.value : {};
  if (finding && intent) {
    const settled = intent === "look" ? await lookAgain(finding) : dismissFinding(admin, finding);
    if (!settled?.isDone) return redirectWithError(path, settled?.message ?? "There is no such finding any more");
    return redirectWithSuccess(path, settled.message);
  }
  if (!provider || !event || !replay(admin, provider, event)) return redirectWithError(path, "No such event came");
  return redirectWithSuccess(path, {
    message: "The event is worked on again",
    description: `${provider === "stripe" ? "Stripe" : "PayPal"} ${event}`,
  });
}

export default function Reconciliation() {
  return (
    <AdminPage
      title="Reconciliation"
      intro="What does not add up between money, sparks, holds and the payment providers. An empty list is how it should be."
    >
      <ReconciliationView {...useLoaderData<typeof loader>()} />
    </AdminPage>
  );
}
