import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerProblem } from "~/features/billing/answer-problem.server";
import { findInvoice } from "~/features/billing/find-billing.server";
import { getPaymentProvider } from "~/features/payments/find-payment-provider.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";

/** The PDF of an invoice, which its provider keeps: 'latest', or the one of a row of the history. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const id = parseRowId(params.id);
  const payment = id === null && params.id !== "latest" ? undefined : findInvoice(user, id);
  if (!payment) throw createNotFound();
  try {
    const file = await getPaymentProvider(payment.provider).findInvoiceFile(payment.payment);
    if (!file) throw createNotFound();
    return redirect(file);
  } catch (error) {
    if (error instanceof Response) throw error;
    return answerProblem(error, "/billing");
  }
}
