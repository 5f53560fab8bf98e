import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { receiveEvent } from "~/features/billing/receive-event.server";
import { payPalClient } from "~/features/payments/find-payment-provider.server";
import { PaymentProblem } from "~/features/payments/payment-problem";
import { readPayPalEvent } from "~/features/payments/read-paypal-event.server";
import { config } from "~/platform/config/config.server";
import { requireMethod } from "~/platform/http/call.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { bodyLimits, readBody } from "~/platform/http/read-body.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";

/** PayPal posts here; nobody else has anything to look for. */
export function loader({ request }: LoaderFunctionArgs) {
  requireMethod(request, ["POST"]);
  throw createNotFound();
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const webhookId = config.paypal?.webhookId;
  if (!payPalClient || !webhookId) throw createNotFound();

  const body = await readBody(request, bodyLimits.webhook);
  try {
    const event = await readPayPalEvent(payPalClient, webhookId, body, request.headers, new Date());
    if (!event) return new Response("The signature does not hold.", { status: 400 });
    receiveEvent("paypal", event);
    return Response.json({ received: true });
  } catch (error) {
    if (error instanceof TooManyRequests) return new Response(error.message, error.init);
    if (!(error instanceof PaymentProblem)) throw error;
    log.warn({ err: error }, "PayPal could not be asked about the signature of an event, so it has to send it again");
    return new Response("Send it again later.", { status: 503 });
  }
}
