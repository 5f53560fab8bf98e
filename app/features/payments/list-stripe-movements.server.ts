import type { Movement } from "./payment-provider";
import {
  type StripeListedCharge,
  stripeListedCharges,
  stripeListedDisputes,
  stripeListedRefunds,
} from "./stripe-answers";
import type { StripeClient } from "./stripe-client.server";

/** Charges, refunds and disputes of a time, by Stripe's lists. What failed or only asks for something moved nothing. @throws PaymentProblem */
export async function listStripeMovements(
  { stripe, ask, mode }: StripeClient,
  from: Date,
  until: Date,
): Promise<Movement[]> {
  const created = { gte: toSeconds(from), lt: toSeconds(until) };
  const charges = await ask(
    stripeListedCharges,
    collect(stripe.charges.list({ created, limit: 100, expand: ["data.invoice"] })),
  );
  const ofCharge = { created, limit: 100, expand: ["data.charge.invoice"] };
  const refunds = await ask(stripeListedRefunds, collect(stripe.refunds.list(ofCharge)));
  const disputes = await ask(stripeListedDisputes, collect(stripe.disputes.list(ofCharge)));
  const page = `https://dashboard.stripe.com/${mode === "test" ? "test/" : ""}payments`;
  const describe = (kind: Movement["kind"], moved: Moved, charge: StripeListedCharge): Movement => ({
    ...{ kind, id: moved.id, subject: { kind: "charge", id: charge.id } },
    ...{ amount: moved.amount, currency: moved.currency, at: moved.created },
    payment: charge.invoice?.id ?? charge.payment_intent,
    url: `${page}/${charge.payment_intent ?? charge.id}`,
    ...readMarks(charge),
  });
  return [
    ...charges.filter(({ status }) => status === "succeeded").map((charge) => describe("payment", charge, charge)),
    ...refunds
      .filter(({ status }) => status !== "failed" && status !== "canceled")
      .flatMap((refund) => (refund.charge ? [describe("refund", refund, refund.charge)] : [])),
    ...disputes
      .filter(({ status }) => !status.startsWith("warning_"))
      .flatMap((dispute) => (dispute.charge ? [describe("dispute", dispute, dispute.charge)] : [])),
  ];
}

type Moved = Pick<StripeListedCharge, "id" | "amount" | "currency" | "created">;

/** What we wrote on the payment of a pack, or on the subscription that an invoice is of. */
function readMarks({ customer, invoice, metadata }: StripeListedCharge) {
  const { installation = "", order } = invoice ? (invoice.subscription_details?.metadata ?? {}) : metadata;
  return { installation, customer: customer ?? "", orderId: order === undefined ? Number.NaN : Number(order) };
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** All pages of a list. */
async function collect(list: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const each of list) all.push(each);
  return all;
}
