import type { z } from "zod";
import { findCapture } from "./describe-paypal-money";
import { PaymentProblem } from "./payment-problem";
import type { Movement } from "./payment-provider";
import { payPalDispute, payPalEvents, payPalMarkedCapture, payPalRefund, payPalSubscription } from "./paypal-answers";
import type { PayPalClient } from "./paypal-client.server";
import { readCustomId } from "./paypal-names";

type Event = z.output<typeof payPalEvents>["events"][number];

/** Pages of the list that are read at most, and events on each. */
const mostPages = 1_000;
const pageSize = 100;

/** What moves money. */
const moving = /^(?:PAYMENT\.(?:CAPTURE|SALE)\.(?:COMPLETED|REFUNDED)|CUSTOMER\.DISPUTE\.CREATED)$/;

/**
 * Money that moved in a time, by the events that PayPal keeps of its webhook, also of those that never came. PayPal lists no payments without a
 * permission that a site does not need otherwise.
 * @throws PaymentProblem
 */
export async function listPayPalMovements(client: PayPalClient, from: Date, until: Date): Promise<Movement[]> {
  const moved: Movement[] = [];
  for (const event of await listEvents(client, from, until)) {
    if (!moving.test(event.event_type)) continue;
    try {
      moved.push(await describeEvent(client, event));
    } catch (problem) {
      // why passed over: what PayPal does not know any more is no money that anybody could look at.
      if (!(problem instanceof PaymentProblem && problem.reason === "missing")) throw problem;
    }
  }
  return moved;
}

/** All events of a time, page by page: each goes back from the oldest of the one before, since PayPal describes no other way to go on. */
async function listEvents({ ask }: PayPalClient, from: Date, until: Date): Promise<Event[]> {
  const events = new Map<string, Event>();
  for (let page = 0, end = until; page < mostPages && end > from; page += 1) {
    const span = { start_time: from.toISOString(), end_time: end.toISOString() };
    const query = new URLSearchParams({ page_size: String(pageSize), ...span });
    const told = await ask(payPalEvents, { method: "GET", path: `/v1/notifications/webhooks-events?${query}` });
    for (const event of told.events) events.set(event.id, event);
    if (told.events.length < pageSize) break;
    const oldest = Math.min(...told.events.map(({ create_time }) => create_time.getTime()));
    // why a step at least: more events of one moment than a page holds would be asked for without end.
    end = new Date(Math.min(oldest, end.getTime() - 1));
  }
  return [...events.values()];
}

async function describeEvent(client: PayPalClient, { event_type: type, resource }: Event): Promise<Movement> {
  const { ask, site } = client;
  const read = (capture: string) =>
    ask(payPalMarkedCapture, { method: "GET", path: `/v2/payments/captures/${capture}` });
  const page = `${site}/activity/payment`;
  if (type === "CUSTOMER.DISPUTE.CREATED") {
    const id = resource.dispute_id ?? "";
    const dispute = await ask(payPalDispute, { method: "GET", path: `/v1/customer/disputes/${id}` });
    const capture = await read(dispute.disputed_transactions[0]?.seller_transaction_id ?? "");
    const subject = { kind: "dispute" as const, id };
    return { kind: "dispute", id, subject, ...describeCapture(capture), url: `${site}/resolutioncenter/${id}` };
  }
  const id = resource.id ?? "";
  if (type.endsWith(".REFUNDED")) {
    const refund = await ask(payPalRefund, { method: "GET", path: `/v2/payments/refunds/${id}` });
    const capture = await read(findCapture(refund));
    const { amount, currency } = refund.amount;
    const told = { ...describeCapture(capture), amount: Math.abs(amount), currency, at: refund.create_time };
    return { kind: "refund", id, subject: { kind: "refund", id }, ...told, url: `${page}/${id}` };
  }
  const capture = await read(id);
  if (!resource.billing_agreement_id)
    return { kind: "payment", id, subject: { kind: "charge", id }, ...describeCapture(capture), url: `${page}/${id}` };
  const path = `/v1/billing/subscriptions/${resource.billing_agreement_id}`;
  const subscription = await ask(payPalSubscription, { method: "GET", path });
  const subject = { kind: "subscription" as const, id: subscription.id };
  const marks = readCustomId(subscription.custom_id);
  return { kind: "payment", id, subject, ...describeCapture(capture), ...marks, payment: null, url: `${page}/${id}` };
}

function describeCapture({
  amount,
  create_time: at,
  custom_id,
  supplementary_data,
}: z.output<typeof payPalMarkedCapture>) {
  const payment = supplementary_data?.related_ids?.order_id ?? null;
  return { ...amount, at, payment, ...readCustomId(custom_id) };
}
