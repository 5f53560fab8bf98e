import { z } from "zod";

/** What we read of PayPal's answers, in its words and no more: an answer that lacks any of it is refused. */

const id = z.string().min(1);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** PayPal writes an amount as a decimal number in a text; we count cents. */
const money = z
  .object({ value: z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/), currency_code: z.string() })
  .transform(({ value, currency_code }) => ({
    amount: Math.round(Number(value) * 100),
    currency: currency_code.toLowerCase(),
  }));

const links = z.array(z.object({ href: z.string(), rel: z.string() })).default([]);

export const payPalToken = z.object({ access_token: id, expires_in: z.number().positive() });
export const payPalIdAnswer = z.object({ id });
/** What answers 204, or with more than we need. */
export const payPalDone = z.unknown();

/** Only what tells one refusal from another. */
export const payPalError = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional(), description: z.string().optional() })).optional(),
});

export const payPalPage = z.object({ id, links });

export const payPalRefund = z.object({
  id,
  status: z.string(),
  amount: money,
  custom_id: z.string().nullish(),
  create_time: moment,
  links,
});
export type PayPalRefund = z.output<typeof payPalRefund>;

export const payPalOrder = z.object({
  id,
  status: z.string(),
  create_time: moment,
  links,
  purchase_units: z
    .array(
      z.object({
        amount: money,
        custom_id: z.string().nullish(),
        payments: z
          .object({
            captures: z.array(z.object({ id, status: z.string(), amount: money, create_time: moment })).default([]),
            refunds: z.array(payPalRefund).default([]),
          })
          .default({ captures: [], refunds: [] }),
      }),
    )
    .min(1),
});
export type PayPalOrder = z.output<typeof payPalOrder>;

/** Only whose it is. */
export const payPalCapture = z.object({ id, custom_id: z.string().nullish() });

export const payPalSubscription = z.object({
  id,
  status: z.enum(["APPROVAL_PENDING", "APPROVED", "ACTIVE", "SUSPENDED", "CANCELLED", "EXPIRED"]),
  status_change_note: z.string().nullish(),
  status_update_time: moment.nullish(),
  plan_id: id,
  custom_id: z.string().nullish(),
  start_time: moment,
  create_time: moment,
  links,
  billing_info: z
    .object({
      failed_payments_count: z.number().int(),
      last_payment: z.object({ time: moment }).nullish(),
      next_billing_time: moment.nullish(),
    })
    .nullish(),
});
export type PayPalSubscription = z.output<typeof payPalSubscription>;

export const payPalTransactions = z.object({
  transactions: z
    .array(
      z.object({
        id,
        status: z.enum(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED"]),
        amount_with_breakdown: z.object({ gross_amount: money }),
        time: moment,
      }),
    )
    .default([]),
});
export type PayPalTransaction = z.output<typeof payPalTransactions>["transactions"][number];

export const payPalPlan = z.object({
  id,
  billing_cycles: z
    .array(
      z.object({
        frequency: z.object({ interval_unit: z.enum(["MONTH", "YEAR"]) }),
        pricing_scheme: z.object({ fixed_price: money }),
      }),
    )
    .length(1),
});

export const payPalDispute = z.object({
  dispute_id: id,
  status: z.string(),
  dispute_life_cycle_stage: z.string().nullish(),
  dispute_outcome: z.object({ outcome_code: z.string() }).nullish(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: id })).min(1),
});
export type PayPalDispute = z.output<typeof payPalDispute>;

export const payPalVerification = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });
export const payPalPlanState = z.object({ id, status: z.string().default("ACTIVE") });
export const payPalWebhook = z.object({ id, url: z.string(), event_types: z.array(z.object({ name: z.string() })) });

/** A payment with what it says whose it is, and the order that it is of. */
export const payPalMarkedCapture = z.object({
  id,
  amount: money,
  create_time: moment,
  custom_id: z.string().nullish(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() }).nullish(),
});
export const payPalEvents = z.object({
  events: z
    .array(
      z.object({
        id,
        event_type: z.string(),
        create_time: moment,
        resource: z.object({
          id: z.string().optional(),
          dispute_id: z.string().optional(),
          billing_agreement_id: z.string().nullish(),
        }),
      }),
    )
    .default([]),
});
