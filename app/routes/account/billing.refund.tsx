import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { formatDay } from "~/features/billing/format-day";
import { formatMoney } from "~/features/billing/format-money";
import { refundSchema } from "~/features/billing/refund.schema";
import { refundFirstPayment } from "~/features/billing/refund-first-payment.server";
import { RefundForm } from "~/features/billing/refund-form";
import { requireGuarantee } from "~/features/billing/require-guarantee.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Get your money back? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { payment, amount, until } = await requireGuarantee(await requireUser(request), parseRowId(params.id));
  const { description, currency, createdAt } = payment;
  return { description, amount, currency, on: formatDay(createdAt), until: formatDay(until) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const guarantee = await requireGuarantee(await requireUser(request), parseRowId(params.id));
  const { id, currency } = guarantee.payment;
  const form = await parseForm(request, refundSchema);
  if (!form.ok) return form.reply();
  if (form.value.amount !== guarantee.amount) {
    return redirectWithInfo(`/billing/refund/${id}`, {
      message: "The amount has changed",
      description: "This is what goes back now. Nothing was done yet.",
    });
  }
  try {
    await refundFirstPayment(guarantee);
  } catch (error) {
    return answerProblem(error, "/billing");
  }
  return redirectWithSuccess("/billing", {
    message: "Your money is on its way",
    description: `${formatMoney(guarantee.amount, currency)} goes back the way it came. This takes 7-14 business days.`,
  });
}

export default function Refund() {
  return (
    <FormPage title="Get your money back?" back="/billing" backLabel="Billing">
      <RefundForm {...useLoaderData<typeof loader>()} />
    </FormPage>
  );
}
