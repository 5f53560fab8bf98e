import Stripe from "stripe";
import type { EventSubject, ProviderEvent } from "./payment-provider";

/** Seconds that may lie between the signature of an event and its arrival. */
const tolerance = 300;

/** why a map: the type comes from outside, and an object has more names than its own ("constructor"). */
const subjects = new Map<string, EventSubject["kind"]>([
  ["checkout.session.completed", "checkout"],
  ["checkout.session.async_payment_succeeded", "checkout"],
  ["checkout.session.async_payment_failed", "checkout"],
  ["checkout.session.expired", "checkout"],
  ["customer.subscription.created", "subscription"],
  ["customer.subscription.updated", "subscription"],
  ["customer.subscription.deleted", "subscription"],
  ["invoice.paid", "invoice"],
  ["invoice.payment_failed", "invoice"],
  ["invoice.voided", "invoice"],
  ["invoice.marked_uncollectible", "invoice"],
  ["charge.succeeded", "charge"],
  ["charge.refunded", "charge"],
  ["charge.refund.updated", "charge"],
  ["charge.dispute.created", "dispute"],
  ["charge.dispute.updated", "dispute"],
  ["charge.dispute.closed", "dispute"],
]);

/** What the webhook endpoint has to be told of. */
export const stripeEventTypes: readonly string[] = [...subjects.keys()];

/** Checks who sent an event, by the signature over its bytes as they came. Null for one that is forged, altered or late. */
export function readStripeEvent(
  body: Uint8Array,
  signature: string | null,
  secret: string,
  now: Date,
): ProviderEvent | null {
  try {
    const event = Stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature ?? "",
      secret,
      tolerance,
      undefined,
      now.getTime(),
    );
    if (typeof event.id !== "string" || typeof event.type !== "string") return null;
    return { id: event.id, type: event.type, subject: findSubject(event.type, event.data?.object) };
  } catch {
    return null;
  }
}

/** The subscription of an invoice, or the invoice of a charge, where it is named: whoever starts there asks for less. */
function findWhole(type: string, { subscription, invoice }: Record<string, unknown>): EventSubject | null {
  if (typeof subscription === "string" && subscription !== "" && type.startsWith("invoice."))
    return { kind: "subscription", id: subscription };
  const isCharge = type === "charge.succeeded" || type === "charge.refunded";
  return isCharge && typeof invoice === "string" && invoice !== "" ? { kind: "invoice", id: invoice } : null;
}

function findSubject(type: string, object: unknown): EventSubject | null {
  const kind = subjects.get(type);
  if (!kind || typeof object !== "object" || object === null) return null;
  const belongs = kind === "invoice" || kind === "charge" ? findWhole(type, object as Record<string, unknown>) : null;
  if (belongs) return belongs;
  // why: an update of a refund is about the refund, and what counts is the charge that it belongs to.
  const id = "charge" in object && type === "charge.refund.updated" ? object.charge : "id" in object ? object.id : null;
  return typeof id === "string" && id !== "" ? { kind, id } : null;
}
