import type { LoaderFunctionArgs } from "@remix-run/node";
import { findInvoice, findLatestInvoice } from "~/features/billing/invoice.queries.server";
import { respondWithInvoice } from "~/features/billing/respond-with-invoice.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { parseRowId } from "~/platform/text/parse-row-id";

/** The PDF of an invoice or a credit note, by its number; 'latest' is the newest invoice. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const invoice = params.number === "latest" ? findLatestInvoice(user) : findInvoice(user, parseRowId(params.number));
  if (!invoice) throw createNotFound();
  return respondWithInvoice(invoice);
}
