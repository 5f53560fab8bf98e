import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { changePlan, previewPlanChange } from "~/features/billing/change-plan.server";
import { formatDay } from "~/features/billing/format-day";
import { planChangeSchema } from "~/features/billing/plan-change.schema";
import { PlanChangeForm } from "~/features/billing/plan-change-form";
import { requireChangeable } from "~/features/billing/require-changeable.server";
import { findPaidPlan, getPlanName, type PaidPlan } from "~/features/plans/plans";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Change to ${getPlanName(data.to)}?` : "Change plan"} · Sparkwright` },
];

/** @throws a redirect to the prices where there is no such plan. */
function requirePlan(request: Request): PaidPlan {
  const plan = findPaidPlan(new URL(request.url).searchParams.get("plan"));
  if (!plan) throw redirect("/pricing");
  return plan;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const plan = requirePlan(request);
  const subscription = await requireChangeable(await requireUser(request), plan);
  const { plan: from, billing, periodEnd, cancelsAtPeriodEnd: cancels, provider } = subscription;
  try {
    const change = await previewPlanChange(subscription, plan);
    return { change, from, to: plan.id, billing, until: formatDay(periodEnd), cancels, provider };
  } catch (error) {
    throw await answerProblem(error, "/billing");
  }
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const plan = requirePlan(request);
  const subscription = await requireChangeable(await requireUser(request), plan);
  const form = await parseForm(request, planChangeSchema);
  if (!form.ok) return form.reply();
  try {
    const outcome = await changePlan(subscription, plan, form.value.at);
    if (outcome.state === "agree") return redirect(outcome.url, 303);
    if (outcome.state === "changed") return await redirectWithSuccess("/billing", "Plan changed");
    return await redirectWithInfo(`/billing/change?plan=${plan.id}`, {
      message: "The price was shown a while ago",
      description: "This is what it costs now. Nothing was charged.",
    });
  } catch (error) {
    return answerProblem(error, "/billing");
  }
}

export default function ChangePlan() {
  const shown = useLoaderData<typeof loader>();
  return (
    <FormPage
      title={shown.from === shown.to ? `Stay on ${getPlanName(shown.to)}?` : `Change to ${getPlanName(shown.to)}?`}
      back="/pricing"
      backLabel="Pricing"
    >
      <PlanChangeForm {...shown} />
    </FormPage>
  );
}
