import { z } from "zod";

/**
 * What we read of Stripe's answers, in its words and no more: an answer that lacks any of it is refused. The version is pinned, so fields
 * keep their places; see `stripeApiVersion`.
 */

const id = z.string().min(1);
const cents = z.number().int();
/** Stripe counts seconds. */
const moment = z.number().transform((seconds) => new Date(seconds * 1000));

/** An id, or the thing itself where it was expanded. */
const reference = z.union([id, z.object({ id }).transform((thing) => thing.id)]);

export const stripeIdAnswer = z.object({ id });

export const stripeCheckout = z.object({
  id,
  url: z.string().nullable(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  subscription: reference.nullable(),
  payment_intent: reference.nullable(),
});

/** What is paid with a card field on our own page. */
export const stripeCardPayment = z.object({ id, status: z.string(), client_secret: z.string() });

/** A subscription as long as its first invoice is to be paid with that field, and after. */
export const stripeCardSubscription = z.object({
  id,
  status: z.string(),
  latest_invoice: z.object({
    id,
    status: z.string().nullable(),
    payment_intent: stripeCardPayment.nullable(),
  }),
});

const stripePrice = z.object({
  id,
  currency: z.string(),
  /** Null for one that is counted by steps, or in parts of a cent. */
  unit_amount: cents.nullish(),
  recurring: z.object({ interval: z.string() }).nullish(),
});
export type StripePrice = z.output<typeof stripePrice>;

export const stripeSubscription = z.object({
  id,
  customer: reference,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  current_period_start: moment,
  current_period_end: moment,
  created: moment,
  ended_at: moment.nullable(),
  metadata: z.record(z.string(), z.string()).default({}),
  items: z.object({ data: z.array(z.object({ id, price: stripePrice })).min(1) }),
});

export const stripeRefund = z.object({
  id,
  amount: cents,
  status: z.string().nullable(),
  created: moment,
  metadata: z.record(z.string(), z.string()).nullable(),
});

export const stripeCharge = z.object({
  id,
  disputed: z.boolean(),
  invoice: reference.nullable(),
  payment_intent: reference.nullable(),
  payment_method_details: z
    .object({ card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish() })
    .nullish(),
  /** Only the newest ten. */
  refunds: z.object({ data: z.array(stripeRefund), has_more: z.boolean() }),
});
export type StripeCharge = z.output<typeof stripeCharge>;

export const stripeInvoice = z.object({
  id,
  customer: reference,
  subscription: reference.nullable(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).nullable(),
  billing_reason: z.string().nullable(),
  amount_due: cents,
  amount_paid: cents,
  currency: z.string(),
  created: moment,
  attempted: z.boolean(),
  charge: stripeCharge.nullable(),
  lines: z.object({
    data: z.array(
      z.object({
        amount: cents,
        proration: z.boolean(),
        period: z.object({ start: moment, end: moment }),
        price: z.object({ id }).nullable(),
      }),
    ),
  }),
});
export type StripeInvoice = z.output<typeof stripeInvoice>;

/** Only what its money can go back to. */
export const stripeInvoiceCharge = z.object({ id, charge: reference.nullable() });

/** Only whose it is. */
export const stripeInvoiceLinks = z.object({ id, subscription: reference.nullable() });

export const stripePayment = z.object({
  id,
  customer: reference.nullable(),
  invoice: reference.nullable(),
  status: z.string(),
  amount: cents,
  amount_received: cents,
  currency: z.string(),
  created: moment,
  metadata: z.record(z.string(), z.string()),
  latest_charge: stripeCharge.nullable(),
});

export const stripeDispute = z.object({ id, status: z.string(), charge: reference });
export const stripePreview = z.object({ amount_due: cents, currency: z.string() });
export const stripePage = z.object({ url: z.string() });

export const stripeAccount = z.object({
  id,
  charges_enabled: z.boolean().default(true),
  settings: z.object({ dashboard: z.object({ display_name: z.string().nullish() }).nullish() }).nullish(),
});
export const stripeSoldPrice = z.object({ id, active: z.boolean() });
export const stripeEndpoints = z.array(
  z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) }),
);

/** A charge as lists have it, with its invoice. */
const stripeListedCharge = z.object({
  id,
  amount: cents,
  currency: z.string(),
  created: moment,
  status: z.string(),
  customer: reference.nullable(),
  payment_intent: reference.nullable(),
  metadata: z.record(z.string(), z.string()).default({}),
  invoice: z
    .object({
      id,
      subscription: reference.nullable(),
      subscription_details: z.object({ metadata: z.record(z.string(), z.string()).nullish() }).nullish(),
    })
    .nullable(),
});
export type StripeListedCharge = z.output<typeof stripeListedCharge>;
export const stripeListedCharges = stripeListedCharge.array();
const backed = { id, amount: cents, currency: z.string(), created: moment, charge: stripeListedCharge.nullable() };
export const stripeListedRefunds = z.object({ ...backed, status: z.string().nullable() }).array();
export const stripeListedDisputes = z.object({ ...backed, status: z.string() }).array();
