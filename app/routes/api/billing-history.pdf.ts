import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findInvoiceOfPayment } from "~/features/billing/invoice.queries.server";
import { respondWithInvoice } from "~/features/billing/respond-with-invoice.server";
import { requireCaller } from "~/platform/auth/require-user.server";
import { createCallError, requireMethod } from "~/platform/http/call.server";
import { parseRowId } from "~/platform/text/parse-row-id";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireCaller(request);
  const invoice = findInvoiceOfPayment(user, parseRowId(params.id));
  return invoice ? respondWithInvoice(invoice) : createCallError(404, "Invoice not found");
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
