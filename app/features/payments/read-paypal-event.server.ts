import { z } from "zod";
import { createJsonGauge } from "~/platform/http/json-gauge";
import type { EventSubject, ProviderEvent } from "./payment-provider";
import type { PayPalClient } from "./paypal-client.server";
import { verifyPayPalSignature } from "./verify-paypal-signature.server";

/** Milliseconds between the signature of an event and its arrival: PayPal tries for three days. */
const oldest = 4 * 24 * 3_600_000;

const event = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.record(z.string(), z.unknown()),
});
type Resource = z.output<typeof event>["resource"];

/** What PayPal signs with, and where its certificate lies; each in the form that it describes. */
const headers = z.object({
  transmission_id: z.string().regex(/^[\w-]{1,50}$/),
  transmission_time: z.iso.datetime({ offset: true }),
  transmission_sig: z.string().regex(/^[\w+/=-]{1,500}$/),
  cert_url: z
    .string()
    .max(500)
    .regex(/^https:\/\/api(-m)?(\.sandbox)?\.paypal\.com\//),
  auth_algo: z.string().regex(/^[a-zA-Z0-9]{1,100}$/),
});

/**
 * Checks who sent an event, by asking PayPal about its signature. Null for one that is forged, altered or late; what cannot be PayPal's is not
 * asked about.
 * @throws PaymentProblem when PayPal cannot be asked, TooManyRequests when a sender has it asked too often: the event has to be sent again then.
 */
export async function readPayPalEvent(
  client: PayPalClient,
  webhookId: string,
  body: Uint8Array,
  sent: Headers,
  now: Date,
): Promise<ProviderEvent | null> {
  const signed = headers.safeParse({
    transmission_id: sent.get("PAYPAL-TRANSMISSION-ID"),
    transmission_time: sent.get("PAYPAL-TRANSMISSION-TIME"),
    transmission_sig: sent.get("PAYPAL-TRANSMISSION-SIG"),
    cert_url: sent.get("PAYPAL-CERT-URL"),
    auth_algo: sent.get("PAYPAL-AUTH-ALGO"),
  });
  // why first: whoever knows nothing of how PayPal signs need not have a megabyte parsed, nor anybody one of many small parts.
  if (!signed.success || !createJsonGauge()(body)) return null;
  const text = Buffer.from(body).toString("utf8");
  const told = event.safeParse(parseJson(text));
  if (!told.success) return null;
  if (now.getTime() - Date.parse(signed.data.transmission_time) > oldest) return null;
  // why spliced: PayPal's signature is over the bytes, and reading and writing them again may change them.
  const question = `{"webhook_event":${text},${JSON.stringify({ ...signed.data, webhook_id: webhookId }).slice(1)}`;
  if (!(await verifyPayPalSignature(client, question, now))) return null;
  const { id, event_type: type, resource } = told.data;
  return { id, type, subject: findSubject(type, resource) };
}

function findSubject(type: string, resource: Resource): EventSubject | null {
  const subject = (kind: EventSubject["kind"], id: unknown): EventSubject | null =>
    typeof id === "string" && /^[\w-]{1,100}$/.test(id) ? { kind, id } : null;
  if (type.startsWith("BILLING.SUBSCRIPTION.") || type.startsWith("CHECKOUT.ORDER."))
    return subject("checkout", resource.id);
  if (type === "PAYMENT.SALE.REFUNDED" || type === "PAYMENT.CAPTURE.REFUNDED") return subject("refund", resource.id);
  if (type.startsWith("PAYMENT.SALE.")) return subject("checkout", resource.billing_agreement_id);
  if (type.startsWith("PAYMENT.CAPTURE.")) return subject("charge", resource.id);
  if (type.startsWith("CUSTOMER.DISPUTE.")) return subject("dispute", resource.dispute_id);
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
