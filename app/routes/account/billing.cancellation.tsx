import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { formatDay } from "~/features/billing/format-day";
import { requireSubscription } from "~/features/billing/require-subscription.server";
import { setCancellation } from "~/features/billing/set-cancellation.server";
import { getPlanName } from "~/features/plans/plans";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Cancel your subscription? · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const subscription = requireSubscription(await requireUser(request));
  if (subscription.cancelsAtPeriodEnd) throw redirect("/billing");
  return { plan: getPlanName(subscription.plan), until: formatDay(subscription.periodEnd) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const subscription = requireSubscription(await requireUser(request));
  try {
    await setCancellation(subscription, true);
  } catch (error) {
    return answerProblem(error, "/billing");
  }
  return redirectWithSuccess("/billing", {
    message: "Subscription cancelled",
    description: `It stays as it is until ${formatDay(subscription.periodEnd)}.`,
  });
}

export default function CancelSubscription() {
  const { plan, until } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Cancel your subscription?"
      back="/billing"
      backLabel="Billing"
      intro={`You keep ${plan} and its sparks until ${until}. After that nothing is charged and your account is Free.`}
    >
      <ul className="what-goes">
        <li>Everything you made stays yours.</li>
        <li>Sparks from packs stay too; those of the plan lapse with its last month.</li>
        <li>You can change your mind until {until}.</li>
      </ul>
      <form method="post">
        <div className="cluster">
          <SubmitButton variant="danger" pending="Cancelling...">
            Cancel Subscription
          </SubmitButton>
          <LinkButton href="/billing">Keep it</LinkButton>
        </div>
      </form>
    </FormPage>
  );
}
