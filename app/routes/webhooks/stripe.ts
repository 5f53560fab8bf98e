import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { receiveEvent } from "~/features/billing/receive-event.server";
import { readStripeEvent } from "~/features/payments/read-stripe-event.server";
import { config } from "~/platform/config/config.server";
import { requireMethod } from "~/platform/http/call.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { bodyLimits, readBody } from "~/platform/http/read-body.server";

/** Stripe posts here; nobody else has anything to look for. */
export function loader({ request }: LoaderFunctionArgs) {
  requireMethod(request, ["POST"]);
  throw createNotFound();
}

export async function action({ request }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const secret = config.stripe.webhookSecret;
  if (!secret) throw createNotFound();

  const body = await readBody(request, bodyLimits.webhook);
  const event = readStripeEvent(body, request.headers.get("Stripe-Signature"), secret, new Date());
  if (!event) return new Response("The signature does not hold.", { status: 400 });
  receiveEvent("stripe", event);
  return Response.json({ received: true });
}
