import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { findRefundable } from "~/features/administration/find-refundable.server";
import { refundUserPayment } from "~/features/administration/refund-user-payment.server";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { formatDay } from "~/features/billing/format-day";
import { formatMoney } from "~/features/billing/format-money";
import { partialRefundSchema } from "~/features/billing/partial-refund.schema";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { parseRowId } from "~/platform/text/parse-row-id";
import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useServerForm } from "~/ui/use-server-form";

export const meta: MetaFunction = () => [{ title: "Refund this payment? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { payment, user, left } = requireRefundable(params.id);
  const { description, currency, refunded, amount, createdAt, subscription } = payment;
  return {
    ...{ email: user.email, panel: getPanel(user), description, refunded, isOfPlan: subscription !== null },
    ...{ on: formatDay(createdAt), paid: formatMoney(amount, currency), left: formatMoney(left, currency) },
    figure: (left / 100).toFixed(2),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, partialRefundSchema);
  if (!form.ok) return form.reply();
  const { payment, user, left } = requireRefundable(params.id);
  const { amount, refunded } = form.value;
  if (refunded !== payment.refunded)
    return redirectWithInfo(`/admin/payments/${payment.id}/refund`, {
      message: "Something went back meanwhile",
      description: "This is what is left now. Nothing was done by this form.",
    });
  if (amount < 1 || amount > left)
    return form.reject({ amount: [`Between 0.01 and ${(left / 100).toFixed(2)} can go back.`] });
  try {
    await refundUserPayment(admin, payment.id, amount);
  } catch (error) {
    return answerProblem(error, getPanel(user));
  }
  return redirectWithSuccess(getPanel(user), {
    message: "Payment refunded",
    description: `${formatMoney(amount, payment.currency)} goes back the way it came.`,
  });
}

const getPanel = ({ id }: { id: number }) => `/admin?user=${id}#manage`;

/** @throws a 404 where there is nothing to give back. */
function requireRefundable(id: string | undefined) {
  const found = findRefundable(parseRowId(id));
  if (!found) throw createNotFound();
  return found;
}

export default function RefundPayment() {
  const { email, panel, description, refunded, isOfPlan, on, paid, left, figure } = useLoaderData<typeof loader>();
  const [form, fields] = useServerForm("refund", { amount: { required: true } }, { defaultValue: { amount: figure } });
  return (
    <AdminPage
      title="Refund this payment?"
      intro={
        <>
          <bdi>{email}</bdi> paid {paid} for {description} on {on}. {left} of it can go back.
        </>
      }
      back={panel}
      backLabel={email}
    >
      <ul className="what-goes">
        <li>The sparks that came with the payment go with their share, as far as they are not used.</li>
        <li>They get a credit note by e-mail. The money takes 7-14 business days.</li>
        {isOfPlan ? <li>The subscription goes on: end it on its own page.</li> : null}
      </ul>
      <form method="post" className="stack" {...form.props}>
        <ErrorSummary form={form} labels={{ amount: "Amount" }} />
        <Field {...fields.amount} label="Amount" autoComplete="off" />
        <input type="hidden" name="refunded" value={refunded} />
        <div className="cluster">
          <SubmitButton variant="danger" pending="Sending it back...">
            Refund Payment
          </SubmitButton>
          <LinkButton href={panel}>Keep it</LinkButton>
        </div>
      </form>
    </AdminPage>
  );
}
