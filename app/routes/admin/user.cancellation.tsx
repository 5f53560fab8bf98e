import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AdminPage } from "~/features/administration/admin-page";
import { endUserSubscription } from "~/features/administration/end-user-subscription.server";
import { findUserById } from "~/features/administration/user.queries.server";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { endsWhen } from "~/features/billing/ends-when";
import { formatDay } from "~/features/billing/format-day";
import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import { getPlanName } from "~/features/plans/plans";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { LinkButton, SubmitButton } from "~/ui/button";

const schema = z.object({ when: z.enum(endsWhen, { error: "Choose when it ends." }) });

export const meta: MetaFunction = () => [{ title: "End this subscription? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { user, subscription, panel } = requireEndable(params.id);
  return {
    ...{ email: user.email, panel, plan: getPlanName(subscription.plan), until: formatDay(subscription.periodEnd) },
    // why not with a period that is unpaid, or as it is already.
    canEndLater: subscription.state === "active" && !subscription.cancelsAtPeriodEnd,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, schema);
  if (!form.ok) return form.reply();
  const { subscription, panel } = requireEndable(params.id);
  try {
    const { plan, endsOn } = await endUserSubscription(admin, subscription, form.value.when);
    return redirectWithSuccess(panel, {
      message: "Subscription ended",
      description: endsOn === null ? `${plan} has ended.` : `${plan} ends on ${endsOn}.`,
    });
  } catch (error) {
    return answerProblem(error, panel);
  }
}

/** @throws a 404 for an unknown account, and a redirect to its panel where nothing runs. */
function requireEndable(id: string | undefined) {
  const userId = parseRowId(id);
  const user = userId === null ? undefined : findUserById(userId);
  if (!user) throw createNotFound();
  const panel = `/admin?user=${user.id}#manage`;
  const subscription = findLivingSubscription(user.id);
  if (!subscription) throw redirect(panel);
  return { user, subscription, panel };
}

export default function EndSubscription() {
  const { email, panel, plan, until, canEndLater } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={`End this ${plan} subscription?`}
      intro={
        <>
          It is <bdi>{email}</bdi>’s and runs until {until}. They get an e-mail that says when it ends.
        </>
      }
      back={panel}
      backLabel={email}
    >
      <ul className="what-goes">
        <li>Nothing more is charged either way. What was paid stays paid until you refund it.</li>
        <li>At once: the account is Free now, and the sparks that come with the plan lapse.</li>
        {canEndLater ? <li>With its period: they keep the plan and its sparks until {until}.</li> : null}
      </ul>
      <form method="post" className="cluster">
        {canEndLater ? (
          <SubmitButton variant="danger" name="when" value="period" pending="Ending it...">
            {`End on ${until}`}
          </SubmitButton>
        ) : null}
        <SubmitButton variant="danger" name="when" value="now" pending="Ending it...">
          End at once
        </SubmitButton>
        <LinkButton href={panel}>Keep it</LinkButton>
      </form>
    </AdminPage>
  );
}
